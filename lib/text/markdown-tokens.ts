import { lexer, type MarkedToken } from 'marked';

/** Splits a Markdown text into tokens, for the pages and for the check of its links. Build time only. */
export function markdownTokens(markdown: string): MarkedToken[] {
  // We turn GitHub's additions off. With them, an email address would become a link by itself.
  return lexer(markdown, { gfm: false }) as MarkedToken[]; // other tokens come only from extensions
}

/** The kinds of Markdown that pages don't show. The check refuses them, and components/pages/markdown.tsx shows all others. */
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
