import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishExport } from './finish-export';
import { contentSecurityPolicy, metaPolicy, textHash } from './policy';
import { readStartPages } from './start-pages.mjs';
import { fetchAheadRules } from './start-script';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'export-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const ROUTES: Record<string, readonly string[]> = {
  '/': ['[project]/components/location/city-name.tsx'],
  '/about': ['[project]/app/error.tsx', '[project]/node_modules/next/dist/client/a.js'],
  '/checkout': ['[project]/components/booking/booking-wizard.tsx'],
  '/_not-found': [],
};

/** What the style sheet has a rule for: classes of one page each, of scripts, of nobody. */
const CLASSES = [
  ...['of-', 'of-about', 'of-checkout', 'of-_not-found'],
  ...['by-early', 'by-script', 'by-later', 'of-nobody'],
];

/** An export as Next writes it, small. */
function exportOf({ basePath = '', trailingSlash = false, body = '<p>Words</p>', drawing = true }) {
  for (const [route, modules] of Object.entries(ROUTES)) {
    const rows = modules.map((_, index) => `${index}:I[${index + 1},[],"default"]\n`).join('');
    const html =
      `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="robots" content="noindex"/><link rel="stylesheet" href="${basePath}/_next/static/chunks/a.css"/></head>` +
      `<body>${body}<i class="of-${route.slice(1)}"></i>${drawing && route === '/about' ? '<svg><use href="/drawings/map.svg#all"/></svg>' : ''}<script src="${basePath}/site.js" defer=""></script><script src="${basePath}/_next/static/chunks/main-app-1.js" async=""></script><script src="${basePath}/_next/static/chunks/a.js" async=""></script>` +
      `<script>self.__next_f.push(${JSON.stringify([1, `${rows}9:["$","script",null,{"src":"${basePath}/site.js"}]\n`])})</script></body></html>`;
    const name = route === '/' ? 'index.html' : route === '/_not-found' ? '404.html' : '';
    write(`out/${name || `${route.slice(1)}${trailingSlash ? '/index' : ''}.html`}`, html);
    const clientModules = Object.fromEntries(modules.map((file, index) => [file, { id: index + 1 }]));
    write(
      `.next/server/app${route === '/' ? '' : route}/page_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST["${route}/page"] = ${JSON.stringify({ clientModules })}`,
    );
  }
  write(
    'out/_next/static/chunks/a.css',
    `:root{--of-map:#000}p{background:url(b.png)}${CLASSES.map((name, index) => `.${name}{top:${index}px}`).join('')}`,
  );
  write('out/_next/static/chunks/a.js', 'let open="by-script"');
  write('out/drawings/map.svg', '<svg><path fill="var(--of-map)"/></svg>');
  write('out/_next/static/chunks/later.js', 'let sent=`by-later`');
  write('out/_next/static/chunks/main-app-1.js', '');
  write('.next/first-modules.json', '["77"]');
  write('out/site.js', '/*\n * Says nothing.\n */\nlet site;');
  write('out/_not-found.html', 'a second time');
  return finishExport({
    out: path.join(folder, 'out'),
    hosting: path.join(folder, 'hosting'),
    next: path.join(folder, '.next'),
    basePath,
    lookups: ['https://a.example'],
    early: { '/': 'let early="by-early"' },
  });
}

const sheetOf = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
const policyFor = (sheets: readonly string[], basePath: string) =>
  contentSecurityPolicy({
    styleHashes: sheets.map(textHash),
    rulesHash: textHash(fetchAheadRules(`${basePath}/checkout`)),
    lookups: ['https://a.example'],
  });

const pages = (trailingSlash: boolean) =>
  ['index', 'about', 'checkout', '404'].map((name) =>
    trailingSlash && /about|checkout/.test(name) ? `${name}/index.html` : `${name}.html`,
  );

describe.each([
  { basePath: '', trailingSlash: false },
  { basePath: '', trailingSlash: true },
  { basePath: '/repo', trailingSlash: false },
  { basePath: '/repo', trailingSlash: true },
])('built with %j', ({ basePath, trailingSlash }) => {
  beforeEach(() => exportOf({ basePath, trailingSlash }));

  test('every page carries a policy that lets its own style sheet through, and no script of its own', () => {
    for (const page of pages(trailingSlash)) {
      const html = read(`out/${page}`);
      const own = metaPolicy(policyFor([sheetOf(html)], basePath));
      expect(html).toContain(
        `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${own}"/>`,
      );
      expect(html.match(/<script(?![^>]* src=)/g)).toBeNull();
      expect(html.match(/<style>/g)).toHaveLength(1);
      expect(html).toContain(`url(${basePath}/_next/static/chunks/b.png)`);
      expect(html).toContain('<p>Words</p>');
      expect(html).not.toContain('/site.js');
    }
  });

  test('the policy of every answer lets the style sheet of every page through, and no other', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(read('out/_headers'))?.[1] ?? '';
    const told = new Set(/style-src [^;]*/.exec(policy)?.[0].match(/sha256-[^']+/g));
    expect(told).toEqual(new Set(pages(trailingSlash).map((page) => textHash(sheetOf(read(`out/${page}`))))));
    expect(told.size).toBe(3);
  });

  test('a page gets the rules for its own classes and for those that its scripts may set, also later', () => {
    const classes = Object.fromEntries(
      pages(trailingSlash).map((page) => [
        page.split(/[./]/)[0],
        [...sheetOf(read(`out/${page}`)).matchAll(/[.,]((?:of|by)-[\w-]*)/g)].map(([, name]) => name),
      ]),
    );
    expect(classes).toEqual({
      index: ['of-', 'by-early', 'by-script', 'by-later'],
      checkout: ['of-checkout', 'by-script', 'by-later'],
      about: ['of-about', 'of-_not-found'],
      404: ['of-about', 'of-_not-found'],
    });
  });

  test('a drawing finds the colors of the page that shows it, or whose scripts may', () => {
    for (const page of pages(trailingSlash)) expect(sheetOf(read(`out/${page}`))).toContain('--of-map:#000');
    exportOf({ basePath, trailingSlash, drawing: false });
    const have = pages(trailingSlash).filter((page) => sheetOf(read(`out/${page}`)).includes('--of-map'));
    expect(have.map((page) => page.split(/[./]/)[0])).toEqual(['index', 'checkout']);
  });

  test('whatever a page names is in the export, below the folder where the site is served', () => {
    const addresses = pages(trailingSlash).flatMap((page) =>
      [...read(`out/${page}`).matchAll(/ src="([^"]+)"/g)].map(([, address = '']) => address),
    );
    expect(addresses.length).toBeGreaterThan(7);
    for (const address of addresses) {
      expect(address.startsWith(`${basePath}/_next/static/start/`)).toBe(true);
      expect(read(`out${address.slice(basePath.length)}`)).not.toBe('');
    }
  });

  test('only pages with something to hydrate start the framework', () => {
    const starts = pages(trailingSlash).filter((page) => read(`out/${page}`).includes('/start-'));
    expect(starts.map((page) => page.split(/[./]/)[0])).toEqual(['index', 'checkout']);
  });

  test('what takes long is evaluated piece by piece, and the entry begins when all else is there', () => {
    const start = readdirSync(path.join(place(), '_next/static/start')).find((name) => /^start-/.test(name));
    const { '/': home } = readStartPages(read(`out/_next/static/start/${start}`));
    expect(home).toMatchObject({
      scripts: [`${basePath}/_next/static/chunks/a.js`],
      entry: `${basePath}/_next/static/chunks/main-app-1.js`,
      first: ['77', '1'],
    });
  });

  test('what the home page does before the framework is a script of its own, which no other page loads', () => {
    const start = readdirSync(path.join(place(), '_next/static/start')).find((name) => /^start-/.test(name));
    const { '/': home, '/checkout': booking } = readStartPages(read(`out/_next/static/start/${start}`));
    expect(read(`out${home?.early?.slice(basePath.length)}`)).toBe('let early="by-early"');
    expect(booking).not.toHaveProperty('early');
  });

  test('what React may draw anew names the script by its new name, which the policy lets through', () => {
    const data = readdirSync(path.join(place(), '_next/static/start')).filter((name) =>
      name.endsWith('.json'),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const name of data) {
      expect(read(`out/_next/static/start/${name}`)).toMatch(
        new RegExp(`"${basePath}/_next/static/start/site-[0-9a-f]+\\.js\\\\"`),
      );
    }
  });

  test('the hosts are told each page by its one address', () => {
    const spelled = (route: string) => (trailingSlash ? `${route}/` : route);
    expect(read('out/_headers')).toContain(`\n${spelled('/about')}\n  Cache-Control: no-cache`);
    expect(read('hosting/cloudfront-viewer-request.js')).toContain(
      `"${basePath}${spelled('/about')}": "${basePath}/about${trailingSlash ? '/index' : ''}.html"`,
    );
    expect(read('hosting/nginx.conf')).toContain(`error_page 404 ${basePath}/404.html;`);
    expect(read('out/.nojekyll')).toBe('');
    expect(() => read('out/_not-found.html')).toThrow();
  });
});

const place = () => path.join(folder, 'out');

test('only the page for a wrong address says nothing of search engines: its status does, and elsewhere it may be a mistake', () => {
  exportOf({});
  const silent = pages(false).filter((page) => !read(`out/${page}`).includes('noindex'));
  expect(silent).toEqual(['404.html']);
});

test('one line tells what was done', () => {
  expect(exportOf({})).toMatch(
    /^4 pages, 4 inline scripts moved into files, framework script left out of 2, .*policy of \d+ characters.*hosting\/$/,
  );
});

test('a page that the policy would break stops the build, by name', () => {
  expect(() => exportOf({ body: '<p onclick="go()">x</p>' })).toThrow(
    /^404\.html holds what the security policy forbids:\n.*an event handler: <p onclick="go\(\)">/s,
  );
});
