import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSiteFiles } from '../site-files.mjs';
import { previewMark, previewPage, scriptlessPage, writePreview } from './ribbon.mjs';
import { readWords, sheetPage } from './sheet.mjs';

const settings = {
  samples: [
    { file: 'content/business.json', field: 'phone', value: '(612) 555-0142', why: '' },
    { file: 'content/areas.json', field: '', value: '<b>&"', why: '' },
  ],
  built: new Date('2026-01-05T15:30:00Z'),
  commit: 'commit abc',
  basePath: '/repo',
  lookups: ['https://reverse.example/a', 'https://ip.example/b'],
};
const routes = ['/', '/about', '/404'];

const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><script async src="/repo/app.js"></script><link rel="preload" as="script" href="/repo/app.js"/><meta name="robots" content="max-image-preview:large"/></head><body class="x"><p><a class="y" href="/repo/about?a=1#b">About</a><a href="/repo/">Home</a><a href="/repo/contact.vcf">Card</a><a href="https://other.example/about">Other</a><button autofocus="">Go</button></p><script type="application/ld+json">{}</script><script>inline()</script></body></html>`;

test('the ribbon lists each sample with its file and field, as text', () => {
  const made = previewPage(page, '/about', settings);
  expect(made).toContain('Preview: 2 samples are left');
  expect(made).toContain('<strong>content/business.json: phone</strong> (612) 555-0142');
  expect(made).toContain('<strong>content/areas.json</strong> &#60;b&#62;&#38;&#34;');
  expect(made).toContain('1/5/2026, 9:30');
  expect(made).toContain('commit abc');
});

test('the script that simulates a city runs after the security policy and before the page’s scripts', () => {
  const made = previewPage(page, '/', settings);
  const at = (text: string) => made.indexOf(text);
  expect(at('Content-Security-Policy')).toBeLessThan(at('/repo/preview-ribbon/ribbon.js"'));
  expect(at('/repo/preview-ribbon/ribbon.js"')).toBeLessThan(at('/repo/app.js'));
  expect(made).toContain('data-lookups="https://reverse.example/a https://ip.example/b"');
});

test('search engines are kept away by a single robots tag', () => {
  for (const made of [previewPage(page, '/', settings), scriptlessPage(page, '/', settings, routes)])
    expect(made.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow">',
    ]);
});

test('the ribbon adds no inline scripts, styles or handlers, which the policy forbids', () => {
  const added = previewPage(page, '/', settings).replaceAll(
    /<script async[^]*?<\/script>|<script>inline\(\)<\/script>/g,
    '',
  );
  expect(added).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*(src=|ld\+json))/);
});

test('a page without scripts has none, and links to other pages without scripts', () => {
  const made = scriptlessPage(page, '/about', settings, routes);
  expect(made.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  expect(made).not.toMatch(/as="script"|autofocus/);
  expect(made).toContain('href="/repo/preview-ribbon/without-script/about?a=1#b"');
  expect(made).toContain('href="/repo/preview-ribbon/without-script/"');
  expect(made).toContain('href="/repo/contact.vcf"');
  expect(made).toContain('href="https://other.example/about"');
  expect(made).toContain('<a href="/repo/about">With script again</a>');
});

test('a page without head or body is an error', () => {
  expect(() => previewPage('<p>Hello', '/', settings)).toThrow('head or body');
});

test('the preview is a copy with its own robots.txt and headers; the export stays unchanged', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  try {
    const [out, preview] = [path.join(folder, 'out'), path.join(folder, 'preview')];
    mkdirSync(path.join(out, 'terms'), { recursive: true });
    const files = {
      'index.html': page,
      '404.html': page,
      'terms/index.html': page,
      'sitemap.xml': '<urlset/>',
      'robots.txt': 'Allow: /',
      _headers: '/*\n  X-A: b\n',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
    const before = readSiteFiles(out, '');
    writePreview(out, preview, settings);
    expect(readSiteFiles(out, '')).toEqual(before);
    const names = readdirSync(preview, { recursive: true, encoding: 'utf8' });
    expect(names).not.toContain('sitemap.xml');
    expect(names).toEqual(
      expect.arrayContaining(['preview-ribbon/ribbon.js', 'preview-ribbon/without-script/terms/index.html']),
    );
    const read = (name: string) => readFileSync(path.join(preview, name), 'utf8');
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(read('_headers')).toMatch(
      /^\/\*\n {2}X-A: b\n[^]*X-Robots-Tag: noindex[^]*\/preview-ribbon\/without-script\/\*\n.*sandbox/,
    );
    expect(read('terms/index.html')).toContain('href="/repo/preview-ribbon/without-script/terms/"');
    for (const name of names.filter((one) => /\.html$|ribbon\.(js|css)$/.test(one)))
      expect(read(name)).toContain(previewMark);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a policy of hashes also allows the ribbon, and is otherwise unchanged', () => {
  const strict = page.replace(
    "script-src 'self'",
    "script-src 'sha256-a'; style-src 'sha256-b'; script-src-attr 'none'",
  );
  expect(previewPage(strict, '/', settings)).toContain(
    `content="script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; script-src-attr 'none'"`,
  );
});

test('the ribbon links to the screenshots once they exist', () => {
  expect(previewPage(page, '/', settings)).not.toContain('on one sheet');
  expect(previewPage(page, '/', { ...settings, sheet: 'shots' })).toContain(
    '<a href="/repo/preview-ribbon/sheet/">All pages on one sheet</a>',
  );
});

test('the sheet shows each page as a search result and a share card, and says what is cut off', () => {
  const title = 'Appliance repair & care, on the same day, in the whole of Minneapolis';
  const words = readWords(
    `<title>${title.replace('&', '&amp;')}</title><meta name="description" content="We repair."/><link rel="canonical" href="https://www.repair.example/about"/><meta property="og:title" content="The people"/><meta property="og:image" content="https://www.repair.example/share/about.png"/>`,
  );
  expect(words).toEqual({
    title,
    description: 'We repair.',
    address: 'https://www.repair.example/about',
    shareTitle: 'The people',
    sharePicture: '/share/about.png',
  });
  const shots = [{ screen: 'about', file: 'about.jpg', label: '360 px, light' }];
  const sheet = sheetPage(shots, new Map([['about', words]]), ['menu: <timeout>']);
  expect(sheet).toContain('www.repair.example › about');
  expect(sheet).toContain('The title is cut off');
  expect(sheet).not.toContain('The description is cut off');
  expect(sheet).toContain('src="share/share/about.png"');
  expect(sheet).toContain('src="about.jpg"');
  expect(sheet).toContain('menu: &#60;timeout&#62;');
});
