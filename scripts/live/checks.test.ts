import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { recordFile, writeRecord } from '../build/record';
import { folderForEachTest } from '../folder.test-helper';
import { headersIn } from '../headers-file';
import { checksOf, fetchSite } from './checks';

const { at, read, write } = folderForEachTest();

const origin = 'https://www.example.com';
const headersFile = readFileSync('public/_headers', 'utf8');
const types: Record<string, string> = {
  '.html': 'text/html; charset="UTF-8"',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

function buildSite(isPreview: boolean) {
  const robots = isPreview ? '<meta name="robots" content="noindex"/>' : '';
  const head = `${robots}<link rel="canonical" href="${origin}/"/><script data-scripts="/_next/a.js">`;
  for (const name of ['index', 'about', '404']) write(`${name}.html`, name + head.padEnd(3000));
  for (const name of ['_next/static/a.js', 'drawings/van.svg', 'share.png']) write(name, name.padEnd(3000));
  write('robots.txt', `User-agent: *\n${isPreview ? 'Disallow' : 'Allow'}: /\n`);
  writeRecord(at(), { isPreview, content: 'content', requestUrl: '' });
}

type Change = { status?: number; headers?: Record<string, string>; text?: string };
type Host = { changes?: Record<string, Change>; address?: string; isPreview?: boolean };

/** Checks a host that sends a site as it should, except for some changes. Lists each section with its faults. */
async function check({ changes = {}, address = `${origin}/`, isPreview = false }: Host) {
  buildSite(isPreview);
  const reply: typeof fetch = async (asked) => {
    const path = String(asked).replace(address, '/');
    const name = path === '/' ? 'index.html' : path.slice(1) + (extname(path) ? '' : '.html');
    const isMissing = !existsSync(at(name));
    const headers = {
      'Content-Type': types[isMissing ? '.html' : extname(name)] ?? '',
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-cache',
      ...Object.fromEntries(headersIn(headersFile, isMissing ? '/' : path)),
    };
    const {
      status = isMissing ? 404 : 200,
      text = read(isMissing ? '404.html' : name),
      ...change
    } = changes[path] ?? {};
    return new Response(text, { status, headers: { ...headers, ...change.headers } });
  };
  const checks = checksOf(await fetchSite(new URL(address), reply));
  return checks.flatMap(({ section, faults }) => (faults.length > 0 ? [[section, ...faults]] : []));
}

const header = (name: string, value: string) => ({ headers: { [name]: value } });
const starts = (path: string) => expect.stringMatching(`^${path} `);

test.each<[section: string, path: string, change: Change]>([
  ['Files', '/about', { status: 403 }],
  ['Files', '/about', { text: 'Changed' }],
  ['Files', '/drawings/van.svg', header('Content-Type', 'text/plain')],
  ['Files', '/about', header('Content-Type', 'text/html; charset=latin1')],
  ['Compression', '/about', header('Content-Encoding', '')],
  ['Compression', '/_next/static/a.js', header('Content-Encoding', '')],
  ['Headers', '/about', header('X-Frame-Options', '')],
  ['Headers', '/share.png', header('Cross-Origin-Resource-Policy', 'same-site')],
  ['Headers', '/about', header('Cache-Control', 'max-age=600')],
  ['Headers', '/no-such-page', header('X-Frame-Options', '')],
  ['404 page', '/no-such-page', { status: 200 }],
  ['404 page', '/no-such-page', { text: 'Not found' }],
  ['404 page', '/_next/static/no-such-file.js', header('Cache-Control', 'public')],
  ['Search engines', '/about', header('X-Robots-Tag', 'noindex')],
  ['Search engines', '/robots.txt', { text: 'User-agent: Other\nAllow: /\n\nUser-agent: *\nDisallow: /\n' }],
])('live: only the advice in “%s” follows if %s has %j', async (section, path, change) => {
  expect(await check({ changes: { [path]: change } })).toEqual([[section, starts(path)]]);
  expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`\n### ${section}\n`);
});

test('live: one sentence reports all files with the same fault', async () => {
  const changes = { '/about': { status: 403 }, '/share.png': { status: 403 } };
  expect(await check({ changes })).toEqual([['Files', starts(String.raw`/\S+ and 1 more`)]]);
});

test('live: rules for other robots in robots.txt are fine', async () => {
  const text = 'User-agent: Other\nDisallow: /\n\nUser-Agent: *\nAllow: /\n';
  expect(await check({ changes: { '/robots.txt': { text } } })).toEqual([]);
});

test.each<[what: string, isFine: boolean, host: Host]>([
  ['a site at its own address', true, {}],
  ['a site at another address', false, { address: 'https://other.example/' }],
  ['a preview at another address', true, { address: 'https://other.example/', isPreview: true }],
  ['a preview at the address of the site', false, { isPreview: true }],
  ['a site on this computer', true, { address: 'http://localhost:3000/' }],
  ['a preview on this computer', true, { address: 'http://localhost:3000/', isPreview: true }],
])('live: %s is fine: %s', async (_what, isFine, host) => {
  expect(await check(host)).toEqual(isFine ? [] : [['Search engines', expect.stringContaining(origin)]]);
});

test('live: a preview that search engines can list is not', async () => {
  const changes = { '/robots.txt': { text: 'User-agent: *\nAllow: /\n' } };
  const host = { address: 'https://other.example/', isPreview: true, changes };
  expect(await check(host)).toEqual([['Search engines', starts('/robots.txt')]]);
});

test('live: a site in another folder than it was built for can’t find its scripts', async () => {
  expect(await check({ address: `${origin}/repo/` })).toEqual([['Files', starts('/')]]);
});

test.each<[what: string, change: Change, fact: string]>([
  ['without a record of its build', { status: 404 }, '404'],
  [
    'that redirects visitors',
    { status: 302, ...header('Location', 'https://login.example/') },
    'https://login.example/',
  ],
  ['that shows the home page at every address', { text: '<!DOCTYPE html>' }, 'isn’t the record'],
  ['with another build.json', { text: '{ "name": "app" }' }, 'isn’t the record'],
])('live: a host %s can’t be checked, and the reason says why', async (_what, change, fact) => {
  await expect(check({ changes: { [`/${recordFile}`]: change } })).rejects.toThrow(fact);
});
