import { CACHE_HASHED, CACHE_PAGES, EMBEDDING, SHOWN_ELSEWHERE, type Header } from './policy';

/** What Cloudflare Pages takes (its documentation of custom headers); it leaves out the rest without a word. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Cloudflare Pages and Netlify; `npm run serve` obeys it, too. Where several rules match
 * an address, these hosts join their values. So a header whose value differs never stands under `/*`.
 * @param addresses of all pages, files and folders but `_next`: `/about`, `/robots.txt`, `/drawings/*`
 * @throws Error if it grows beyond what the hosts take
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
      `_headers has ${rules.length} rules and a line of ${longest} characters; hosts take ${MOST_RULES} and ${LONGEST_LINE}.`,
    );
  return file;
}
