import { CACHE_HASHED, CACHE_PAGES, type Header } from './policy';

/** What Cloudflare Pages takes (its documentation of custom headers); it leaves out the rest without a word. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Cloudflare Pages and Netlify; `npm run serve` obeys it, too. Rules that match one
 * address are joined by these hosts, so the cache rule of pages is given for each page and never for `/*`.
 * @param pages address of each page: `/about`, or `/about/`
 * @throws Error if it grows beyond what the hosts take
 */
export function headersFile(headers: readonly Header[], pages: readonly string[]): string {
  const rule = (path: string, lines: readonly Header[]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const rules = [
    rule('/*', headers),
    rule('/_next/static/*', [['Cache-Control', CACHE_HASHED]]),
    ...pages.map((page) => rule(page, [['Cache-Control', CACHE_PAGES]])),
  ];
  const file = rules.join('\n');
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  if (rules.length > MOST_RULES || longest > LONGEST_LINE)
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters; hosts take ${MOST_RULES} and ${LONGEST_LINE}.`,
    );
  return file;
}
