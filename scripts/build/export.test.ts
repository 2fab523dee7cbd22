import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishExport } from './export';

let out = '';
beforeEach(() => (out = mkdtempSync(path.join(tmpdir(), 'export-'))));
afterEach(() => rmSync(out, { recursive: true, force: true }));

function write(file: string, text: string) {
  const place = path.join(out, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

type Options = {
  basePath?: string;
  body?: string;
  /** Script files that only one page loads, by page. */
  own?: Readonly<Record<string, readonly string[]>>;
};

/** A small export, as Next writes it. */
function exportOf({ basePath = '', body = '<p>Texts</p>', own }: Options = {}) {
  const scriptsOf: Options['own'] = { index: ['home'], checkout: ['booking'], ...own };
  const chunks = `${basePath}/_next/static/chunks`;
  for (const page of ['index', 'about', 'checkout', '404']) {
    // The 404 page has no layout.
    const files = [...(page === '404' ? [] : ['layout']), 'common', ...(scriptsOf[page] ?? [])];
    const scripts = files.map((name) => `<script src="${chunks}/${name}.js"></script>`);
    write(
      `${page}.html`,
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
        `<link rel="stylesheet" href="${chunks}/a.css"/></head><body>${body}` +
        `${scripts.join('')}<script>start("${page}")</script></body></html>`,
    );
    write(`${page}.txt`, 'payload');
    for (const name of files) write(`_next/static/chunks/${name}.js`, `run("${name}")`);
  }
  write('about/__next.about/__PAGE__.txt', 'payload');
  write('robots.txt', 'User-Agent: *');
  write('_next/static/chunks/a.css', ':root,:host{--a:b}p{background:url(b.png)}');
  write('boot.js', 'boot()');
  return finishExport({ out, basePath, services: ['https://a.example'] });
}

const bootOf = (html: string) =>
  Object.fromEntries(
    [...(/<script( [^>]*)?>boot\(\)/.exec(html)?.[1] ?? '').matchAll(/ ([\w-]+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

test.each(['', '/repo'])(
  'pages with client components load their scripts, and other pages load none (base path %j)',
  (basePath) => {
    exportOf({ basePath });
    const [start = '', ...files] = bootOf(read('index.html'))['data-scripts']?.split(' ') ?? [];
    const chunks = `${basePath}/_next/static/chunks`;
    expect(files).toEqual([`${chunks}/layout.js`, `${chunks}/common.js`, `${chunks}/home.js`]);
    expect(read(start.slice(basePath.length))).toBe('start("index");\n');
    for (const page of ['about.html', '404.html'])
      expect(bootOf(read(page))).not.toHaveProperty('data-scripts');
  },
);

test('a new page with a client component hydrates without being registered anywhere', () => {
  exportOf({ own: { about: ['counter'] } });
  expect(bootOf(read('about.html'))['data-scripts']).toContain('/counter.js');
});

test.each(['index', 'checkout'])('the build stops if %s would not hydrate', (page) => {
  expect(() => exportOf({ own: { [page]: [] } })).toThrow('must hydrate');
});

test('every page has the same policy, and the style sheet that it allows', () => {
  exportOf({ basePath: '/repo' });
  const policies = ['index', '404', 'about', 'checkout'].map((page) => {
    const html = read(`${page}.html`);
    expect(html).toContain('p{background:url(/repo/_next/static/chunks/b.png)}</style>');
    return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  });
  expect(new Set(policies).size).toBe(1);
  expect(policies[0]).toContain("connect-src 'self' https://a.example");
  // The policy names no other host.
  expect(policies[0]).not.toMatch(/https?:(?!\/\/a\.example[ ;])|\*|unsafe/);
});

test('browsers compile the functions of a large script early, and small scripts stay as they are', () => {
  write('_next/static/chunks/large.js', 'x'.repeat(30_000));
  exportOf();
  expect(read('_next/static/chunks/large.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\nx/);
  expect(read('_next/static/chunks/home.js')).toBe('run("home")');
});

test('files that no page requests are removed', () => {
  write('_next/static/chunks/old.js', 'old');
  exportOf({ body: '<script src="/_next/static/chunks/old.js" noModule=""></script>' });
  for (const name of [
    '_next/static/chunks/old.js',
    'index.txt',
    'about.txt',
    'about/__next.about',
    'boot.js',
  ])
    expect(existsSync(path.join(out, name))).toBe(false);
  expect(read('robots.txt')).toBe('User-Agent: *');
});

test('a second style sheet stops the build', () => {
  expect(() => exportOf({ body: '<link rel="stylesheet" href="/_next/static/chunks/b.css"/>' })).toThrow(
    '2 style sheets',
  );
});
