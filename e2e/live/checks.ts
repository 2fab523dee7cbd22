import { readFileSync } from 'node:fs';
import { textHash } from '../../scripts/build/policy';
import { headersIn } from '../../scripts/headers-file';
import type { Reply, Visit } from './visit';

const types =
  /\/[^.]* text\/html|\.(css text\/css|ico image\/.*icon|js (text|application)\/javascript|png image\/png|svg image\/svg|txt text\/plain|webmanifest application\/.*json|webp image\/webp|woff2 font\/woff2|xml \w+\/xml)/i;

/** Whether a page has its policy, which knows all that it has inline, and nothing that a host has added. */
const isAsBuilt = ({ text }: Reply) =>
  text.includes('http-equiv="Content-Security-Policy"') &&
  !/<script\b[^>]* src="(?!\S*preview-ribbon\.js")|\/cdn-cgi\//.test(text) &&
  [...text.matchAll(/<(script|style)\b(?![^>]*(?:ld\+json| src=))[^>]*>([^]*?)<\/\1>/g)].every(
    ([, , inline = '']) => text.includes(textHash(inline)),
  );

const difference = (reply: Reply) => {
  const type = reply.headers.get('content-type') ?? 'a file of no type';
  if (reply.status !== 200) return `status ${reply.status}`;
  if (!types.test(`${reply.path} ${type}`) || /charset=(?!"?utf-8)/i.test(type)) return `sent as ${type}`;
  return !reply.path.includes('.') && !isAsBuilt(reply) && 'changed on the way';
};

const headersFile = readFileSync('public/_headers', 'utf8');
const lackingHeaders = ({ path, headers }: Reply) => {
  // Where it isn't wanted, it would keep share pictures from other sites.
  const wanted = new Map([['Cross-Origin-Resource-Policy', null], ...headersIn(headersFile, path)]);
  const lacking = [...wanted].filter(([name, value]) => headers.get(name) !== value);
  return lacking.length > 0 && `no, or another, ${lacking.map(([name]) => name).join(', ')}`;
};

const storage = ({ headers }: Reply) => {
  const rule = headers.get('cache-control') ?? 'missing';
  return !/no-cache|no-store|max-age=0\b/.test(rule) && `Cache-Control is ${rule}`;
};

const isHidden = ({ headers, text }: Reply) =>
  /noindex/.test(headers.get('x-robots-tag') ?? '') ||
  // Hosts add rules for the robots of others.
  /<meta name="robots"[^>]*noindex|^user-agent: *\*\s+disallow: *\/\s*$/im.test(text);

/** A line for each fault, which begins with the addresses that have it. */
function faults(replies: readonly Reply[], faultOf: (reply: Reply) => string | false): string[] {
  const found = new Map<string, string[]>();
  for (const reply of replies) {
    const fault = faultOf(reply);
    if (fault) found.set(fault, [...(found.get(fault) ?? []), reply.path]);
  }
  return [...found].map(([fault, paths]) => {
    const more = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
    return `${paths[0]}${more}: ${fault}.`;
  });
}

/** What the site needs from its host, what is wrong, and what an owner who doesn't program can do about it. */
export function checks({ home, pages, files, missing, again, astray, canonical, ...kind }: Visit) {
  const { isPreview, isMisplaced } = kind;
  const filesNamed = (ending: string) => files.filter(({ path }) => path.endsWith(ending));
  return [
    {
      title: 'Every page and file arrives as it was built.',
      wrong: faults([...pages, ...files], difference),
      remedy:
        'Upload all of out/ again. Cloudflare: turn off Web Analytics, Rocket Loader, Email Address Obfuscation. ' +
        'Netlify: turn off snippet injection. nginx, S3: set addresses and types as docs/hosting.md says.',
    },
    {
      title: 'Pages and files have the headers in public/_headers.',
      wrong: faults([...pages, ...files, ...missing.slice(0, 1)], lackingHeaders),
      remedy:
        'Cloudflare, Netlify: upload out/_headers too. nginx, S3: set them as docs/hosting.md says. ' +
        'GitHub Pages can’t; the policy in the pages still protects visitors.',
    },
    {
      title: 'Browsers ask for pages at each visit, and get them only if they are new.',
      wrong: [
        ...faults([...pages, ...missing], storage),
        ...faults([again], ({ status }) => status !== 304 && 'sent again without a change'),
      ],
      remedy:
        'Cloudflare, Netlify: remove caching rules of your own. nginx, S3: set Cache-Control as docs/hosting.md says. ' +
        'GitHub Pages can’t; a new version shows after ten minutes.',
    },
    {
      title: 'Pages and scripts are compressed.',
      wrong: faults(
        [...pages, ...filesNamed('.js')],
        ({ headers, text }) => text.length > 1024 && !headers.get('content-encoding') && 'sent at full size',
      ),
      remedy: 'nginx: turn on gzip as docs/hosting.md says. S3: turn on automatic compression in CloudFront.',
    },
    {
      title: 'What is missing gets the 404 page.',
      wrong: faults(missing, (reply) => {
        if (reply.status !== 404) return `status ${reply.status}`;
        return (reply.text === home.text || !isAsBuilt(reply)) && 'another page than 404.html';
      }),
      remedy:
        'Upload out/404.html too, and turn off rules that answer every address with the home page. ' +
        'nginx, S3: set the 404 page as docs/hosting.md says.',
    },
    {
      title: 'Each page has one address.',
      wrong: astray,
      remedy:
        'Let http:// lead to https:// (at the host: "always use" or "enforce" HTTPS), and the name with "www." to ' +
        'the one without it, or back (where you have the domain). nginx, S3: for a slash at the end see ' +
        'docs/hosting.md. GitHub Pages can’t do that one, but no page has such a link.',
    },
    {
      title: isPreview ? 'Search engines leave the preview out.' : 'Search engines may show the site.',
      wrong: [
        ...faults(
          [...pages, ...filesNamed('robots.txt')],
          (reply) => isHidden(reply) !== isPreview && `${isPreview ? 'open' : 'closed'} to search engines`,
        ),
        ...(isMisplaced
          ? [`The live address is ${canonical}, and this is ${isPreview ? 'a preview' : 'not there'}.`]
          : []),
      ],
      remedy: isPreview
        ? 'Upload all of out/ again. At the live address, publish what `npm run build:production` builds instead.'
        : 'Publish what `npm run build:production` builds, with this address as "siteAddress" in content/business.json, ' +
          'and turn off what the host does to keep search engines out.',
    },
  ];
}
