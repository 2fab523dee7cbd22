import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { headersIn } from '../../scripts/headers-file';
import { previewMark } from '../../scripts/preview/preview';
import type { BuildRecord, Reply, Visit } from './visit';

type Finding = {
  /** A sentence that is true if nothing is wrong. */
  title: string;
  /** A sentence for each fault. */
  wrong: readonly string[];
  /** The section of docs/hosting.md that says what to do. */
  section: string;
};

export const checks = (visited: Visit): Finding[] =>
  [checkFiles, checkCompression, checkHeaders, checkNotFound, checkSearchEngines].map((check) =>
    check(visited),
  );

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
function sentences(replies: readonly Reply[], faultOf: (reply: Reply) => string | undefined): string[] {
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

const arrivedIn = (files: readonly Reply[]) => files.filter(({ status }) => status === 200);

function checkFiles({ files, record }: Visit): Finding {
  return {
    title: `All ${files.length - 1} pages and files arrived exactly as built, and robots.txt is there.`,
    wrong: sentences(files, (reply) => {
      if (reply.status !== 200) return `didn’t arrive (status ${reply.status})`;
      // robots.txt isn't in the record, because hosts write into it.
      if (reply.sum !== (record.files[reply.name] ?? reply.sum)) return 'didn’t arrive as built';
      return typeFault(reply);
    }),
    section: 'Files',
  };
}

/** The types of the files that browsers don't show or run with another type. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.js': /^(text|application)\/javascript/,
  '.svg': /^image\/svg/,
};

function typeFault({ name, headers }: Reply): string | undefined {
  const type = (headers.get('content-type') ?? '').toLowerCase();
  const isAccepted = contentTypes[extname(name)]?.test(type) ?? true;
  const hasOtherEncoding = /charset=(?!"?utf-8)/.test(type);
  if (isAccepted && !hasOtherEncoding) return undefined;
  return type ? `came with the type ${type}` : 'came without a type';
}

function checkCompression({ files }: Visit): Finding {
  // Hosts send small files as they are.
  const large = arrivedIn(files).filter(({ name, text }) => /\.(html|js)$/.test(name) && text.length > 2000);
  return {
    title: `All ${large.length} larger pages and scripts came compressed.`,
    wrong: sentences(large, ({ headers }) =>
      headers.has('content-encoding') ? undefined : 'came without compression',
    ),
    section: 'Compression',
  };
}

const headersFile = readFileSync('public/_headers', 'utf8');

function checkHeaders({ files, missing }: Visit): Finding {
  const arrived = arrivedIn(files);
  return {
    title: `The ${arrived.length} pages and files that arrived, and the 404 page, have the headers of public/_headers.`,
    wrong: sentences([...arrived, ...missing.slice(0, 1)], (reply) => {
      // On other paths this header would keep other sites from showing the share picture, so it must be missing there.
      const wanted = new Map([['Cross-Origin-Resource-Policy', null], ...headersIn(headersFile, reply.path)]);
      const different = [...wanted.keys()].filter((name) => reply.headers.get(name) !== wanted.get(name));
      if (reply.name.endsWith('.html') && !isCheckedOnEveryVisit(reply)) different.push('Cache-Control');
      return different.length > 0
        ? `came with headers missing or different: ${different.join(', ')}`
        : undefined;
    }),
    section: 'Headers',
  };
}

/** Whether the headers make browsers ask for a new version on every visit. */
const isCheckedOnEveryVisit = (reply: Reply) =>
  /no-cache|no-store|max-age=0\b/.test(reply.headers.get('cache-control') ?? '');

function checkNotFound({ missing, record }: Visit): Finding {
  return {
    title: `${missing.length} addresses that don’t exist show the 404 page exactly as built.`,
    wrong: sentences(missing, (reply) => {
      if (reply.status !== 404) return `doesn’t exist, but the host answered with status ${reply.status}`;
      if (reply.sum !== record.files['404.html']) return 'didn’t show the 404 page that was built';
      return isCheckedOnEveryVisit(reply) ? undefined : 'lets browsers keep the 404 page';
    }),
    section: '404 page',
  };
}

function checkSearchEngines({ site, home, files }: Visit): Finding {
  const isPreview = home.text.includes(previewMark);
  const listed = arrivedIn(files).filter(({ name }) => name.endsWith('.html') || name === 'robots.txt');
  const fault = `should ${isPreview ? 'block' : 'allow'} search engines`;
  const wrong = sentences(listed, (reply) => (isHidden(reply) === isPreview ? undefined : fault));
  const [, canonical = ''] = /rel="canonical" href="([^"]+)/.exec(home.text) ?? [];
  const isCanonical = canonical !== '' && new URL(canonical).origin === site.origin;
  // A live site must be at its canonical address, and a preview must not. On this computer, both are elsewhere.
  if (site.protocol === 'https:' && isCanonical === isPreview)
    wrong.push(
      isPreview
        ? `This is a preview, but it’s at the live address ${canonical}.`
        : `The site says that its live address is ${canonical}, but you’re checking another address.`,
    );
  return {
    title: `The pages and robots.txt (${listed.length} files) ${isPreview ? 'block' : 'allow'} search engines.`,
    wrong,
    section: 'Search engines',
  };
}

const isHidden = (reply: Reply) =>
  /noindex/.test(reply.headers.get('x-robots-tag') ?? '') ||
  // Hosts add rules for other robots, so we look only for the rule for all of them.
  /<meta name="robots"[^>]*noindex|^user-agent: *\*\s+disallow: *\/\s*$/im.test(reply.text);
