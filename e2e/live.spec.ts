import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { recordName } from '../scripts/build/sums';
import { previewMark } from '../scripts/preview/preview';
import { aboutBuilds, checks } from '../scripts/live/checks';
import { visit } from '../scripts/live/visit';
import { content } from './support/content';
import { realPages } from './support/pages';

// These tests run `npm run live` on hosts with faults. hosts.spec.ts runs it on hosts without faults.

type Answers = Record<string, { status?: number; headers?: Record<string, string>; text?: string }>;
type Host = { site?: string; encoding?: string };

const hosting = readFileSync('docs/hosting.md', 'utf8');
const home = readFileSync('out/index.html', 'utf8');
const { origin } = new URL(content.business.siteAddress);

/** Checks a host that sends the built site, except for some answers. Lists each section of advice with its faults. */
async function check(changes: Answers, { site = origin, encoding = 'gzip' }: Host = {}) {
  const { baseURL } = test.info().project.use;
  const answer: typeof fetch = async (input) => {
    const path = String(input).replace(site, '');
    const { text, ...change } = changes[path] ?? {};
    const usual = await fetch(baseURL + path, { headers: { 'accept-encoding': encoding } });
    const headers = { ...Object.fromEntries(usual.headers), ...change.headers };
    const body = text ?? (await usual.arrayBuffer());
    return new Response(body, { status: usual.status, ...change, headers });
  };
  const found = checks(await visit(new URL(site), answer)).filter(({ wrong }) => wrong.length > 0);
  for (const { section } of found) expect(hosting).toContain(`\n### ${section}\n`);
  return found.map(({ section, wrong }) => [section, ...wrong]);
}

const header = (name: string, value: string) => ({ headers: { [name]: value } });
const starts = (address: string) => expect.stringMatching(`^${address} `);

/** Each row: the section of docs/hosting.md that has the advice, and the address and the answer that are wrong. */
const faults: [section: string, path: string, change: Answers[string]][] = [
  ['Files', '/about', { status: 403 }],
  ['Files', '/about', { text: 'Changed' }],
  ['Files', '/drawings/van.svg', header('content-type', 'text/plain')],
  ['Files', '/about', header('content-type', 'text/html; charset=latin1')],
  ['Headers', '/about', header('x-frame-options', '')],
  ['Headers', '/share.png', header('cross-origin-resource-policy', 'same-site')],
  ['Headers', '/about', header('cache-control', 'max-age=600')],
  ['Headers', '/no-such-page', header('x-frame-options', '')],
  ['404 page', '/no-such-page', { status: 200 }],
  ['404 page', '/no-such-page', { text: 'Not found' }],
  ['404 page', '/_next/static/no-such-file.js', header('cache-control', 'public')],
  ['Search engines', '/about', header('x-robots-tag', 'noindex')],
  ['Search engines', '/robots.txt', { text: 'User-agent: *\nDisallow: /\n' }],
];

for (const [section, path, change] of faults)
  test(`live: reports ${path} with the advice in “${section}” if it has ${JSON.stringify(change)}`, async () => {
    expect(await check({ [path]: change })).toEqual([[section, starts(path)]]);
  });

test('live: reports a host that sends pages and scripts without compression', async () => {
  const all = starts(String.raw`/about and \d+ more`);
  expect(await check({}, { encoding: 'identity' })).toEqual([['Compression', all]]);
});

test('live: accepts rules for other robots in robots.txt', async () => {
  const text = 'User-agent: Other\nDisallow: /\n\nUser-Agent: *\nAllow: /\n';
  expect(await check({ '/robots.txt': { text } })).toEqual([]);
});

test('live: reports a preview that search engines can list, and a site or preview at the wrong address', async () => {
  const withBar = (html: string) => `${html}<meta name="robots" content="noindex"/>${previewMark}`;
  const open = Object.fromEntries(realPages.map(({ path, html }) => [path, { text: withBar(html) }]));
  const closed = { ...open, '/robots.txt': { text: 'User-agent: *\nDisallow: /' } };
  const changed = ['Files', expect.any(String)];
  const elsewhere = { site: 'https://preview.example' };
  const wrongAddress = expect.stringContaining(origin);
  expect(await check(closed, elsewhere)).toEqual([changed]);
  expect(await check(open, elsewhere)).toEqual([changed, ['Search engines', starts('/robots.txt')]]);
  expect(await check(closed)).toEqual([changed, ['Search engines', wrongAddress]]);
  expect(await check({}, elsewhere)).toEqual([['Search engines', wrongAddress]]);
});

test('live: says when and from which commit the site was built, and whether this computer has that build', () => {
  const files = { 'index.html': 'a' };
  const live = { built: '2026-11-28T12:12:00Z', commit: 'abc1234', files };
  const here = { built: '2026-11-27T12:12:00Z', files };
  const site = expect.stringMatching(/November 28, 2026 at .+M from commit abc1234/);
  expect(aboutBuilds(live, undefined)).toEqual([site]);
  expect(aboutBuilds(live, here)).toEqual([site, expect.not.stringContaining('2026')]);
  const other = expect.stringContaining('November 27, 2026');
  for (const changed of [{ 'index.html': 'c' }, {}, { ...files, 'old.js': 'd' }])
    expect(aboutBuilds(live, { ...here, files: changed })).toEqual([site, other]);
});

test('live: explains why it can’t check a host', async () => {
  /** Each row: the path and the answer in which it shows, and a fact of the explanation. */
  const obstacles: [path: string, change: Answers[string], fact: string][] = [
    ['/', { status: 500 }, '500'],
    ['/', { text: home.replaceAll('"/_next', '"/repo/_next') }, origin],
    ['/', { status: 302, ...header('location', 'https://login.example/') }, 'https://login.example/'],
    [`/${recordName}`, { status: 404, text: '' }, recordName],
    [`/${recordName}`, { text: '{"built":"2026-11-28T12:12:00Z","files":{}}' }, recordName],
  ];
  for (const [path, change, fact] of obstacles) await expect(check({ [path]: change })).rejects.toThrow(fact);
});
