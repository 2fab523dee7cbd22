import { Heading } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import type { Prose } from '@/lib/content/prose';
import { Markdown } from './markdown';
import { TableOfContents } from './table-of-contents';

type Props = { prose: Prose; contentsHeading: string };

/** A long text to read: its contents in the margin, the sections in one measure, each with an address of its own. */
export function LegalText({ prose: { introduction, sections }, contentsHeading }: Props) {
  return (
    <Container className="grid gap-x-6 gap-y-4 pb-8 md:pb-12 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <TableOfContents heading={contentsHeading} sections={sections} />
      </div>
      <div className="max-w-measure space-y-5 lg:col-span-8">
        <div className="text-lead">
          <Markdown text={introduction} />
        </div>
        {sections.map(({ id, heading, markdown }) => (
          <section key={id} aria-labelledby={id} className="space-y-1.5">
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Markdown text={markdown} />
          </section>
        ))}
      </div>
    </Container>
  );
}
