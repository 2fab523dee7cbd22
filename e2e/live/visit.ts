import { z } from 'zod';
import { hashOf } from '../../scripts/build/policy';
import { listName } from '../../scripts/build/sums';
import { previewMark } from '../../scripts/preview/preview';

/** A host's answer. `path` is without the base path if it is on the site, and `name` is the built file there. */
export type Reply = Record<'path' | 'name' | 'text' | 'sum', string> & { status: number; headers: Headers };

/** The answers that the checks look at. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** The build's list, as a host sends it. A name must not lead outside the site. */
const listSchema = z
  .record(z.string().regex(/^(?!.*(^|\/)\.{0,2}(\/|$))[^\\?#%:\p{C}]+$/u), z.string())
  .refine((list) => 'index.html' in list && '404.html' in list && Object.keys(list).length <= 2000);

/**
 * Requests every file of a site's build, one after the other. The address must end in a slash. Throws an Error with a
 * sentence if an address doesn't answer within ten seconds, if the home page isn't ours, or if the list is missing.
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
      throw new Error(
        `${hrefOf(path)} doesn’t answer (${reason}). Check the address, and that the site is deployed.`,
        { cause: error },
      );
    }
  };

  const home = await ask('/');
  const elsewhere = home.headers.get('location');
  if (elsewhere)
    throw new Error(`${site} redirects to ${elsewhere}. Run the command with the address of the home page.`);
  if (home.status !== 200 || !home.text.includes(`data-scripts="${site.pathname}_next/`))
    throw new Error(
      `${site} answered with status ${home.status}, and there’s no home page for this site at that address.`,
    );

  const { status, text } = await ask(`/${listName}`);
  const list = listSchema.safeParse(await new Response(text).json().catch(() => undefined)).data;
  if (!list)
    throw new Error(
      `There’s no list of this site’s files at ${hrefOf(`/${listName}`)} (status ${status}), or it has more than 2,000, ` +
        'so nothing could be compared. Upload all of out/ again.',
    );

  const all: Reply[] = [];
  // We ask for pages first, because an owner recognizes their names.
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
    // A name without "www." may have no second name, so it's fine if that doesn't answer.
    else if (reply || !from.startsWith('https://www.'))
      astray.push(`${hrefOf(from)} doesn’t redirect to ${hrefOf(to)}.`);
  }
  // The canonical address of a live site is the site's own, and that of a preview is another one.
  const isMisplaced = !isLocal && isCanonical === isPreview;
  const place = isPreview
    ? `This is a preview, but it’s at the live address ${canonical}.`
    : `The site says its live address is ${canonical}, but you’re checking another address.`;
  return { list, all, missing, again, led, astray, isPreview, misplaced: isMisplaced ? [place] : [] };
}
