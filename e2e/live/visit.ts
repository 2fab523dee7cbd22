import { previewMark } from '../../scripts/preview/preview';

/** An address, without the base path if it is on the site, and what is there. */
export type Reply = { path: string; status: number; headers: Headers; text: string };

/** What the checks look at. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/**
 * Asks a site, whose address ends in a slash, for one thing after the other. Throws a sentence if something doesn't
 * answer within ten seconds, or if the home page is none of ours.
 */
export async function visit(site: URL, request = fetch) {
  const hrefOf = (path: string) => new URL(path.replace(/^\//, './'), site).href;
  const ask = async (path: string, headers = {}): Promise<Reply> => {
    const signal = AbortSignal.timeout(10_000);
    try {
      const reply = await request(hrefOf(path), { headers, signal, redirect: 'manual' });
      return { path, status: reply.status, headers: reply.headers, text: await reply.text() };
    } catch (error) {
      const { cause = error } = error instanceof Error ? error : {};
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${hrefOf(path)} does not answer (${reason}). Is the site deployed?`, { cause: error });
    }
  };
  const askAll = async (paths: Iterable<string>) => {
    const replies: Reply[] = [];
    for (const path of new Set(paths)) replies.push(await ask(path));
    return replies;
  };
  const linked = (text: string, link: RegExp) =>
    [...text.matchAll(link)].map(([, to = '']) => new URL(to, site).pathname.slice(site.pathname.length - 1));

  const home = await ask('/');
  const elsewhere = home.headers.get('location');
  if (elsewhere)
    throw new Error(`${site} leads to ${elsewhere}. Ask about the address where the home page is.`);
  if (home.status !== 200 || !home.text.includes(`data-scripts="${site.pathname}_next/`))
    throw new Error(`${site} answers ${home.status}, without a home page that was built for this address.`);

  const sitemap = await ask('/sitemap.xml');
  const listed = linked(sitemap.text, /<loc>([^<]+)/g);
  // A preview has no sitemap.
  const paths = listed.length > 0 ? listed : linked(home.text, /<a\b[^>]* href="(\/[^"#?.]*)["#?]/g);
  const pages = [home, ...(await askAll(paths.filter((path) => path !== '/')))];
  const texts = pages.map(({ text }) => text).join();
  const named = linked(texts, /["( ](\/[^"() ?#]+\.(?:css|ico|js|png|svg|webmanifest|webp|woff2))\b/g);
  const pictures = linked(texts, /"og:image" content="([^"]+)/g);
  const files = await askAll([...named, ...pictures, '/robots.txt']);
  const missing = await askAll(['/no-such-page', '/_next/static/no-such-file.js']);
  const again = await ask('/', { 'If-None-Match': home.headers.get('etag') ?? '' });

  const isPreview = home.text.includes(previewMark);
  if (!isPreview) files.push(sitemap);
  const [, canonical = ''] = /rel="canonical" href="([^"]+)/.exec(home.text) ?? [];
  const isCanonical = canonical !== '' && new URL(canonical).origin === site.origin;
  const isLocal = site.protocol === 'http:';
  const twin = site.host.startsWith('www.') ? site.host.slice(4) : `www.${site.host}`;
  const doors = [`http://${site.host}`, ...(isCanonical ? [`https://${twin}`] : [])];
  const last = pages.at(-1)?.path;
  const redirects = [
    [`${last}/?service=dishwasher`, `${last}?service=dishwasher`],
    ...(isLocal ? [] : doors).map((door) => [door + site.pathname, '/']),
  ];
  const astray: string[] = [];
  for (const [from = '', to = ''] of redirects) {
    const reply = await ask(from).catch(() => undefined);
    const location = reply?.headers.get('location');
    // Not every name has one with "www.".
    const isMissing = !reply && from.startsWith('https://www.');
    const isRight = location ? new URL(location, hrefOf(from)).href === hrefOf(to) : isMissing;
    if (!isRight) astray.push(`${hrefOf(from)} does not lead to ${hrefOf(to)}.`);
  }
  // A live site names its own address to search engines; a preview, another one.
  const isMisplaced = !isLocal && isCanonical === isPreview;
  return { home, pages, files, missing, again, astray, canonical, isPreview, isMisplaced };
}
