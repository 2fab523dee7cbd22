import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExportedPage } from './build/manifest';
import { weighPages, weightLines } from './page-weights';

let out = '';
beforeEach(() => (out = mkdtempSync(path.join(tmpdir(), 'budgets-'))));
afterEach(() => rmSync(out, { recursive: true, force: true }));

const weigh = async (page: ExportedPage, basePath?: string) => {
  const [weight] = await weighPages(out, [page], basePath);
  if (!weight) throw new Error('Nothing was weighed.');
  return weight;
};
const write = (name: string, body: string | Buffer) => writeFileSync(path.join(out, name), body);
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 7);

test('the size of a page counts its HTML, its scripts, and each font and picture once', async () => {
  write(
    'index.html',
    '<link rel="icon" href="/old.png"><link rel="icon" href="/icon.png"><link rel="stylesheet" disabled href="/a.css">' +
      '<link rel="preload" as="font" href="/face.woff2"><style>@font-face{src:url(/face.woff2)} @font-face{src:url(/not-loaded.woff2);unicode-range:U+A1-FF} p{background:url("/stain.png")}</style>' +
      '<use href="/map.png#a"><use href="/map.png#b"><use href="#own">',
  );
  for (const [name, size] of Object.entries({ stain: 3, map: 5, icon: 1, app: 40 }))
    write(`${name}.png`, kilobytes(size));
  write('face.woff2', kilobytes(20));
  const home = await weigh({ route: '/', file: 'index.html', scripts: ['/repo/app.png'] }, '/repo');
  expect(home.total).toBeCloseTo(69 + (home.files.find(({ name }) => name === '/index.html')?.kib ?? 0));
});

test('text counts at its compressed size', async () => {
  write('about.html', 'word '.repeat(2000));
  const { total } = await weigh({ route: '/about', file: 'about.html', scripts: [] });
  expect(total).toBeLessThan(0.1);
});

test.each([
  { route: '/', scripts: ['/boot.js', '/react.js'] },
  { route: '/checkout', scripts: ['/boot.js', '/react.js'] },
  { route: '/new-page', scripts: ['/boot.js'] },
])('a developer who adds too much to $route learns which files do', async (page) => {
  for (const script of ['boot.js', 'react.js']) write(script, '');
  const weighed = (body: string) => {
    write('page.html', body);
    return weigh({ ...page, file: 'page.html' });
  };
  const { limit } = await weighed('');
  write('app.png', kilobytes(limit - 1));
  write('more.png', kilobytes(2));
  expect(weightLines(await weighed('<img src="/app.png">'))).not.toContain('app.png');
  expect(weightLines(await weighed('<img src="/app.png"><img src="/more.png">'))).toContain(
    `/app.png ${limit - 1}.0 KiB`,
  );
});

test('a page that refers to a missing file is an error', async () => {
  write('index.html', '<img src="/gone.png">');
  await expect(weigh({ route: '/', file: 'index.html', scripts: [] })).rejects.toThrow('gone.png');
});
