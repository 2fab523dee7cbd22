import { lexer, type MarkedToken } from 'marked';

/** A Markdown text as tokens, for the pages and for the check of its links. Build time only. */
export function markdownTokens(markdown: string): MarkedToken[] {
  // Plain Markdown: with GitHub's additions, an email address would become a link by itself.
  return lexer(markdown, { gfm: false }) as MarkedToken[]; // other tokens come only from extensions
}

/** The tokens in a token, of which a list keeps those of its entries apart. */
export function tokensIn(token: MarkedToken): MarkedToken[] {
  const inside = token.type === 'list' ? token.items : 'tokens' in token ? token.tokens : undefined;
  return (inside ?? []) as MarkedToken[]; // as above
}
