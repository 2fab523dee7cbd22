import { CACHE_HASHED, CACHE_PAGES, EMBEDDING, SHOWN_ELSEWHERE, type Header } from './policy';

/** Limits of Cloudflare Pages (its documentation on headers), which silently ignores the rest. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * The `_headers` file for Cloudflare Pages, Netlify and `npm run serve`. If several rules match,
 * hosts join their values, so a header whose value varies is never in `/*`. `addresses` are all
 * pages, files and folders except `_next`. Throws an Error beyond the limits.
 */
export function headersFile(headers: readonly Header[], addresses: readonly string[]): string {
  const rule = (path: string, ...lines: Header[]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const embedding = (path: string) => (SHOWN_ELSEWHERE.includes(path) ? 'cross-origin' : 'same-origin');
  const rules = [
    rule('/*', ...headers.filter(([name]) => name !== EMBEDDING)),
    rule('/_next/static/*', ['Cache-Control', CACHE_HASHED], [EMBEDDING, 'same-origin']),
    ...addresses.map((path) => rule(path, ['Cache-Control', CACHE_PAGES], [EMBEDDING, embedding(path)])),
  ];
  const file = rules.join('\n');
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  if (rules.length > MOST_RULES || longest > LONGEST_LINE)
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters; the limits are ${MOST_RULES} and ${LONGEST_LINE}.`,
    );
  return file;
}
