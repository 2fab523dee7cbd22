import { CACHE_HASHED, CACHE_PAGES, type Header } from './policy';

/**
 * The `_headers` file of Cloudflare Pages and Netlify; `npm run serve` obeys it, too. Rules that match one
 * address are joined by these hosts, so the cache rule of pages is given for each page and never for `/*`.
 * @param pages addresses of the pages, each in every spelling that a host may answer: `/about`, `/about/`
 */
export function headersFile(headers: readonly Header[], pages: readonly string[]): string {
  const rule = (path: string, lines: readonly Header[]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule('/*', headers),
    rule('/_next/static/*', [['Cache-Control', CACHE_HASHED]]),
    ...pages.map((page) => rule(page, [['Cache-Control', CACHE_PAGES]])),
  ].join('\n');
}
