import type { ComponentProps } from 'react';
import ReactMarkdown from 'react-markdown';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { pageHref } from '@/lib/site/href';

type Parts = NonNullable<ComponentProps<typeof ReactMarkdown>['components']>;

// Only what a legal text needs; anything else that Markdown can do shows as its bare text.
const allowed = ['p', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'];

const parts: Parts = {
  p: ({ children }) => <p>{children}</p>,
  h3: ({ children }) => (
    <Heading level={3} className="pt-1">
      {children}
    </Heading>
  ),
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-2.5 marker:text-control">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal space-y-1 pl-3">{children}</ol>,
  a: ({ href = '', children }) => (
    <TextLink href={href.startsWith('/') ? pageHref(href) : href}>{children}</TextLink>
  ),
};

/** A stretch of Markdown in the site's own type. Raw HTML in it stays text. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="space-y-2">
      <ReactMarkdown allowedElements={allowed} unwrapDisallowed components={parts}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
