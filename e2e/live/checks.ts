import { readFileSync } from 'node:fs';
import { isWhole } from '../../scripts/build/sums';
import { headersIn } from '../../scripts/headers-file';
import type { Reply, Visit } from './visit';

/** Matches a file name and a content type that browsers don't accept for that kind of file. */
const mistyped =
  /\.(css (?!text\/css)|html (?!text\/html)|ico (?!image\/.*icon)|js (?!(text|application)\/javascript)|png (?!image\/png)|svg (?!image\/svg)|txt (?!text\/plain)|webmanifest (?!application\/.*json)|webp (?!image\/webp)|woff2 (?!font\/woff2)|xml (?!\w+\/xml))|charset=(?!"?utf-8)/i;

const upload = 'Upload all of out/ again.';
const insist = 'If it’s still wrong, upload all of out/ again';
/**
 * Says how a file differs from the one that was built, and what to do. A page has the hash of everything else in it, so
 * a complete page with another hash comes from another build (docs/decisions/list-of-sums.md). Names in _next/static
 * have a hash of the content, so another build has other names there.
 */
function difference({ name, status, headers, text, sum }: Reply, list: Visit['list']): string | false {
  if (status !== 200)
    return `didn’t arrive. The host answered with status ${status}. → ${upload} On nginx and S3, set up addresses as docs/hosting.md says`;
  // robots.txt isn't in the list, because hosts write into it.
  const isAsBuilt = sum === (list[name] ?? sum);
  if (!isAsBuilt && isWhole(text))
    return `came from another build. → Try again in ten minutes, because a cache may mix two builds right after a deploy. ${insist}`;
  if (!isAsBuilt && isWhole(text) === false)
    return `arrived changed by the host. It added something, left something out, or cut the page off. → Turn that off. On Cloudflare, look for Web Analytics, Rocket Loader, and Email Address Obfuscation. On Netlify, look for snippet injection. ${insist}`;
  if (!isAsBuilt && name.startsWith('_next/static/'))
    return `arrived cut off or changed. → ${upload} If it’s still wrong, turn off everything at the host that changes scripts and styles`;
  if (!isAsBuilt)
    return `didn’t arrive as built. Another site’s file may be there, or the host changes it. → ${upload} If it’s still wrong, turn off everything at the host that changes such files. On Cloudflare, look for Polish`;
  const type = headers.get('content-type') ?? '';
  const sent = type ? `came as ${type}` : 'came without a type';
  return mistyped.test(`${name} ${type}`) && `${sent}. → On nginx and S3, set types as docs/hosting.md says`;
}

const headersFile = readFileSync('public/_headers', 'utf8');
const lackingHeaders = ({ path, headers }: Reply) => {
  // On other paths this header would keep other sites from showing the share pictures, so it must be missing there.
  const wanted = new Map([['Cross-Origin-Resource-Policy', null], ...headersIn(headersFile, path)]);
  const lacking = [...wanted].filter(([name, value]) => headers.get(name) !== value);
  return (
    lacking.length > 0 &&
    `came with headers missing or different: ${lacking.map(([name]) => name).join(', ')}`
  );
};

const storage = ({ headers }: Reply) => {
  const rule = headers.get('cache-control') ?? 'missing';
  return !/no-cache|no-store|max-age=0\b/.test(rule) && `came with the wrong Cache-Control (${rule})`;
};

const isHidden = ({ headers, text }: Reply) =>
  /noindex/.test(headers.get('x-robots-tag') ?? '') ||
  // Hosts add rules for other robots, so we look only for the rule for all of them.
  /<meta name="robots"[^>]*noindex|^user-agent: *\*\s+disallow: *\/\s*$/im.test(text);

/** Writes a sentence for each fault. It begins with the address, and says how many others have the same fault. */
function faults(replies: readonly Reply[], faultOf: (reply: Reply) => string | false): string[] {
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

/** Checks everything that the site needs from its host. Each check says what is fine or wrong, and what to do. */
export function checks({ list, all, missing, again, led, astray, isPreview, misplaced }: Visit) {
  const arrived = all.filter(({ status }) => status === 200);
  const pages = arrived.filter(({ name }) => name.endsWith('.html'));
  const robots = arrived.filter(({ name }) => name === 'robots.txt');
  const leak = `should ${isPreview ? 'block' : 'allow'} search engines`;
  const large = arrived.filter(({ name, text }) => /\.(html|js)$/.test(name) && text.length > 1024);
  return [
    {
      title: `All ${all.length - 1} pages and files arrived exactly as built, and robots.txt is there.`,
      wrong: faults(all, (reply) => difference(reply, list)),
      remedy: '', // Each difference has its own remedy.
    },
    {
      title: `The ${arrived.length} pages and files that arrived, and the 404 page, have the headers in public/_headers.`,
      wrong: faults([...arrived, ...missing.slice(0, 1)], lackingHeaders),
      remedy:
        'On Cloudflare and Netlify, upload out/_headers too. On nginx and S3, set them as docs/hosting.md says. ' +
        'GitHub Pages can’t set them, but the policy in the pages still protects visitors.',
    },
    {
      title: `Browsers check for new versions of the ${pages.length} pages on every visit, and get the home page again only if it changed.`,
      wrong: [
        ...faults([...pages, ...missing], storage),
        ...faults([again], ({ status }) => status !== 304 && 'came again, although it hadn’t changed'),
      ],
      remedy:
        'On Cloudflare and Netlify, remove your own caching rules. On nginx and S3, set Cache-Control as ' +
        'docs/hosting.md says. GitHub Pages can’t change this, so a new version shows after ten minutes.',
    },
    {
      title: `The ${large.length} pages and scripts of more than 1 KB are compressed.`,
      wrong: faults(large, ({ headers }) => !headers.get('content-encoding') && 'came without compression'),
      remedy:
        'On nginx, turn on gzip as docs/hosting.md says. On S3, turn on automatic compression in CloudFront.',
    },
    {
      title: 'Addresses that don’t exist show the 404 page exactly as built.',
      wrong: faults(missing, ({ status, sum }) => {
        if (status !== 404) return `shouldn’t exist, but the host answered with status ${status}`;
        return sum !== list['404.html'] && 'didn’t show the 404 page that was built';
      }),
      remedy:
        'Upload out/404.html too, and turn off rules that answer every address with the home page. ' +
        'On nginx and S3, set the 404 page as docs/hosting.md says.',
    },
    {
      title: `Other ways to write an address redirect to the right one: ${led.join(', ')}.`,
      wrong: astray,
      remedy:
        'Redirect http:// to https:// (look for "always use" or "enforce" HTTPS at the host). Redirect the name with ' +
        '"www." to the one without it, or the other way around (where you manage the domain). On nginx and S3, see ' +
        'docs/hosting.md for a slash at the end. GitHub Pages can’t redirect that slash, but no page links to one.',
    },
    {
      title: isPreview
        ? `Search engines are blocked from the ${pages.length} pages of this preview.`
        : `Search engines can list the ${pages.length} pages.`,
      wrong: [
        ...faults([...pages, ...robots], (reply) => isHidden(reply) !== isPreview && leak),
        ...misplaced,
      ],
      remedy: isPreview
        ? 'Upload all of out/ again. At the live address, publish the result of `npm run build:production` instead.'
        : 'Enter this address as “Web address” in content/business.json, and publish the result of ' +
          '`npm run build:production`. Turn off everything at the host that blocks search engines.',
    },
  ];
}
