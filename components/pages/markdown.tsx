import type { MarkedToken, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { ContactText, type ContactDetails } from '@/components/site/contact-text';
import { TextLink } from '@/components/ui/text-link';
import { isSafeLink, pageHref } from '@/lib/site/links';
import { markdownTokens, tokensIn, type notShown } from '@/lib/text/markdown-tokens';

export function Markdown({ text, contact }: { text: string; contact: ContactDetails }) {
  return <div className="grid grid-cols-1 gap-4">{elements(markdownTokens(text), contact)}</div>;
}

/** In a link, `contact` is undefined, because a link can't contain another one. */
function elements(tokens: readonly MarkedToken[], contact: ContactDetails | undefined): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{elementOf(token, contact)}</Fragment>);
}

function elementOf(token: MarkedToken, contact: ContactDetails | undefined): ReactNode {
  const children = elements(tokensIn(token), contact);
  switch (token.type) {
    case 'space':
      return null;
    case 'paragraph':
      return <p>{children}</p>;
    case 'heading':
      return <h3 className="pt-2">{children}</h3>;
    case 'list':
      return <List token={token}>{children}</List>;
    case 'list_item':
      return <li>{children}</li>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'em':
      return <em>{children}</em>;
    case 'br':
      return <br />;
    case 'link':
      return <TextLink href={hrefOf(token.href)}>{elements(tokensIn(token), undefined)}</TextLink>;
    case 'text':
      return token.tokens ? children : <Words text={token.text} contact={contact} />;
    case 'escape':
      return token.text;
    default:
      // `npm run content:check` refuses these types. Each type without a case must be one of them.
      token.type satisfies (typeof notShown)[number];
      return token.raw;
  }
}

const Words = ({ text, contact }: { text: string; contact: ContactDetails | undefined }) =>
  contact ? <ContactText text={text} contact={contact} /> : text;

function List({ token, children }: { token: Tokens.List; children: ReactNode }) {
  if (!token.ordered) return <ul className="grid list-disc grid-cols-1 gap-2 pl-5">{children}</ul>;
  return (
    <ol start={Number(token.start)} className="grid list-decimal grid-cols-1 gap-2 pl-6">
      {children}
    </ol>
  );
}

/** The address of a link, or '' if it isn't safe. A build reports such links first. */
function hrefOf(address: string): string {
  if (!isSafeLink(address)) return '';
  return address.startsWith('/') ? pageHref(address) : address;
}
