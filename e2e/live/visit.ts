import { z } from 'zod';
import { hashOf } from '../../scripts/build/policy';
import { listName } from '../../scripts/build/sums';

/** A host's answer. */
export type Reply = {
  /** The address on the site. */
  path: string;
  /** The built file that belongs there. */
  name: string;
  status: number;
  headers: Headers;
  text: string;
  /** The hash of the bytes. */
  sum: string;
};

/** The answers that the checks look at. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Whether a name from the list stays inside the site. The list comes from the host, so it can't be trusted. */
function isInside(name: string) {
  const leadsElsewhere = name.split('/').some((part) => ['', '.', '..'].includes(part));
  return !leadsElsewhere && !/[\\?#%:\p{C}]/u.test(name);
}

/** The build's list, as a host sends it. */
const listSchema = z
  .record(z.string().refine(isInside), z.string())
  .refine((list) => 'index.html' in list && '404.html' in list && Object.keys(list).length <= 2000);

/**
 * Requests every file of a site's build, one after the other. The address must end in a slash. Throws an Error with a
 * sentence if an address doesn't answer within ten seconds, if the home page isn't ours, or if the list is missing.
 */
export async function visit(site: URL, request = fetch) {
  const ask = requester(site, request);
  const home = await ask('/', 'index.html');
  expectOurs(home, site);
  const list = readList(await ask(`/${listName}`), site);
  const names = Object.keys(list).filter((name) => name !== '404.html');
  // Pages come first, because an owner recognizes their names.
  const pages = names.filter((name) => name.endsWith('.html'));
  const others = names.filter((name) => !name.endsWith('.html'));
  const files: Reply[] = [];
  for (const name of [...pages, ...others, 'robots.txt'])
    files.push(await ask(`/${name.replace(/^index\.html$|\.html$/, '')}`, name));
  const missing = [await ask('/no-such-page', '404.html'), await ask('/_next/static/no-such-file.js')];
  return { site, home, list, files, missing };
}

/** Returns a function that requests a path of the site, without following redirects. */
function requester(site: URL, request: typeof fetch) {
  return async (path: string, name = ''): Promise<Reply> => {
    const address = new URL(`.${path}`, site).href;
    try {
      const reply = await request(address, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
      const bytes = Buffer.from(await reply.arrayBuffer());
      const { status, headers } = reply;
      return { path, name, status, headers, text: bytes.toString(), sum: hashOf(bytes) };
    } catch (error) {
      // Node puts the reason of a failed request into `cause`.
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      const remedy = 'Check the address, and that the site is deployed.';
      throw new Error(`${address} doesn’t answer (${reason}). ${remedy}`, { cause: error });
    }
  };
}

function expectOurs({ status, headers, text }: Reply, site: URL): void {
  const elsewhere = headers.get('location');
  if (elsewhere)
    throw new Error(`${site} redirects to ${elsewhere}. Run the command with the address of the home page.`);
  const isOurs = status === 200 && text.includes(`data-scripts="${site.pathname}_next/`);
  if (!isOurs)
    throw new Error(
      `${site} answered with status ${status}, and there’s no home page for this site at that address.`,
    );
}

function readList({ path, status, text }: Reply, site: URL) {
  const list = listSchema.safeParse(parseJson(text)).data;
  if (list) return list;
  const address = new URL(`.${path}`, site).href;
  throw new Error(
    `There’s no list of this site’s files at ${address} (status ${status}), or it has more than 2,000, ` +
      'so nothing could be compared. Upload all of out/ again.',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
