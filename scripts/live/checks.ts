import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { hashOf } from '../build/policy';
import { readRecord, recordFile } from '../build/record';
import { headersIn } from '../headers-file';

/** Requests every file of a deployed site, one after the other. The address must end in a slash. */
export async function fetchSite(site: URL, request = fetch) {
  /** Requests a path of the site. `name` is the file of the build that should arrive, or '' if there is none. */
  const ask = async (path: string, name = '') => {
    const signal = AbortSignal.timeout(10_000);
    const address = new URL(`.${path}`, site);
    const reply = await request(address, { signal, redirect: 'manual' }).catch(
      ({ message, cause }: Error) => {
        throw new Error(`${address} doesn’t answer (${String(cause ?? message)})`);
      },
    );
    const bytes = Buffer.from(await reply.arrayBuffer());
    const { status, headers } = reply;
    return { path, name, status, headers, text: bytes.toString(), hash: hashOf(bytes) };
  };
  const { status, headers, text } = await ask(`/${recordFile}`);
  const target = headers.get('location');
  if (status !== 200)
    throw new Error(`${recordFile} has status ${status}${target ? ` and leads to ${target}` : ''}`);
  const record = readRecord(text);
  if (!record) throw new Error(`${recordFile} isn’t the record of a build`);
  const missing = [await ask('/no-such-page', '404.html'), await ask('/_next/static/no-such-file.js')];
  const files = [];
  // We go from the end, so that the pages, whose names an owner knows, come before the files of _next/.
  for (const name of [...Object.keys(record.files), 'robots.txt'].toReversed())
    if (name !== '404.html') files.push(await ask(`/${name.replace(/^index\.html$|\.html$/, '')}`, name));
  return { site, record, files, missing };
}

type Site = Awaited<ReturnType<typeof fetchSite>>;

/** Returns the checks of a site. Without faults, a title is true. With them, see `section` in docs/hosting.md. */
export function checksOf({ site, record, files, missing }: Site) {
  const arrived = files.filter(({ status }) => status === 200);
  // Hosts send small files as they are.
  const large = arrived.filter(({ name, text }) => /\.(html|js)$/.test(name) && text.length > 2000);
  const listed = arrived.filter(({ name }) => /\.html$|^robots\.txt$/.test(name));
  const order = record.isPreview ? 'block' : 'allow';
  return [
    {
      section: 'Files',
      title: `All ${files.length - 1} pages and files arrived exactly as built, and robots.txt is there.`,
      faults: faultsOf(files, ({ name, status, headers, text, hash }) => {
        if (status !== 200) return `didn’t arrive (status ${status})`;
        // robots.txt isn't in the record, because hosts write into it.
        if (hash !== (record.files[name] ?? hash)) return 'didn’t arrive as built';
        if (name === 'index.html' && !text.includes(`data-scripts="${site.pathname}_next/`))
          return 'was built for another folder';
        const type = (headers.get('content-type') ?? '').toLowerCase();
        const isRight = type.includes(typeOf[extname(name)] ?? '') && !/charset=(?!"?utf-8)/.test(type);
        return !isRight && `came with the type “${type}”`;
      }),
    },
    {
      section: 'Compression',
      title: `All ${large.length} larger pages and scripts came compressed.`,
      faults: faultsOf(large, ({ headers }) => !headers.get('content-encoding') && 'came uncompressed'),
    },
    {
      section: 'Headers',
      title: `The ${arrived.length} pages and files that arrived, and the 404 page, have the headers of public/_headers.`,
      faults: faultsOf([...arrived, ...missing.slice(0, 1)], ({ path, name, headers }) => {
        // On other paths, this header would keep other sites from showing the share picture.
        const wanted = new Map([['Cross-Origin-Resource-Policy', null], ...headersIn(headersFile, path)]);
        const different = [...wanted.keys()].filter((header) => headers.get(header) !== wanted.get(header));
        if (name.endsWith('.html') && !isAlwaysNew(headers)) different.push('Cache-Control');
        return different.length > 0 && `came with headers missing or different: ${different.join(', ')}`;
      }),
    },
    {
      section: '404 page',
      title: `${missing.length} addresses that don’t exist show the 404 page exactly as built.`,
      faults: faultsOf(missing, ({ status, headers, hash }) => {
        if (status !== 404) return `came with status ${status}, although there is no such file`;
        if (hash !== record.files['404.html']) return 'didn’t show the 404 page that was built';
        return !isAlwaysNew(headers) && 'came with a 404 page that browsers may keep';
      }),
    },
    {
      section: 'Search engines',
      title: `The pages and robots.txt (${listed.length} files) ${order} search engines.`,
      faults: faultsOf(listed, ({ headers, text }) => {
        const isHidden = /noindex/.test(headers.get('x-robots-tag') ?? '') || noIndex.test(text);
        if (isHidden !== record.isPreview) return `should ${order} search engines`;
        const [, live] = /rel="canonical" href="(https:\/\/[^/"]+)/.exec(text) ?? [];
        // On this computer, the site and its preview are both elsewhere.
        if (!live || site.protocol !== 'https:' || (live === site.origin) !== record.isPreview) return false;
        return record.isPreview
          ? `came as a preview, but ${live} is the live address`
          : `belongs at the live address, ${live}`;
      }),
    },
  ];
}

/** A word in the type without which browsers don't show or run a file. */
const typeOf: Record<string, string> = { '.css': 'css', '.html': 'html', '.js': 'javascript', '.svg': 'svg' };

const headersFile = readFileSync('public/_headers', 'utf8');

/** Whether browsers must ask for a new version on every visit. */
const isAlwaysNew = (headers: Headers) =>
  /no-cache|no-store|max-age=0\b/.test(headers.get('cache-control') ?? '');

/** Matches a page or robots.txt that keeps search engines away. Rules that hosts add for other robots don't count. */
const noIndex = /<meta name="robots"[^>]*noindex|^user-agent: *\*\s+disallow: *\/\s*$/im;

/** Returns a sentence for each fault. It begins with a path and says how many others have the same fault. */
function faultsOf(replies: Site['missing'], faultOf: (reply: Site['missing'][number]) => string | false) {
  const paths: Record<string, string[]> = {};
  for (const reply of replies) {
    const fault = faultOf(reply);
    if (fault) (paths[fault] ??= []).push(reply.path);
  }
  return Object.entries(paths).map(([fault, [first, ...others]]) => {
    return `${first}${others.length > 0 ? ` and ${others.length} more` : ''} ${fault}.`;
  });
}
