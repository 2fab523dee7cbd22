import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { textHash } from '../scripts/build/policy';
import { headersIn } from '../scripts/headers-file';
import { previewMark } from '../scripts/preview/preview';
import { checks } from './live/checks';
import { visit } from './live/visit';

// `npm run live`, on hosts that are made up. hosts.spec.ts asks real ones the same.

type Answer = { status?: number; headers?: Record<string, string>; text?: string };

const site = 'https://www.harborfix.com';
const boot = 'boot'.repeat(300);
const page = `<meta http-equiv="Content-Security-Policy" content="script-src '${textHash(boot)}'"/>
<script data-scripts="/_next/static/a.js">${boot}</script><a href="/about"></a>
<link rel="canonical" href="${site}"/><img src="/drawings/b.svg"/><img src="/drawings/c.svg"/>
<meta property="og:image" content="${site}/share/home.png"/>`;

const headersFile = readFileSync('public/_headers', 'utf8');
const file = (path: string, type: string, text: string): Answer => {
  const usual = { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': 'no-cache', ETag: 'W/1' };
  return { text, headers: { ...usual, ...Object.fromEntries(headersIn(headersFile, path)) } };
};
const missing = { ...file('/x', 'text/html', `Not found ${page}`), status: 404 };
const redirect = (to: string) => ({ status: 308, headers: { Location: to } });

/** A host that does all that the site needs. */
const good: Record<string, Answer | undefined> = {
  [`${site}/`]: file('/', 'text/html', page),
  [`${site}/about`]: file('/about', 'text/html', page),
  [`${site}/about/?service=dishwasher`]: redirect('/about?service=dishwasher'),
  [`${site}/_next/static/a.js`]: file('/_next/static/a.js', 'text/javascript', page),
  [`${site}/drawings/b.svg`]: file('/drawings/b.svg', 'image/svg+xml', page),
  [`${site}/drawings/c.svg`]: file('/drawings/c.svg', 'image/svg+xml', page),
  [`${site}/share/home.png`]: file('/share/home.png', 'image/png', ''),
  [`${site}/robots.txt`]: file('/robots.txt', 'text/plain', 'Allow: /'),
  [`${site}/sitemap.xml`]: file('/sitemap.xml', 'text/xml', `<loc>${site}/</loc><loc>${site}/about</loc>`),
  'http://www.harborfix.com/': redirect(`${site}/`),
  'https://harborfix.com/': redirect(`${site}/`),
};

/** What an owner reads of a host that does one thing differently. */
async function readsOf(change: (address: string, text: string) => Answer | false): Promise<string[]> {
  const host: typeof fetch = async (input, init) => {
    const address = String(input);
    const { text = '', ...usual } = good[address] ?? missing;
    const { headers, ...changed } = change(address, text) || {};
    const isKnown = new Headers(init?.headers).has('If-None-Match');
    const answer = {
      status: isKnown ? 304 : 200,
      ...usual,
      ...changed,
      headers: { ...usual.headers, ...headers },
    };
    return new Response(answer.status === 304 ? null : (changed.text ?? text), answer);
  };
  return checks(await visit(new URL(site), host)).flatMap(({ wrong }) => wrong);
}

test('an owner whose host does all that the site needs reads of no fault', async () => {
  expect(await readsOf(() => false)).toEqual([]);
  // Some hosts keep the robots of others out, which is the owner's affair.
  const robots = { text: 'User-agent: Other\nDisallow: /\n\nUser-Agent: *\nAllow: /\n' };
  expect(await readsOf((address) => address.endsWith('robots.txt') && robots)).toEqual([]);
});

const faults: [what: string, path: string, change: Answer][] = [
  ['loses a page', '/about', { status: 500 }],
  ['sends letters as other letters', '/about', { headers: { 'Content-Type': 'text/html; charset=latin1' } }],
  ['adds a script', '/about', { text: `${page}<script src="https://count.example/"></script>` }],
  ['writes into a page', '/about', { text: `${page}<script>count()</script>` }],
  ['rewrites scripts', '/about', { text: page.replace('boot', 'boot ') }],
  ['removes the policy', '/about', { text: 'About' }],
  ['sends no headers of ours', '/about', { headers: { 'X-Frame-Options': '' } }],
  ['keeps share pictures', '/share/home.png', { headers: { 'Cross-Origin-Resource-Policy': 'same-site' } }],
  ['forgets scripts', '/_next/static/a.js', { headers: { 'Cache-Control': 'no-cache' } }],
  ['keeps pages', '/about', { headers: { 'Cache-Control': 'max-age=600' } }],
  ['sends everything again', '/', { status: 200 }],
  ['does not compress', '/about', { headers: { 'Content-Encoding': '' } }],
  ['shows the home page for every other', '/no-such-page', { status: 200, text: page }],
  ['has a 404 page of its own', '/no-such-page', { text: 'Not found' }],
  ['keeps what is missing', '/_next/static/no-such-file.js', { headers: { 'Cache-Control': 'public' } }],
  ['has each page twice', '/about/?service=dishwasher', { headers: { Location: '' } }],
  ['has pages without HTTPS', 'http://www.harborfix.com/', { headers: { Location: '' } }],
  ['has a second name', 'https://harborfix.com/', { headers: { Location: '' } }],
  ['hides a page', '/about', { headers: { 'X-Robots-Tag': 'noindex' } }],
  ['hides the site', '/robots.txt', { text: 'User-agent: *\nDisallow: /\n' }],
];

for (const [what, path, change] of faults)
  test(`an owner whose host ${what} reads where`, async () => {
    const reads = await readsOf((address) => address === new URL(path, site).href && change);
    expect(reads).toEqual([expect.stringContaining(path)]);
  });

test('a preview is kept from search engines, and from the address of the live site', async () => {
  const preview = (name: string, robots: string) =>
    readsOf((address, text) => ({
      text: address.endsWith('.txt')
        ? robots
        : `${text.replace(site, name)}<meta name="robots" content="noindex"/>${previewMark}`,
    }));
  expect(await preview('https://www.harborfix.co', 'User-agent: *\nDisallow: /')).toEqual([]);
  expect(await preview('https://www.harborfix.co', '')).toEqual([expect.stringContaining('/robots.txt')]);
  expect(await preview(site, 'User-agent: *\nDisallow: /')).toHaveLength(1);
});

const homes: [what: string, home: Answer][] = [
  ['is broken', { status: 500 }],
  ['asks for a password', { text: '<form></form>' }],
  ['leads elsewhere', { headers: { Location: 'https://login.example/' } }],
  ['has the pages of another folder', { text: page.replace('/_next', '/repo/_next') }],
];

for (const [what, home] of homes)
  test(`an owner whose address ${what} reads one sentence`, async () => {
    await expect(readsOf(() => home)).rejects.toThrow(/^https:\/\/www\.harborfix\.com\/ .+\.$/);
  });
