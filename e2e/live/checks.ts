import { readFileSync } from 'node:fs';
import { isWhole } from '../../scripts/build/sums';
import { headersIn } from '../../scripts/headers-file';
import type { Reply, Visit } from './visit';

/** A file of a known kind, by its name, and a type that browsers don't take for it. */
const mistyped =
  /\.(css (?!text\/css)|html (?!text\/html)|ico (?!image\/.*icon)|js (?!(text|application)\/javascript)|png (?!image\/png)|svg (?!image\/svg)|txt (?!text\/plain)|webmanifest (?!application\/.*json)|webp (?!image\/webp)|woff2 (?!font\/woff2)|xml (?!\w+\/xml))|charset=(?!"?utf-8)/i;

const upload = 'Upload all of out/ again.';
const insist = 'If it is still so, upload all of out/ again';
/**
 * How a file differs from the one that was built, and what to do. A page has the hash of everything else in it, so a
 * whole page that differs comes from another build (docs/decisions/list-of-sums.md). Names in _next/static have a hash
 * of the content, so another build has other names there.
 */
function difference({ name, status, headers, text, sum }: Reply, list: Visit['list']): string | false {
  if (status !== 200)
    return `did not arrive. The host answered ${status}. → ${upload} nginx, S3: set addresses as docs/hosting.md says`;
  // Hosts write into robots.txt, which isn't in the list.
  const isAsBuilt = sum === (list[name] ?? sum);
  if (!isAsBuilt && isWhole(text))
    return `came from another build. → Try again in ten minutes, because right after a deploy a cache may mix two builds. ${insist}`;
  if (!isAsBuilt && isWhole(text) === false)
    return `arrived changed. The host adds something, leaves something out, or cuts it off. → Turn that off. Cloudflare: Web Analytics, Rocket Loader, Email Address Obfuscation. Netlify: snippet injection. ${insist}`;
  if (!isAsBuilt && name.startsWith('_next/static/'))
    return `arrived cut off or changed. → ${upload} If it is still so, turn off what the host does to scripts and styles`;
  if (!isAsBuilt)
    return `did not arrive as built. Another site’s file may be there, or the host changes it. → ${upload} If it is still so, turn off what the host does to such files. Cloudflare: Polish`;
  const type = headers.get('content-type') ?? 'a file without a type';
  return mistyped.test(`${name} ${type}`) && `came as ${type}. → nginx, S3: set types as in docs/hosting.md`;
}

const headersFile = readFileSync('public/_headers', 'utf8');
const lackingHeaders = ({ path, headers }: Reply) => {
  // Where it isn't wanted, it would keep share pictures from other sites.
  const wanted = new Map([['Cross-Origin-Resource-Policy', null], ...headersIn(headersFile, path)]);
  const lacking = [...wanted].filter(([name, value]) => headers.get(name) !== value);
  return lacking.length > 0 && `came without, or with another, ${lacking.map(([name]) => name).join(', ')}`;
};

const storage = ({ headers }: Reply) => {
  const rule = headers.get('cache-control') ?? 'missing';
  return !/no-cache|no-store|max-age=0\b/.test(rule) && `came with a wrong Cache-Control (${rule})`;
};

const isHidden = ({ headers, text }: Reply) =>
  /noindex/.test(headers.get('x-robots-tag') ?? '') ||
  // Hosts add rules for the robots of others.
  /<meta name="robots"[^>]*noindex|^user-agent: *\*\s+disallow: *\/\s*$/im.test(text);

/** A sentence for each fault, which begins with the addresses that have it. */
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

/** Everything that the site needs from its host: what was looked at, what is wrong, and what an owner can do about it. */
export function checks({ list, all, missing, again, led, astray, isPreview, misplaced }: Visit) {
  const arrived = all.filter(({ status }) => status === 200);
  const pages = arrived.filter(({ name }) => name.endsWith('.html'));
  const robots = arrived.filter(({ name }) => name === 'robots.txt');
  const leak = isPreview ? 'let search engines in' : 'kept search engines out';
  const large = arrived.filter(({ name, text }) => /\.(html|js)$/.test(name) && text.length > 1024);
  return [
    {
      title: `All ${all.length - 1} pages and files arrived exactly as built, and robots.txt is there.`,
      wrong: faults(all, (reply) => difference(reply, list)),
      remedy: '', // Each difference has its own.
    },
    {
      title: `The ${arrived.length} pages and files that arrived, and the 404 page, have the headers in public/_headers.`,
      wrong: faults([...arrived, ...missing.slice(0, 1)], lackingHeaders),
      remedy:
        'Cloudflare, Netlify: upload out/_headers too. nginx, S3: set them as docs/hosting.md says. ' +
        'GitHub Pages can’t; the policy in the pages still protects visitors.',
    },
    {
      title: `Browsers ask for the ${pages.length} pages at each visit, and get the home page again only if it is new.`,
      wrong: [
        ...faults([...pages, ...missing], storage),
        ...faults([again], ({ status }) => status !== 304 && 'came again, although nothing had changed'),
      ],
      remedy:
        'Cloudflare, Netlify: remove caching rules of your own. nginx, S3: set Cache-Control as docs/hosting.md says. ' +
        'GitHub Pages can’t; a new version shows after ten minutes.',
    },
    {
      title: `The ${large.length} pages and scripts of more than 1 KB are compressed.`,
      wrong: faults(large, ({ headers }) => !headers.get('content-encoding') && 'came without compression'),
      remedy: 'nginx: turn on gzip as docs/hosting.md says. S3: turn on automatic compression in CloudFront.',
    },
    {
      title: 'A missing page and a missing script get the 404 page exactly as built.',
      wrong: faults(missing, ({ status, sum }) => {
        if (status !== 404) return `should not exist, but the host answered ${status}`;
        return (
          sum !== list['404.html'] && 'got another page than the 404.html that was built, or a changed one'
        );
      }),
      remedy:
        'Upload out/404.html too, and turn off rules that answer every address with the home page. ' +
        'nginx, S3: set the 404 page as docs/hosting.md says.',
    },
    {
      title: `Other ways to write an address lead to the right one: ${led.join(', ')}.`,
      wrong: astray,
      remedy:
        'Let http:// lead to https:// (at the host: "always use" or "enforce" HTTPS), and the name with "www." to ' +
        'the one without it, or back (where you have the domain). nginx, S3: for a slash at the end see ' +
        'docs/hosting.md. GitHub Pages can’t do that one, but no page has such a link.',
    },
    {
      title: isPreview
        ? `Search engines leave the ${pages.length} pages of the preview out.`
        : `Search engines may show the ${pages.length} pages.`,
      wrong: [
        ...faults([...pages, ...robots], (reply) => isHidden(reply) !== isPreview && leak),
        ...misplaced,
      ],
      remedy: isPreview
        ? 'Upload all of out/ again. At the live address, publish what `npm run build:production` builds instead.'
        : 'Publish what `npm run build:production` builds, with this address as "siteAddress" in content/business.json, ' +
          'and turn off what the host does to keep search engines out.',
    },
  ];
}
