import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { headersIn } from '../headers-file';
import { previewMark } from '../preview/preview';
import type { BuildRecord, Reply, Visit } from './visit';

type Finding = {
  /** A sentence that is true if nothing is wrong. */
  title: string;
  /** A sentence for each fault. */
  wrong: readonly string[];
  /** The section of docs/hosting.md that says what to do. */
  section: string;
};

export function checks({ site, home, record, files, missing }: Visit): Finding[] {
  const arrived = files.filter(({ status }) => status === 200);
  // Hosts send small files as they are.
  const large = arrived.filter(({ name, text }) => /\.(html|js)$/.test(name) && text.length > 2000);
  const listed = arrived.filter(({ name }) => name.endsWith('.html') || name === 'robots.txt');
  const isPreview = home.text.includes(previewMark);
  const order = isPreview ? 'block' : 'allow';
  return [
    {
      title: `All ${files.length - 1} pages and files arrived exactly as built, and robots.txt is there.`,
      wrong: sentences(files, (reply) => fileFault(reply, record)),
      section: 'Files',
    },
    {
      title: `All ${large.length} larger pages and scripts came compressed.`,
      wrong: sentences(
        large,
        ({ headers }) => !headers.has('content-encoding') && 'came without compression',
      ),
      section: 'Compression',
    },
    {
      title: `The ${arrived.length} pages and files that arrived, and the 404 page, have the headers of public/_headers.`,
      wrong: sentences([...arrived, ...missing.slice(0, 1)], headerFault),
      section: 'Headers',
    },
    {
      title: `${missing.length} addresses that don’t exist show the 404 page exactly as built.`,
      wrong: sentences(missing, (reply) => notFoundFault(reply, record)),
      section: '404 page',
    },
    {
      title: `The pages and robots.txt (${listed.length} files) ${order} search engines.`,
      wrong: [
        ...sentences(listed, (reply) => isHidden(reply) !== isPreview && `should ${order} search engines`),
        ...addressFault(site, home, isPreview),
      ],
      section: 'Search engines',
    },
  ];
}

/** Says when and from what the site was built, and whether the build on this computer is the same, if there is one. */
export function aboutBuilds(live: BuildRecord, here: BuildRecord | undefined): string[] {
  const sentence = `This site was built ${whenBuilt(live)}.`;
  if (!here) return [sentence];
  const names = new Set([...Object.keys(live.files), ...Object.keys(here.files)]);
  const isSame = [...names].every((name) => live.files[name] === here.files[name]);
  const comparison = isSame
    ? 'The build on this computer has the same pages and files.'
    : `The build on this computer is another one. It was built ${whenBuilt(here)}.`;
  return [sentence, comparison];
}

function whenBuilt({ built, commit }: BuildRecord): string {
  const time = new Date(built).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return `on ${time}${commit ? ` from commit ${commit}` : ''}`;
}

/** Writes a sentence for each fault. It begins with the address, and says how many others have the same fault. */
function sentences(replies: readonly Reply[], faultOf: (reply: Reply) => string | false): string[] {
  const found = new Map<string, string[]>();
  for (const reply of replies) {
    const fault = faultOf(reply);
    if (fault) found.set(fault, [...(found.get(fault) ?? []), reply.path]);
  }
  return [...found].map(([fault, paths]) => {
    const more = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
    return `${paths[0]}${more} ${fault}.`;
  });
}

/** The types of the files that browsers don't show or run with another type. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.js': /^(text|application)\/javascript/,
  '.svg': /^image\/svg/,
};

function fileFault({ name, status, sum, headers }: Reply, { files }: BuildRecord) {
  if (status !== 200) return `didn’t arrive (status ${status})`;
  // robots.txt isn't in the record, because hosts write into it.
  if (sum !== (files[name] ?? sum)) return 'didn’t arrive as built';
  const type = (headers.get('content-type') ?? '').toLowerCase();
  const isAccepted = contentTypes[extname(name)]?.test(type) ?? true;
  const hasOtherEncoding = /charset=(?!"?utf-8)/.test(type);
  return (!isAccepted || hasOtherEncoding) && `came with the type “${type}”`;
}

const headersFile = readFileSync('public/_headers', 'utf8');

function headerFault(reply: Reply) {
  // On other paths this header would keep other sites from showing the share picture, so it must be missing there.
  const wanted = new Map([['Cross-Origin-Resource-Policy', null], ...headersIn(headersFile, reply.path)]);
  const different = [...wanted.keys()].filter((name) => reply.headers.get(name) !== wanted.get(name));
  if (reply.name.endsWith('.html') && !isCheckedOnEveryVisit(reply)) different.push('Cache-Control');
  return different.length > 0 && `came with headers missing or different: ${different.join(', ')}`;
}

function notFoundFault(reply: Reply, { files }: BuildRecord) {
  if (reply.status !== 404) return `doesn’t exist, but the host answered with status ${reply.status}`;
  if (reply.sum !== files['404.html']) return 'didn’t show the 404 page that was built';
  return !isCheckedOnEveryVisit(reply) && 'lets browsers keep the 404 page';
}

/** Whether the headers make browsers ask for a new version on every visit. */
const isCheckedOnEveryVisit = (reply: Reply) =>
  /no-cache|no-store|max-age=0\b/.test(reply.headers.get('cache-control') ?? '');

const isHidden = (reply: Reply) =>
  /noindex/.test(reply.headers.get('x-robots-tag') ?? '') ||
  // Hosts add rules for other robots, so we look only for the rule for all of them.
  /<meta name="robots"[^>]*noindex|^user-agent: *\*\s+disallow: *\/\s*$/im.test(reply.text);

/** A live site must be at its canonical address, and a preview must not. On this computer, both are elsewhere. */
function addressFault({ protocol, origin }: URL, home: Reply, isPreview: boolean): string[] {
  const [, canonical = ''] = /rel="canonical" href="([^"]+)/.exec(home.text) ?? [];
  const isCanonical = canonical !== '' && new URL(canonical).origin === origin;
  if (protocol !== 'https:' || isCanonical !== isPreview) return [];
  return isPreview
    ? [`This is a preview, but it’s at the live address ${canonical}.`]
    : [`The site says that its live address is ${canonical}, but you’re checking another address.`];
}
