import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { recordName } from '../scripts/build/sums';
import { previewMark } from '../scripts/preview/preview';
import { aboutBuilds, checks } from './live/checks';
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
      const found = checks(await visit(new URL(site), answer)).filter(({ wrong }) => wrong.length > 0);
      // Each fault names a section that says what to do.
      for (const { section } of found) expect(hosting).toContain(`\n### ${section}\n`);
      return found.flatMap(({ wrong }) => wrong);
    }),
});

const hosting = readFileSync('docs/hosting.md', 'utf8');
const read = (name: string) => readFileSync(`out/${name}`, 'utf8');
const record = read(recordName);
const script = `/${/_next\/static\/[^"]+\.js/.exec(record)?.[0]}`;
const missingFile = '/_next/static/no-such-file.js';
const header = (name: string, value: string) => ({ headers: { [name]: value } });

/** Each row: the mistake of the host, and the path and the answer in which it shows. */
const faults: [fault: string, path: string, change: Answers[string]][] = [
  ['loses a page', '/about', { status: 404, text: read('404.html') }],
  ['loses robots.txt', '/robots.txt', { status: 404 }],
  ['changes a page', '/about', { text: `${read('about.html')}<script src="/count.js"></script>` }],
  ['cuts a script short', script, { text: read(script).slice(0, -9) }],
  ['sends a drawing as text', '/drawings/van.svg', header('content-type', 'text/plain')],
  ['sends a page in another encoding', '/about', header('content-type', 'text/html; charset=latin1')],
  ['leaves out our headers', '/about', header('x-frame-options', '')],
  [
    'keeps other sites from showing pictures',
    '/share.png',
    header('cross-origin-resource-policy', 'same-site'),
  ],
  ['lets browsers keep a page', '/about', header('cache-control', 'max-age=600')],
  ['shows the home page at every other address', '/no-such-page', { status: 200, text: read('index.html') }],
  ['sends the 404 page as a page that exists', '/no-such-page', { status: 200 }],
  ['leaves out our headers on the 404 page', '/no-such-page', header('x-frame-options', '')],
  ['has its own 404 page', '/no-such-page', { text: 'Not found' }],
  ['lets browsers keep a 404 page', missingFile, header('cache-control', 'public')],
  ['hides a page', '/about', header('x-robots-tag', 'noindex')],
  ['hides the site', '/robots.txt', { text: 'User-agent: *\nDisallow: /\n' }],
];

for (const [fault, path, change] of faults)
  test(`live: reports the address when a host ${fault}`, async ({ findings }) => {
    expect(await findings({ [path]: change })).toEqual([expect.stringMatching(`^${path} `)]);
  });

test('live: reports a host that sends pages and scripts without compression', async ({ baseURL }) => {
  const answer: typeof fetch = (input, init) =>
    fetch(String(input).replace(origin, String(baseURL)), {
      ...init,
      headers: { 'accept-encoding': 'identity' },
    });
  const found = checks(await visit(new URL(origin), answer)).flatMap(({ wrong }) => wrong);
  expect(found).toEqual([expect.stringMatching(/^\/about and \d+ more came without compression/)]);
});

test('live: accepts rules for other robots in robots.txt', async ({ findings }) => {
  const text = 'User-agent: Other\nDisallow: /\n\nUser-Agent: *\nAllow: /\n';
  expect(await findings({ '/robots.txt': { text } })).toEqual([]);
});

test('live: reports a preview that search engines can list, or that is at the live address', async ({
  findings,
}) => {
  const withBar = (html: string) => `${html}<meta name="robots" content="noindex"/>${previewMark}`;
  const open = Object.fromEntries(realPages.map(({ path, html }) => [path, { text: withBar(html) }]));
  const closed = { ...open, '/robots.txt': { text: 'User-agent: *\nDisallow: /' } };
  const changed = expect.stringContaining('didn’t arrive as built');
  const preview = 'https://preview.example';
  expect(await findings(closed, preview)).toEqual([changed]);
  expect(await findings(open, preview)).toEqual([changed, expect.stringContaining('/robots.txt')]);
  expect(await findings(closed)).toEqual([changed, expect.stringContaining(origin)]);
});

test('live: reports a site that isn’t at its own address', async ({ findings }) => {
  expect(await findings({}, 'https://other.example')).toEqual([expect.stringContaining(origin)]);
});

test('live: says when and from which commit the site was built, and whether this computer has that build', () => {
  const files = { 'index.html': 'a', 'new.js': 'b' };
  const live = { built: '2026-11-28T12:12:00Z', commit: 'abc1234', files };
  const site = expect.stringMatching(
    /^This site was built on November 28, 2026 at .+M from commit abc1234\.$/,
  );
  expect(aboutBuilds(live, undefined)).toEqual([site]);
  expect(aboutBuilds(live, { ...live, built: '2026-11-29T12:00:00Z' })).toEqual([
    site,
    expect.stringContaining('the same pages and files'),
  ]);
  const other = expect.stringMatching(
    /is another one\. It was built on November 27, 2026 at \d+:\d+\s[AP]M\.$/,
  );
  for (const changed of [{ ...files, 'index.html': 'c' }, { 'index.html': 'a' }, { ...files, 'old.js': 'd' }])
    expect(aboutBuilds(live, { built: '2026-11-27T12:12:00Z', files: changed })).toEqual([site, other]);
});

/** Each row: the reason why the checks can't run, and the path and the answer in which it shows. */
const recordPath = `/${recordName}`;
const obstacles: [obstacle: string, path: string, change: Answers[string]][] = [
  ['home page is broken', '/', { status: 500 }],
  ['home page asks for a password', '/', { text: '<form></form>' }],
  ['home page leads elsewhere', '/', { status: 302, headers: { location: 'https://login.example/' } }],
  [
    'home page is from another folder',
    '/',
    { text: read('index.html').replaceAll('"/_next', '"/repo/_next') },
  ],
  ['record of the build is missing', recordPath, { status: 404, text: '' }],
  ['record of the build has no page', recordPath, { text: '{"built":"2026-11-28T12:12:00Z","files":{}}' }],
];

for (const [obstacle, path, change] of obstacles)
  test(`live: explains in one sentence that the ${obstacle}`, async ({ findings }) => {
    const sentence = path === recordPath ? 'nothing could be compared' : `${origin}/ isn’t the home page`;
    await expect(findings({ [path]: change })).rejects.toThrow(sentence);
  });
