import { lexer, type MarkedToken } from 'marked';

/** Splits a Markdown text into tokens, for the pages and for the check of its links. Build time only. */
export function markdownTokens(markdown: string): MarkedToken[] {
  // We turn GitHub's additions off. With them, an email address would become a link by itself.
  return lexer(markdown, { gfm: false }) as MarkedToken[]; // other tokens come only from extensions
}

/**
 * The kinds of Markdown that pages don't show: what staff call them, and what to do about them. The check refuses
 * these, and components/pages/markdown.tsx shows all others.
 */
export const notShown = {
  blockquote: ['a quote', 'Remove the > at the beginning, so that it’s an ordinary paragraph.'],
  checkbox: ['a checkbox', 'Write an ordinary list.'],
  code: ['a text that begins with a tab, four spaces, or ```', 'Remove what’s in front of it.'],
  codespan: ['a ` around words', 'Remove it.'],
  def: ['the address of a link on a line of its own', 'Write the link in the text, as [words](address).'],
  del: ['~~ around words', 'Remove it.'],
  hr: ['a line across the page', 'Remove it. Each heading begins a new section.'],
  html: ['HTML or a comment', 'Remove it.'],
  image: ['a picture', 'Remove it.'],
  table: ['a table', 'Write a list instead.'],
} as const satisfies Partial<Record<MarkedToken['type'], readonly [what: string, remedy: string]>>;

/** Returns the tokens inside a token. For a list, they are its items. */
export function tokensIn(token: MarkedToken): MarkedToken[] {
  if (token.type === 'list') return token.items;
  return ('tokens' in token ? (token.tokens ?? []) : []) as MarkedToken[]; // as above
}
