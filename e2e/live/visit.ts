import { z } from 'zod';
import { hashOf } from '../../scripts/build/policy';
import { listName } from '../../scripts/build/sums';
import { previewMark } from '../../scripts/preview/preview';

/** An address, without the base path if it is on the site; the file that belongs there; and what is there. */
export type Reply = Record<'path' | 'name' | 'text' | 'sum', string> & { status: number; headers: Headers };

/** The answers that the checks look at. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** The build's list, as a host sends it: its names must stay below the site. */
const listSchema = z
  .record(z.string().regex(/^(?!.*(^|\/)\.{0,2}(\/|$))[^\\?#%:\p{C}]+$/u), z.string())
  .refine((list) => 'index.html' in list && '404.html' in list && Object.keys(list).length <= 2000);

/**
 * Asks a site, whose address ends in a slash, for every file of its build, one after the other. Throws a sentence if
 * something doesn't answer within ten seconds, if the home page isn't ours, or if the list of files isn't there.
 */
export async function visit(site: URL, request = fetch) {
  const hrefOf = (path: string) => new URL(path.replace(/^\//, './'), site).href;
  const ask = async (path: string, name = '', sent = {}): Promise<Reply> => {
    const signal = AbortSignal.timeout(10_000);
    try {
      const reply = await request(hrefOf(path), { headers: sent, signal, redirect: 'manual' });
      const bytes = Buffer.from(await reply.arrayBuffer());
      const { status, headers } = reply;
      return { path, name, status, headers, text: bytes.toString(), sum: hashOf(bytes) };
    } catch (error) {
      const { cause = error } = error instanceof Error ? error : {};
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${hrefOf(path)} does not answer (${reason}). Is the site deployed?`, { cause: error });
    }
  };

  const home = await ask('/');
  const elsewhere = home.headers.get('location');
  if (elsewhere)
    throw new Error(`${site} leads to ${elsewhere}. Ask about the address where the home page is.`);
  if (home.status !== 200 || !home.text.includes(`data-scripts="${site.pathname}_next/`))
    throw new Error(`${site} answers ${home.status}, without a home page that was built for this address.`);

  const { status, text } = await ask(`/${listName}`);
  const list = listSchema.safeParse(await new Response(text).json().catch(() => undefined)).data;
  if (!list)
    throw new Error(
      `The list of this site's files (at most 2,000) is not at ${hrefOf(`/${listName}`)} (status ${status}), ` +
        'so nothing could be compared. Upload all of out/ again.',
    );

  const all: Reply[] = [];
  // Pages first, because their names say more to an owner.
  const names = Object.keys(list).toSorted((a, b) => +b.endsWith('.html') - +a.endsWith('.html'));
  for (const name of [...names, 'robots.txt'])
    if (name !== '404.html') all.push(await ask(`/${name.replace(/^index\.html$|\.html$/, '')}`, name));
  const missing = [await ask('/no-such-page'), await ask('/_next/static/no-such-file.js')];
  const again = await ask('/', '', { 'If-None-Match': home.headers.get('etag') ?? '' });

  const isPreview = home.text.includes(previewMark);
  const [, canonical = ''] = /rel="canonical" href="([^"]+)/.exec(home.text) ?? [];
  const isCanonical = canonical !== '' && new URL(canonical).origin === site.origin;
  const isLocal = site.protocol === 'http:';
  const twin = site.host.startsWith('www.') ? site.host.slice(4) : `www.${site.host}`;
  const redirects = [['/checkout/?service=dishwasher', '/checkout?service=dishwasher']];
  if (!isLocal) redirects.push([`http://${site.host}${site.pathname}`, '/']);
  if (!isLocal && isCanonical) redirects.push([`https://${twin}${site.pathname}`, '/']);
  const led: string[] = [];
  const astray: string[] = [];
  for (const [from = '', to = ''] of redirects) {
    const reply = await ask(from).catch(() => undefined);
    const location = reply?.headers.get('location');
    const isRight = location && new URL(location, hrefOf(from)).href === hrefOf(to);
    if (isRight) led.push(hrefOf(from));
    // Not every name has one with "www.".
    else if (reply || !from.startsWith('https://www.'))
      astray.push(`${hrefOf(from)} does not lead to ${hrefOf(to)}.`);
  }
  // A live site names its own address to search engines; a preview, another one.
  const isMisplaced = !isLocal && isCanonical === isPreview;
  const place = `The live address is ${canonical}, and this is ${isPreview ? 'a preview' : 'not there'}.`;
  return { list, all, missing, again, led, astray, isPreview, misplaced: isMisplaced ? [place] : [] };
}
