import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighPages, weightLines } from './page-weights';

let out = '';
beforeEach(() => (out = mkdtempSync(path.join(tmpdir(), 'budgets-'))));
afterEach(() => rmSync(out, { recursive: true, force: true }));

const write = (name: string, body: string | Buffer) => writeFileSync(path.join(out, name), body);
/** Weighs the home page, or another page that is built with it. */
async function weigh(html: string, route = '/', basePath = '') {
  write('index.html', '');
  write(`${route === '/' ? 'index' : route}.html`, html);
  const weight = (await weighPages(out, basePath)).find((one) => one.route === route);
  if (!weight) throw new Error('The page was not weighed.');
  return weight;
}
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 7);

test('the size of a page counts its HTML, its scripts, and each font and picture once', async () => {
  for (const [name, size] of Object.entries({ stain: 3, map: 5, icon: 1, app: 40 }))
    write(`${name}.png`, kilobytes(size));
  write('face.woff2', kilobytes(20));
  const home = await weigh(
    '<script data-scripts="/repo/app.png"></script><link rel="icon" href="/old.png"><link rel="icon" href="/icon.png"><link rel="stylesheet" disabled href="/a.css">' +
      '<link rel="preload" as="font" href="/face.woff2"><style>@font-face{src:url(/face.woff2)} @font-face{src:url(/not-loaded.woff2);unicode-range:U+A1-FF} p{background:url("/stain.png")}</style>' +
      '<use href="/map.png#a"><use href="/map.png#b"><use href="#own">',
    '/',
    '/repo',
  );
  expect(home.total).toBeCloseTo(69 + (home.files.find(({ name }) => name === '/index.html')?.kib ?? 0));
});

test.each([
  ['/', ''],
  ['/checkout', '<script data-scripts="/boot.js /react.js">'],
  ['/new-page', ''],
])('a page over its limit lists its largest files (%s)', async (route, start) => {
  for (const script of ['boot.js', 'react.js']) write(script, '');
  const { limit } = await weigh(start, route);
  write('app.png', kilobytes(limit - 1));
  write('more.png', kilobytes(2));
  const within = `${start}<img src="/app.png">`;
  expect(weightLines(await weigh(within, route))).not.toContain('app.png');
  const over = weightLines(await weigh(`${within}<img src="/more.png">`, route));
  expect(over).toContain(`/app.png ${limit - 1}.0 KiB`);
});

test('a missing file stops the build', async () => {
  await expect(weigh('<img src="/gone.png">')).rejects.toThrow('gone.png');
});
