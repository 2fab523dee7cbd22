import { CACHE_HASHED, CACHE_PAGES, EMBEDDING, SHOWN_ELSEWHERE, type Header } from './policy';

/** What Cloudflare Pages takes (its documentation of custom headers); it leaves out the rest without a word. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Cloudflare Pages and Netlify; `npm run serve` obeys it, too. Where several rules match
 * an address, these hosts join their values. So a header whose value differs never stands under `/*`.
 * @param pages address of each page: `/about`, or `/about/`
 * @param others addresses of the other files, or of whole folders: `/robots.txt`, `/drawings/*`
 * @throws Error if it grows beyond what the hosts take
 */
export function headersFile(
  headers: readonly Header[],
  pages: readonly string[],
  others: readonly string[] = [],
): string {
  const rule = (path: string, ...lines: Header[]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const common = headers.filter(([name]) => name !== EMBEDDING);
  const own: Header = [EMBEDDING, 'same-origin'];
  const rules = [
    rule('/*', ...common),
    rule('/_next/static/*', ['Cache-Control', CACHE_HASHED], own),
    ...pages.map((page) => rule(page, ['Cache-Control', CACHE_PAGES], own)),
    ...SHOWN_ELSEWHERE.map((path) => rule(path, [EMBEDDING, 'cross-origin'])),
    ...others.filter((path) => !SHOWN_ELSEWHERE.includes(path)).map((path) => rule(path, own)),
  ];
  const file = rules.join('\n');
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  if (rules.length > MOST_RULES || longest > LONGEST_LINE)
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters; hosts take ${MOST_RULES} and ${LONGEST_LINE}.`,
    );
  return file;
}
