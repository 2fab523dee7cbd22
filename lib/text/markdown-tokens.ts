import { decodeHTMLStrict } from 'entities';
import { lexer, walkTokens, type MarkedToken } from 'marked';

/** Splits a Markdown text into tokens, for the pages and for the check of its links. Build time only. */
export function markdownTokens(markdown: string): MarkedToken[] {
  // We turn GitHub's additions off. With them, an email address would become a link by itself.
  const tokens = lexer(markdown, { gfm: false });
  // marked doesn't decode entities such as &amp; in texts and links, and neither does React.
  void walkTokens(tokens, (token) => {
    if (token.type === 'text') token.text = decodeHTMLStrict(token.text);
    if (token.type === 'link') token.href = decodeHTMLStrict(token.href);
  });
  return tokens as MarkedToken[]; // other tokens come only from extensions
}

/** The kinds of Markdown that the check refuses. components/pages/markdown.tsx shows all others. */
export const notShown = [
  'blockquote',
  'checkbox',
  'code',
  'codespan',
  'def',
  'del',
  'hr',
  'html',
  'image',
  'table',
] as const satisfies MarkedToken['type'][];

/** Returns the tokens inside a token. For a list, they are its items. */
export function tokensIn(token: MarkedToken): MarkedToken[] {
  if (token.type === 'list') return token.items;
  return ('tokens' in token ? (token.tokens ?? []) : []) as MarkedToken[]; // as above
}

/** Writes each punctuation mark of a text as an entity, so that Markdown shows the text as it is. */
export const asMarkdown = (text: string) =>
  text.replace(/[!-/:-@[-`{-~]/g, (mark) => `&#${mark.charCodeAt(0)};`);
