import { Children, type ComponentProps, type ReactNode } from 'react';
import ReactMarkdown from 'react-markdown';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { pageHref } from '@/lib/site/href';
import { ContactText, type Contact } from '@/components/site/contact-text';

// Only what a legal text needs; anything else that Markdown can do shows as its bare text.
const allowed = ['p', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'];

type Parts = NonNullable<ComponentProps<typeof ReactMarkdown>['components']>;

/** Markdown's elements in the site's own type. */
function partsWith(contact: Contact): Parts {
  const linked = (children: ReactNode) =>
    Children.map(children, (child) =>
      typeof child === 'string' ? <ContactText text={child} contact={contact} /> : child,
    );
  return {
    p: ({ children }) => <p>{linked(children)}</p>,
    li: ({ children }) => <li>{linked(children)}</li>,
    h3: ({ children }) => (
      <Heading level={3} className="pt-1">
        {children}
      </Heading>
    ),
    ul: ({ children }) => <ul className="list-disc space-y-1 pl-2.5 marker:text-soft">{children}</ul>,
    ol: ({ children }) => <ol className="list-decimal space-y-1 pl-3">{children}</ol>,
    a: ({ href = '', children }) => (
      <TextLink href={href.startsWith('/') ? pageHref(href) : href}>{children}</TextLink>
    ),
  };
}

/** A stretch of Markdown; the business's phone and e-mail in it become links. Raw HTML in it stays text. */
export function Markdown({ text, contact }: { text: string; contact: Contact }) {
  return (
    <div className="space-y-2">
      <ReactMarkdown allowedElements={allowed} unwrapDisallowed components={partsWith(contact)}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
