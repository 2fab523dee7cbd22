import { ChevronDown } from 'lucide';
import { navigation } from '@/components/site/navigation';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import { longDate } from '@/lib/hours/dates';
import { Markdown } from './markdown';
import { TitledPage } from './titled-page';

export function LegalPage({ content, route }: { content: SiteContent; route: 'privacy' | 'terms' }) {
  const { business, pages } = content;
  const { introduction, sections } = content[route];
  const { updated } = pages[route];
  const title = navigation.footer[`/${route}` as const];
  const updatedLine = (
    <p className="mt-3 text-small text-soft">
      Last updated <time dateTime={updated}>{longDate(updated)}</time>
    </p>
  );
  return (
    <TitledPage content={content} title={title} note={updatedLine}>
      <Container className="grid gap-x-12 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionLinks sections={sections} />
        </div>
        <div className="grid max-w-measure grid-cols-1 gap-6 lg:col-span-8">
          <div className="text-lead">
            <Markdown text={introduction} contact={business} />
          </div>
          {sections.map(({ id, heading, markdown }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="grid grid-cols-1 gap-2 print:break-inside-avoid"
            >
              <h2 id={id} className="text-h3">
                {heading}
              </h2>
              <Markdown text={markdown} contact={business} />
            </section>
          ))}
        </div>
      </Container>
    </TitledPage>
  );
}

type Sections = SiteContent['privacy' | 'terms']['sections'];

/** Links to the sections. They are folded on phones and always open on wide screens. */
function SectionLinks({ sections }: { sections: Sections }) {
  return (
    <nav aria-label="On this page" className="low:static lg:sticky lg:top-20 print:hidden">
      <details className="open-when-wide">
        <summary className="min-h-11 gap-1 font-semibold">
          On this page
          <Icon of={ChevronDown} className="size-5" />
        </summary>
        <ol className="gap-6 sm:columns-2 lg:columns-1">
          {sections.map(({ id, heading }) => (
            <li key={id} className="break-inside-avoid">
              <TextLink href={`#${id}`} className="target">
                {heading}
              </TextLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
