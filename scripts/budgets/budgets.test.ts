import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLimits, weighPages } from './budgets.mjs';

let out = '';
beforeEach(() => (out = mkdtempSync(path.join(tmpdir(), 'budgets-'))));
afterEach(() => rmSync(out, { recursive: true, force: true }));

const write = (name: string, body: string | Buffer) => writeFileSync(path.join(out, name), body);
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 7);

test('the size of a page counts its HTML, its scripts, and each font and picture once', () => {
  write(
    'index.html',
    '<link rel="icon" href="/old.png"><link rel="icon" href="/icon.png"><link rel="stylesheet" disabled href="/a.css"><link rel="preload" as="font" href="/face.woff2"><style>@font-face{src:url(/face.woff2)} p{background:url("/stain.png")}</style><use href="/map.png#a"><use href="/map.png#b"><use href="#own"><img src="data:,">',
  );
  for (const [name, size] of Object.entries({ face: 20, stain: 3, map: 5, icon: 1, app: 40 })) {
    write(`${name}${name === 'face' ? '.woff2' : '.png'}`, kilobytes(size));
  }
  const [home] = weighPages(out, [{ route: '/', file: 'index.html', scripts: ['/repo/app.png'] }], '/repo');
  const html = home?.parts.find(({ kind }) => kind === 'html')?.kib ?? 0;
  expect(home?.total).toBeCloseTo(69 + html);
  expect(checkLimits(home ? [home] : []).output).toMatch(/script +40\.0 +font +20\.0 +picture +9\.0/);
});

test('text counts at its compressed size', () => {
  write('about.html', 'word '.repeat(2000));
  const [page] = weighPages(out, [{ route: '/about', file: 'about.html', scripts: [] }]);
  expect(page?.total).toBeLessThan(0.1);
});

test.each([
  { route: '/', hydrates: true, limit: 190 },
  { route: '/checkout', hydrates: true, limit: 200 },
  { route: '/new-page', hydrates: false, limit: 50 },
  { route: '/new-page', hydrates: true, limit: 200 },
])('$route may weigh $limit KiB, and a developer who adds more learns which files do', (page) => {
  write('page.html', '');
  write('boot.js', '');
  write('react.js', '');
  write('app.png', kilobytes(page.limit - 1));
  write('more.png', kilobytes(2));
  const checked = (more: string) => {
    write('page.html', `<img src="/app.png">${more}`);
    const scripts = page.hydrates ? ['/boot.js', '/react.js'] : ['/boot.js'];
    return checkLimits(weighPages(out, [{ route: page.route, file: 'page.html', scripts }]));
  };
  expect(checked('').ok).toBe(true);
  const over = checked('<img src="/more.png">');
  expect(over.ok).toBe(false);
  expect(over.output).toContain(`${page.route} is 1.`);
  expect(over.output).toContain(`/app.png ${page.limit - 1}.0 KiB`);
});

test('a page that refers to a missing file is an error', () => {
  write('index.html', '<img src="/gone.png">');
  const pages = [{ route: '/', file: 'index.html', scripts: [] }];
  expect(() => weighPages(out, pages)).toThrow('gone.png');
});
