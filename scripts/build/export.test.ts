import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishExport } from './export';
import { contentSecurityPolicy, prefetchRules, metaPolicy, textHash } from './policy';

let project = '';
beforeEach(() => (project = mkdtempSync(path.join(tmpdir(), 'export-'))));
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string) {
  const place = path.join(project, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

const CLIENT = "import { Counter } from '../parts/counter'; export default () => Counter();";
const STILL = 'export default () => null;';

type Options = {
  basePath?: string;
  trailingSlash?: boolean;
  body?: string;
  source?: Readonly<Record<string, string>>;
  /** Script files that a page loads besides the common one. */
  own?: Readonly<Record<string, readonly string[]>>;
};

/** A small project and its export, as Next writes it. */
function exportOf({ basePath = '', trailingSlash = false, body = '<p>Words</p>', ...more }: Options = {}) {
  write('parts/counter.tsx', "'use client'; export const Counter = () => null;");
  const source = {
    'page.tsx': CLIENT.replace('../', './../'),
    'checkout/page.tsx': CLIENT.replace('../', '../../'),
    'about/page.tsx': STILL,
    'global-not-found.tsx': STILL,
    ...more.source,
  };
  for (const [file, text] of Object.entries(source)) write(`app/${file}`, text);
  const own: Options['own'] = { index: ['home'], checkout: ['booking'], ...more.own };
  for (const page of ['index', 'about', 'checkout', '404']) {
    const files = ['common', ...(own[page] ?? [])];
    const scripts = files.map((name) => `<script src="${basePath}/_next/static/chunks/${name}.js"></script>`);
    const html =
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
      `<link rel="stylesheet" href="${basePath}/_next/static/chunks/a.css"/></head><body>${body}` +
      `${scripts.join('')}<script>start("${page}")</script></body></html>`;
    const isFolder = trailingSlash && /about|checkout/.test(page);
    write(`out/${page}${isFolder ? '/index' : ''}.html`, html);
    write(`out/${page}${isFolder ? '/index' : ''}.txt`, 'payload');
    for (const name of files) write(`out/_next/static/chunks/${name}.js`, `run("${name}")`);
  }
  write('out/about/__next.about/__PAGE__.txt', 'payload');
  write('out/robots.txt', 'User-Agent: *');
  write('out/_next/static/chunks/a.css', 'p{background:url(b.png)}');
  write('out/boot.js', 'boot()');
  return finishExport({
    project,
    out: path.join(project, 'out'),
    hosting: path.join(project, 'hosting'),
    basePath,
    services: ['https://a.example'],
  });
}

const bootOf = (html: string) =>
  Object.fromEntries(
    [...(/<script async( [^>]*)>/.exec(html)?.[1] ?? '').matchAll(/ ([\w-]+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

describe.each([
  { basePath: '', trailingSlash: false },
  { basePath: '/repo', trailingSlash: true },
])('built with %j', ({ basePath, trailingSlash }) => {
  const file = (page: string) => (trailingSlash && page !== 'index' ? `${page}/index.html` : `${page}.html`);

  test('pages with client components load their scripts, and others load none', async () => {
    await exportOf({ basePath, trailingSlash });
    const home = bootOf(read('out/index.html'))['data-scripts']?.split(' ') ?? [];
    const start = home.find((address) => address.startsWith(`${basePath}/_next/static/pages/index-`)) ?? '';
    expect(home).toEqual([
      start,
      `${basePath}/_next/static/chunks/common.js`,
      `${basePath}/_next/static/chunks/home.js`,
    ]);
    expect(read(`out${start.slice(basePath.length)}`)).toBe('start("index");\n');
    expect(bootOf(read(`out/${file('about')}`))).not.toHaveProperty('data-scripts');
    expect(bootOf(read('out/404.html'))).not.toHaveProperty('data-scripts');
  });

  test('every page and host has the same policy and the style sheet', async () => {
    await exportOf({ basePath, trailingSlash });
    const sheet = `p{background:url(${basePath}/_next/static/chunks/b.png)}`;
    const policy = contentSecurityPolicy({
      styleHash: textHash(sheet),
      rulesHash: textHash(prefetchRules(`${basePath}/checkout`)),
      services: ['https://a.example'],
    });
    for (const page of ['index.html', '404.html', file('about'), file('checkout')]) {
      expect(read(`out/${page}`)).toContain(
        `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}"/>`,
      );
      expect(read(`out/${page}`)).toContain(`<style>${sheet}</style>`);
    }
    expect(read('out/_headers')).toContain(`Content-Security-Policy: ${policy}\n`);
  });

  test('files that no page requests are removed', async () => {
    await exportOf({ basePath, trailingSlash });
    for (const name of ['index.txt', file('about').replace('html', 'txt'), 'about/__next.about', 'boot.js'])
      expect(existsSync(path.join(project, 'out', name))).toBe(false);
    expect(read('out/robots.txt')).toBe('User-Agent: *');
  });

  test('hosts serve each page at one address', async () => {
    await exportOf({ basePath, trailingSlash });
    const about = trailingSlash ? '/about/' : '/about';
    expect(read('out/_headers')).toContain(`\n${about}\n  Cache-Control: no-cache`);
    expect(read('hosting/cloudfront-viewer-request.js')).toContain(
      `"${basePath}${about}": "${basePath}/${file('about')}"`,
    );
  });
});

test('other pages prefetch the booking page’s scripts, except those they have', async () => {
  await exportOf();
  const { 'data-ahead': ahead, 'data-booking': booking } = bootOf(read('out/index.html'));
  expect(booking).toBe('/checkout');
  expect(ahead).toMatch(/^\/_next\/static\/pages\/checkout-\w+\.js \/_next\/static\/chunks\/booking\.js$/);
  expect(bootOf(read('out/checkout.html'))).not.toHaveProperty('data-ahead');
});

test('a home page without client components stops the build', async () => {
  await expect(exportOf({ source: { 'page.tsx': STILL } })).rejects.toThrow('/ must hydrate');
});

test('a page that would lose its hydration stops the build', async () => {
  await expect(exportOf({ own: { about: ['counter'] } })).rejects.toThrow(
    "/about reaches no 'use client' file",
  );
});

test('a page that the policy would break stops the build, which names it', async () => {
  await expect(exportOf({ body: '<p onclick="go()">x</p>' })).rejects.toThrow(
    /\/ contains what the security policy forbids:\n.*an event handler: <p onclick="go\(\)">/s,
  );
});

test('a second style sheet stops the build', async () => {
  await expect(
    exportOf({ body: '<link rel="stylesheet" href="/_next/static/chunks/b.css"/>' }),
  ).rejects.toThrow('2 style sheets');
});
