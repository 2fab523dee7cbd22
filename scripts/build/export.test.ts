import { existsSync } from 'node:fs';
import { folderForEachTest } from '../folder.test-helper';
import { finishExport } from './export';

const { at, read, write } = folderForEachTest();

const chunks = '/repo/_next/static/chunks';
const charset = '<meta charSet="utf-8"/>';

/** The script files of each page. The 404 page has no layout. */
const shared = ['layout', 'common'];
const scriptsOf = {
  index: [...shared, 'home'],
  about: shared,
  terms: [...shared, 'home'],
  checkout: [...shared, 'booking'],
  404: ['common'],
};

/** Parts that the export must keep unchanged. */
const kept = [
  '<p>Fish &amp; chips   &lt;b&gt; "quoted" é 🫠</p>',
  '<!-- a comment --><!--$--><!--/$-->',
  '<script type="application/ld+json">{"a":"</p>"}</script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
  '<details open=""><summary>Hours</summary>\n\t8–18</details>',
  '<input type="text" value="&quot;" disabled=""/>plain text, $& $1 $$ and \\',
].join('');

const css = '/*! a license */:root,:host{--a:b}p{background:url(../b.png)}b{src:url("/c.png")}';

type Site = { own?: Partial<typeof scriptsOf>; head?: string; styles?: string };

/** Finishes a small export, as Next writes it. */
function exportSite({ own, head = charset, styles = css }: Site = {}) {
  for (const [page, names] of Object.entries({ ...scriptsOf, ...own })) {
    const scripts = names.map((name) => `<script src="${chunks}/${name}.js" async=""></script>`).join('');
    const sheet = `<link rel="stylesheet" href="${chunks}/css/a.css"/>`;
    const preload = `<link rel="preload" as="script" href="${chunks}/common.js"/>`;
    const old = `<script src="${chunks}/old.js" noModule=""></script>`;
    const inline = `<script>go("</p>")</script><script>start("${page}")</script>`;
    const body = `${kept}${preload}${scripts}${inline}<template>Later${scripts}</template>`;
    write(
      `${page}.html`,
      `<!DOCTYPE html><html lang="en"><head>${head}${sheet}${old}</head><body class="x">${body}</body></html>`,
    );
    write(`${page}.txt`, 'payload');
    for (const name of [...names, 'old']) write(`_next/static/chunks/${name}.js`, `run("${name}")`);
  }
  write('boot.js', 'boot()');
  write('_next/static/chunks/css/a.css', styles);
  write('_next/static/chunks/large.js', 'x'.repeat(30_000));
  finishExport({ out: at(), basePath: '/repo', origins: ['https://a.example'] });
}

test('each page begins with the same policy, boot script and styles, and loses only what Next added', () => {
  exportSite();
  const parts = new Set(
    Object.keys(scriptsOf).map((page) => {
      const [head = '', body] = read(`${page}.html`).split('</head>');
      expect(head.startsWith(`<!DOCTYPE html><html lang="en"><head>${charset}<meta http-equiv=`)).toBe(true);
      expect(body).toBe(`<body class="x">${kept}<template>Later</template></body></html>`);
      return head.replace(/ data-[^>]*/, '');
    }),
  );
  expect(parts.size).toBe(1);
  const [, policy, rest] = /"Content-Security-Policy" content="([^"]*)"\/>(.*)/.exec([...parts].join()) ?? [];
  expect(policy).toContain("connect-src 'self' https://a.example");
  // The policy names no other host.
  expect(policy).not.toMatch(/https?:(?!\/\/a\.example[ ;])|\*|unsafe/);
  const styles = `:root,:host{--a:b}p{background:url(${chunks}/b.png)}b{src:url("/c.png")}`;
  expect(rest).toContain(`<script>boot()</script><style>${styles}</style><script type="speculationrules">`);
  // Other pages prefetch the booking page.
  for (const query of ['', String.raw`\\?*`])
    expect(rest).toContain(`{"href_matches":"/repo/checkout${query}"}`);
});

test('pages with client components load their scripts, and other pages load none', () => {
  exportSite();
  // Browsers keep a script for a year, so the name of the first one has the hash of its content.
  const home = /<script data-styles="(.*?)" data-scripts="(\S+-[0-9a-f]{16}\.js) (.*?)">boot\(\)/.exec(
    read('index.html'),
  );
  const [, sheet, start = '', scripts] = home ?? [];
  expect(sheet).toBe(`${chunks}/css/a.css`);
  expect(scripts).toBe(`${chunks}/layout.js ${chunks}/common.js ${chunks}/home.js`);
  expect(read(start.replace('/repo', ''))).toBe('go("</p>");\nstart("index");\n');
  // Nobody has to register a page that uses one of its client components, too.
  expect(read('terms.html')).toMatch(/ data-scripts="[^"]*\/home\.js">/);
  for (const page of ['about.html', '404.html']) expect(read(page)).toContain('<script>boot()</script>');
  // Browsers compile the functions of a large script early.
  expect(read('_next/static/chunks/large.js')).toMatch(/^\/\/# .+\nx/);
  expect(read('_next/static/chunks/home.js')).toBe('run("home")');
});

test('files that no page requests are removed, and the others stay', () => {
  const data = ['about/__next.about/__PAGE__.txt', '_not-found/a.txt', '_next/static/site/a.js'];
  for (const name of [...data, 'robots.txt']) write(name, '');
  exportSite();
  const removed = ['about', '_not-found', '_next/static/site', 'index.txt', 'boot.js'];
  for (const name of [...removed, '_next/static/chunks/old.js'])
    expect([name, existsSync(at(name))]).toEqual([name, false]);
  // GitHub Pages leaves out _next/ without the first one.
  for (const name of ['.nojekyll', 'robots.txt']) expect(existsSync(at(name))).toBe(true);
});

test.each<[string, Site, string]>([
  ['a home page that would not hydrate', { own: { index: shared, terms: shared } }, 'hydrate'],
  ['a wizard that would not hydrate', { own: { checkout: shared } }, 'hydrate'],
  ['a second style sheet', { head: `${charset}<link rel="stylesheet" href="b.css"/>` }, '2 style sheets'],
  ['a page without its first element', { head: '' }, 'no <meta charset>'],
  ['styles with markup', { styles: `${css}a{content:"</style>"}` }, 'contains markup'],
])('%s stops the build', (_what, site, message) => {
  expect(() => exportSite(site)).toThrow(message);
});
