import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { isWhole } from '../../scripts/build/sums';
import { headersIn } from '../../scripts/headers-file';
import { previewMark } from '../../scripts/preview/preview';
import type { Reply, Visit } from './visit';

/** A sentence that is true if nothing is wrong, a sentence for each fault, and what to do about the faults. */
type Finding = { title: string; wrong: readonly string[]; remedy: string };

/** Answers four questions about a site: whether it arrives as built, its headers, its 404 page, and search engines. */
export const checks = (visited: Visit): Finding[] => [
  checkArrival(visited),
  checkHeaders(visited),
  checkNotFound(visited),
  checkSearchEngines(visited),
];

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

const upload = 'Upload all of out/ again.';
const uploadIfStillWrong = 'If it’s still wrong, upload all of out/ again';

function checkArrival({ files, list }: Visit): Finding {
  const wrong = sentences(files, (reply) => {
    if (reply.status !== 200)
      return `didn’t arrive. The host answered with status ${reply.status}. → ${upload} On nginx and S3, set up addresses as docs/hosting.md says`;
    // robots.txt isn't in the list, because hosts write into it.
    const isAsBuilt = reply.sum === (list[reply.name] ?? reply.sum);
    return isAsBuilt ? typeFault(reply) : difference(reply);
  });
  const title = `All ${files.length - 1} pages and files arrived exactly as built, and robots.txt is there.`;
  // Each fault has its own remedy.
  return { title, wrong, remedy: '' };
}

/**
 * Says how a file differs from the one that was built, and what to do. A page has the hash of everything else in it, so
 * a complete page with another hash comes from another build (docs/decisions/list-of-sums.md). Names in _next/static
 * have a hash of the content, so another build has other names there.
 */
function difference({ name, text }: Reply): string {
  const isWholePage = isWhole(text);
  if (isWholePage)
    return `came from another build. → Try again in ten minutes, because a cache may mix two builds right after a deploy. ${uploadIfStillWrong}`;
  if (isWholePage === false)
    return `arrived changed by the host. It added something, left something out, or cut the page off. → Turn that off. On Cloudflare, look for Web Analytics, Rocket Loader, and Email Address Obfuscation. On Netlify, look for snippet injection. ${uploadIfStillWrong}`;
  if (name.startsWith('_next/static/'))
    return `arrived cut off or changed. → ${upload} If it’s still wrong, turn off everything at the host that changes scripts and styles`;
  return `didn’t arrive as built. Another site’s file may be there, or the host changes it. → ${upload} If it’s still wrong, turn off everything at the host that changes such files. On Cloudflare, look for Polish`;
}

/** The content types that browsers accept for each kind of file. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.ico': /^image\/.*icon/,
  '.js': /^(text|application)\/javascript/,
  '.png': /^image\/png/,
  '.svg': /^image\/svg/,
  '.txt': /^text\/plain/,
  '.webmanifest': /^application\/.*json/,
  '.webp': /^image\/webp/,
  '.woff2': /^font\/woff2/,
  '.xml': /^\w+\/xml/,
};

function typeFault({ name, headers }: Reply): string | undefined {
  const type = (headers.get('content-type') ?? '').toLowerCase();
  const isAccepted = contentTypes[extname(name)]?.test(type) ?? true;
  const hasOtherEncoding = /charset=(?!"?utf-8)/.test(type);
  if (isAccepted && !hasOtherEncoding) return undefined;
  const came = type ? `came as ${type}` : 'came without a type';
  return `${came}. → On nginx and S3, set types as docs/hosting.md says`;
}

const headersFile = readFileSync('public/_headers', 'utf8');

function checkHeaders({ files, missing }: Visit): Finding {
  const arrived = files.filter(({ status }) => status === 200);
  const wrong = sentences([...arrived, ...missing.slice(0, 1)], (reply) => {
    // On other paths this header would keep other sites from showing the share picture, so it must be missing there.
    const wanted = new Map([['Cross-Origin-Resource-Policy', null], ...headersIn(headersFile, reply.path)]);
    const different = [...wanted.keys()].filter((name) => reply.headers.get(name) !== wanted.get(name));
    if (reply.name.endsWith('.html') && !isCheckedOnEveryVisit(reply)) different.push('Cache-Control');
    return different.length > 0
      ? `came with headers missing or different: ${different.join(', ')}`
      : undefined;
  });
  return {
    title: `The ${arrived.length} pages and files that arrived, and the 404 page, have the right headers.`,
    wrong,
    remedy:
      'On Cloudflare and Netlify, upload out/_headers too, and remove your own caching rules. On nginx and S3, set them ' +
      'as docs/hosting.md says. GitHub Pages can’t set them, but the policy in the pages still protects visitors.',
  };
}

/** Whether the headers make browsers ask for a new version on every visit. */
const isCheckedOnEveryVisit = (reply: Reply) =>
  /no-cache|no-store|max-age=0\b/.test(reply.headers.get('cache-control') ?? '');

function checkNotFound({ missing, list }: Visit): Finding {
  const wrong = sentences(missing, (reply) => {
    if (reply.status !== 404) return `shouldn’t exist, but the host answered with status ${reply.status}`;
    if (reply.sum !== list['404.html']) return 'didn’t show the 404 page that was built';
    if (!isCheckedOnEveryVisit(reply))
      return 'lets browsers keep the 404 page, although the file may exist later';
    return undefined;
  });
  return {
    title: 'Addresses that don’t exist show the 404 page exactly as built.',
    wrong,
    remedy:
      'Upload out/404.html too, and turn off rules that answer every address with the home page. ' +
      'On nginx and S3, set the 404 page as docs/hosting.md says.',
  };
}

function checkSearchEngines({ site, home, files }: Visit): Finding {
  const isPreview = home.text.includes(previewMark);
  const arrived = files.filter(({ status }) => status === 200);
  const pages = arrived.filter(({ name }) => name.endsWith('.html'));
  const robots = arrived.filter(({ name }) => name === 'robots.txt');
  const fault = `should ${isPreview ? 'block' : 'allow'} search engines`;
  const visibility = sentences([...pages, ...robots], (reply) =>
    isHidden(reply) === isPreview ? undefined : fault,
  );
  const wrong = [...visibility, ...addressFaults(home, site, isPreview)];
  if (isPreview)
    return {
      title: `Search engines are blocked from the ${pages.length} pages of this preview.`,
      wrong,
      remedy: `${upload} At the live address, publish the result of \`npm run build:production\` instead.`,
    };
  return {
    title: `Search engines can list the ${pages.length} pages.`,
    wrong,
    remedy:
      'Enter this address as “Web address” in content/business.json, and publish the result of ' +
      '`npm run build:production`. Turn off everything at the host that blocks search engines.',
  };
}

const isHidden = (reply: Reply) =>
  /noindex/.test(reply.headers.get('x-robots-tag') ?? '') ||
  // Hosts add rules for other robots, so we look only for the rule for all of them.
  /<meta name="robots"[^>]*noindex|^user-agent: *\*\s+disallow: *\/\s*$/im.test(reply.text);

/** A live site must be at its canonical address, and a preview must not. */
function addressFaults(home: Reply, site: URL, isPreview: boolean): string[] {
  const [, canonical = ''] = /rel="canonical" href="([^"]+)/.exec(home.text) ?? [];
  const isCanonical = canonical !== '' && new URL(canonical).origin === site.origin;
  const isLocal = site.protocol === 'http:';
  if (isLocal || isCanonical !== isPreview) return [];
  return isPreview
    ? [`This is a preview, but it’s at the live address ${canonical}.`]
    : [`The site says its live address is ${canonical}, but you’re checking another address.`];
}
