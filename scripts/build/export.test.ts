import { existsSync } from 'node:fs';
import { folderForEachTest } from '../folder.test-helper';
import { finishExport } from './export';

const { at, read, write } = folderForEachTest();

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
  for (const page of ['index', 'about', 'terms', 'checkout', '404']) {
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
  write('boot.js', 'boot()');
  write('_next/static/chunks/a.css', ':root,:host{--a:b}p{background:url(b.png)}');
  return finishExport({ out: at(), basePath, services: ['https://a.example'] });
}

/** The files that the boot script of a page loads, and its style sheet. */
function loadedBy(page: string) {
  const [, styles, scripts] =
    /<script data-styles="(.*?)" data-scripts="(.*?)">boot\(\)/.exec(read(page)) ?? [];
  return { styles, scripts: scripts?.split(' ') ?? [] };
}

test('pages with client components load their scripts, and other pages load none', () => {
  exportOf({ basePath: '/repo', own: { terms: ['home'] } });
  const chunks = '/repo/_next/static/chunks';
  const { styles, scripts } = loadedBy('index.html');
  const [start = '', ...files] = scripts;
  expect(styles).toBe(`${chunks}/a.css`);
  expect(files).toEqual([`${chunks}/layout.js`, `${chunks}/common.js`, `${chunks}/home.js`]);
  expect(read(start.replace('/repo', ''))).toBe('start("index");\n');
  // Nobody has to register a page that uses one of its client components, too.
  expect(loadedBy('terms.html').scripts).toContain(`${chunks}/home.js`);
  for (const page of ['about.html', '404.html']) expect(read(page)).toContain('<script>boot()</script>');
  // Other pages prefetch the booking page.
  expect(read('about.html')).toContain(
    String.raw`[{"href_matches":"/repo/checkout"},{"href_matches":"/repo/checkout\\?*"}]`,
  );
});

test.each(['index', 'checkout'])('the build stops if %s would not hydrate', (page) => {
  expect(() => exportOf({ own: { [page]: [] } })).toThrow(/hydrate/);
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
  expect(read('_next/static/chunks/large.js')).toMatch(/^\/\/# .+\nx/);
  expect(read('_next/static/chunks/home.js')).toBe('run("home")');
});

test('files that no page requests are removed, and the others stay', () => {
  const old = '_next/static/chunks/old.js';
  const data = 'about/__next.about/__PAGE__.txt';
  for (const name of [old, data, '_not-found/a.txt', '_next/static/site/a.js', 'robots.txt']) write(name, '');
  exportOf({ body: `<script src="/${old}" noModule=""></script>` });
  for (const name of [old, 'about', '_not-found', '_next/static/site', 'index.txt', 'boot.js'])
    expect([name, existsSync(at(name))]).toEqual([name, false]);
  // GitHub Pages leaves out _next/ without the first one.
  for (const name of ['.nojekyll', 'robots.txt']) expect(existsSync(at(name))).toBe(true);
});

test('a second style sheet stops the build', () => {
  const body = '<link rel="stylesheet" href="/_next/static/chunks/b.css"/>';
  expect(() => exportOf({ body })).toThrow('2 style sheets');
});
