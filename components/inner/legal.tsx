import { Children, type ComponentProps, type ReactNode } from 'react';
import ReactMarkdown from 'react-markdown';
import { ContactText, type Contact } from '@/components/site/contact';
import { Heading } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Prose } from '@/lib/content/load/prose';
import type { SiteContent } from '@/lib/content/load/site-content';
import { pageHref } from '@/lib/site/href';
import { isSafeLink } from '@/lib/text/safe-link';
import { InnerPage } from './inner-page';

// A calendar day: in UTC it is the same wherever the build runs.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ content, route }: { content: SiteContent; route: 'privacy' | 'terms' }) {
  const { business, pages, site } = content;
  const { introduction, sections } = content[route];
  const { name, updated } = pages[route];
  const updatedLine = (
    <p className="mt-3 text-small text-soft">
      {site.updated} <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
    </p>
  );
  return (
    <InnerPage content={content} title={name} note={updatedLine}>
      <Container className="grid gap-x-12 gap-y-8 pt-8 pb-16 md:pt-12 md:pb-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <TableOfContents heading={site.tableOfContents} sections={sections} />
        </div>
        <div className="grid max-w-measure grid-cols-1 gap-8 lg:col-span-8">
          <div className="text-lead">
            <Markdown text={introduction} contact={business} />
          </div>
          {sections.map(({ id, heading, markdown }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="grid grid-cols-1 gap-2 print:break-inside-avoid"
            >
              <Heading level={2} size="h3" id={id}>
                {heading}
              </Heading>
              <Markdown text={markdown} contact={business} />
            </section>
          ))}
        </div>
      </Container>
    </InnerPage>
  );
}

/** On wide screens it stays in view next to the text if the window is tall enough. */
function TableOfContents({ heading, sections }: { heading: string; sections: Prose['sections'] }) {
  return (
    <nav aria-labelledby="on-this-page" className="low:static lg:sticky lg:top-6 print:hidden">
      <h2 id="on-this-page" className="font-sans text-small font-semibold tracking-normal text-soft">
        {heading}
      </h2>
      <ol className="mt-1 gap-6 sm:columns-2 lg:columns-1">
        {sections.map(({ id, heading: name }) => (
          <li key={id} className="break-inside-avoid">
            <TextLink href={`#${id}`} className="inline-flex min-h-10 items-center">
              {name}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

// All that a legal text needs. Other Markdown and HTML shows as plain text.
const allowed = ['p', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'];

function Markdown({ text, contact }: { text: string; contact: Contact }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReactMarkdown
        allowedElements={allowed}
        unwrapDisallowed
        components={elementsWith(contact)}
        // `npm run content:check`, the first step of a build, says which link it is.
        urlTransform={(address) => (isSafeLink(address) ? address : '')}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

/** Markdown elements in the site's style, with phone and email as links. */
function elementsWith(contact: Contact): NonNullable<ComponentProps<typeof ReactMarkdown>['components']> {
  const linked = (children: ReactNode) =>
    Children.map(children, (child) =>
      typeof child === 'string' ? <ContactText text={child} contact={contact} /> : child,
    );
  return {
    p: ({ children }) => <p>{linked(children)}</p>,
    li: ({ children }) => <li>{linked(children)}</li>,
    h3: ({ children }) => (
      <Heading level={3} className="pt-2">
        {children}
      </Heading>
    ),
    ul: ({ children }) => <ul className="grid list-disc grid-cols-1 gap-2 pl-5">{children}</ul>,
    ol: ({ children }) => <ol className="grid list-decimal grid-cols-1 gap-2 pl-6">{children}</ol>,
    a: ({ href = '', children }) => (
      <TextLink href={href.startsWith('/') ? pageHref(href) : href}>{children}</TextLink>
    ),
  };
}
