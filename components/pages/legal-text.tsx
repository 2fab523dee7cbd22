import { Heading } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import type { Prose } from '@/lib/content/prose';
import type { Contact } from '@/components/site/contact-text';
import { Markdown } from './markdown';
import { TableOfContents } from './table-of-contents';

type Props = { prose: Prose; contentsHeading: string; contact: Contact };

/** A long text to read: its contents in the margin, the sections in one measure, each with an address of its own. */
export function LegalText({ prose: { introduction, sections }, contentsHeading, contact }: Props) {
  return (
    <Container className="grid gap-x-6 gap-y-4 pt-4 pb-8 md:pt-6 md:pb-12 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <TableOfContents heading={contentsHeading} sections={sections} />
      </div>
      <div className="max-w-measure space-y-4 lg:col-span-8">
        <div className="text-lead">
          <Markdown text={introduction} contact={contact} />
        </div>
        {sections.map(({ id, heading, markdown }) => (
          <section key={id} aria-labelledby={id} className="space-y-1 print:break-inside-avoid">
            <Heading level={2} looks="h3" id={id}>
              {heading}
            </Heading>
            <Markdown text={markdown} contact={contact} />
          </section>
        ))}
      </div>
    </Container>
  );
}
