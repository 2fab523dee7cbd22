import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { hashOf } from '../scripts/build/policy';
import { listName, withSum } from '../scripts/build/sums';
import { previewMark } from '../scripts/preview/preview';
import { checks } from './live/checks';
import { visit } from './live/visit';
import { content } from './support/content';
import { realPages } from './support/pages';

// These tests run `npm run live` on hosts with one fault each. hosts.spec.ts runs it on hosts without faults.

type Answers = Record<string, { status?: number; headers?: Record<string, string>; text?: string }>;

const { origin } = new URL(content.business.siteAddress);

/** Checks a host that sends the built site, except for some answers, and returns what is wrong with it. */
const test = base.extend<{ findings: (changes: Answers, site?: string) => Promise<string[]> }>({
  findings: async ({ baseURL }, use) =>
    use(async (changes, site = origin) => {
      const answer: typeof fetch = async (input, init) => {
        const path = String(input).replace(site, '');
        const { text, ...change } = changes[path] ?? {};
        const usual = await fetch(baseURL + path, init);
        const headers = { ...Object.fromEntries(usual.headers), ...change.headers };
        const body = text ?? (await usual.arrayBuffer());
        return new Response(body, { status: usual.status, ...change, headers });
      };
      return checks(await visit(new URL(site), answer)).flatMap(({ wrong }) => wrong);
    }),
});

const read = (name: string) => readFileSync(`out/${name}`, 'utf8');
const about = read('about.html');
const otherAbout = withSum('<meta charset="utf-8"/>About another shop');
const listPath = `/${listName}`;
const list = read(listName);
const manyFiles = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [index, '']));
const listOfManyFiles = JSON.stringify({ ...JSON.parse(list), ...manyFiles });
const script = `/${/_next\/static\/[^"]+\.js/.exec(list)?.[0]}`;

/** Each row: the mistake of the host, the path and the answer in which it shows, and words of the finding. */
const faults: [fault: string, path: string, change: Answers[string], says?: RegExp][] = [
  ['loses a page', '/about', { status: 404, text: read('404.html') }, /didn’t arrive/],
  ['loses robots.txt', '/robots.txt', { status: 404 }, /didn’t arrive/],
  ['has a page of another build', '/about', { text: otherAbout }, /another build/],
  ['has a page of another site', '/about', { text: 'About' }, /Another site/],
  ['cuts a page short', '/about', { text: about.slice(0, 900) }, /changed.* host/],
  ['adds a script', '/about', { text: `${about}<script src="/count.js"></script>` }, /changed.* host/],
  ['cuts a script short', script, { text: read(script).slice(0, 300) }, /cut off or changed/],
  ['has the icon of another shop', '/favicon.ico', { text: 'Other shop' }, /Another site/],
  ['sends an icon as text', '/favicon.ico', { headers: { 'content-type': 'text/plain' } }, /text\/plain/],
  [
    'sends a page in another encoding',
    '/about',
    { headers: { 'content-type': 'text/html; charset=latin1' } },
  ],
  ['leaves out our headers', '/about', { headers: { 'x-frame-options': '' } }],
  [
    'keeps other sites from showing pictures',
    '/favicon.ico',
    { headers: { 'cross-origin-resource-policy': 'same-site' } },
  ],
  ['lets browsers keep a page', '/about', { headers: { 'cache-control': 'max-age=600' } }],
  ['shows the home page at every other address', '/no-such-page', { status: 200, text: read('index.html') }],
  ['has its own 404 page', '/no-such-page', { text: 'Not found' }],
  [
    'lets browsers keep a 404 page',
    '/_next/static/no-such-file.js',
    { headers: { 'cache-control': 'public' } },
  ],
  ['hides a page', '/about', { headers: { 'x-robots-tag': 'noindex' } }],
  ['hides the site', '/robots.txt', { text: 'User-agent: *\nDisallow: /\n' }],
];

for (const [fault, path, change, says = /./] of faults)
  test(`live: reports the address when a host ${fault}`, async ({ findings }) => {
    const found = await findings({ [path]: change });
    expect(found).toEqual([expect.stringContaining(path)]);
    expect(found[0]).toMatch(says);
  });

test('live: accepts rules for other robots in robots.txt', async ({ findings }) => {
  const text = 'User-agent: Other\nDisallow: /\n\nUser-Agent: *\nAllow: /\n';
  expect(await findings({ '/robots.txt': { text } })).toEqual([]);
});

test('live: compares a site with the list of its own build', async ({ findings }) => {
  const text = list.replace(hashOf(about), hashOf(otherAbout));
  expect(await findings({ '/about': { text: otherAbout }, [listPath]: { text } })).toEqual([]);
  const found = await findings({ [listPath]: { text: list.replaceAll('sha256-', 'sha256-0') } });
  expect(found).toContainEqual(expect.stringMatching(/^\/about and \d+ more came from another build/));
});

test('live: reports a preview that search engines can list, or that is at the live address', async ({
  findings,
}) => {
  const withBar = (html: string) => `${html}<meta name="robots" content="noindex"/>${previewMark}`;
  const open = Object.fromEntries(realPages.map(({ path, html }) => [path, { text: withBar(html) }]));
  const closed = { ...open, '/robots.txt': { text: 'User-agent: *\nDisallow: /' } };
  const changed = expect.stringContaining('arrived changed');
  const preview = 'https://preview.example';
  expect(await findings(closed, preview)).toEqual([changed]);
  expect(await findings(open, preview)).toEqual([changed, expect.stringContaining('/robots.txt')]);
  expect(await findings(closed)).toEqual([changed, expect.stringContaining(origin)]);
});

/** Each row: the reason why the checks can't run, and the path and the answer in which it shows. */
const obstacles: [obstacle: string, path: string, change: Answers[string]][] = [
  ['home page is broken', '/', { status: 500 }],
  ['home page asks for a password', '/', { text: '<form></form>' }],
  ['home page leads elsewhere', '/', { headers: { location: 'https://login.example/' } }],
  [
    'home page is from another folder',
    '/',
    { text: read('index.html').replaceAll('"/_next', '"/repo/_next') },
  ],
  ['list of files is missing', listPath, { status: 404, text: '' }],
  ['list of files is a page', listPath, { text: about }],
  ['list of files is empty', listPath, { text: '{}' }],
  ['list of files leads to another site', listPath, { text: list.replace('about.html', '/example.com/') }],
  ['list of files leads to a parent folder', listPath, { text: list.replace('about.html', 'a/../../b') }],
  ['list of files has too many entries', listPath, { text: listOfManyFiles }],
];

for (const [obstacle, path, change] of obstacles)
  test(`live: explains in one sentence that the ${obstacle}`, async ({ findings }) => {
    const sentence = path === listPath ? 'nothing could be compared' : `${origin}/ `;
    await expect(findings({ [path]: change })).rejects.toThrow(sentence);
  });
