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

const htmlOf = (weight: Awaited<ReturnType<typeof weigh>>) =>
  weight.files.find(({ name }) => name.endsWith('.html'))?.kib ?? 0;

test('the size of a page counts its HTML, its scripts, and each font and picture once', async () => {
  const sizes = { stain: 3, map: 5, app: 40, boot: 1, small: 7, large: 9, face: 20 };
  for (const [name, size] of Object.entries(sizes)) write(`${name}.png`, kilobytes(size));
  const home = await weigh(
    '<script data-scripts="/repo/app.png /repo/boot.png"></script><a href="/repo/about">About</a>' +
      '<style>@font-face{src:url(/repo/face.png)} p{background:url("/repo/stain.png")}</style>' +
      '<img src="/repo/small.png?1" srcset="/repo/small.png 640w, /repo/large.png 1280w">' +
      '<use href="/repo/map.png#a"><use href="/repo/map.png#b"><use href="#own"><a href="https://a.example/b.png">',
    '/',
    '/repo',
  );
  expect(home.total).toBeCloseTo(85 + htmlOf(home));
});

test('text is counted as hosts compress it', async () => {
  write('app.js', ' '.repeat(50 * 1024));
  const home = await weigh('<script data-scripts="/app.js"></script>');
  expect(home.total).toBeLessThan(1);
});

test('the owner’s pictures and the font for rare letters are not counted', async () => {
  const home = await weigh(
    '<link rel="icon" href="/icon.png?1"><img src="/mark.webp"><img src="/map.svg"><img src="/photo-640.webp">' +
      '<style>@font-face{src:url(/media/domine-latin.1a.woff2)}</style>',
  );
  expect(home.total).toBe(htmlOf(home));
});

test.each([
  ['/', ''],
  ['/checkout', '<script data-scripts="/boot.js /react.js"></script>'],
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

test('a page that hydrates may be larger than others, and the home page has its own limit', async () => {
  write('react.js', '');
  const hydrated = '<script data-scripts="/react.js"></script>';
  const still = await weigh('', '/about');
  const home = await weigh(hydrated, '/');
  const other = await weigh(hydrated, '/checkout');
  expect(still.limit).toBeLessThan(home.limit);
  expect(home.limit).toBeLessThan(other.limit);
});

test('a missing file stops the build', async () => {
  await expect(weigh('<img src="/gone.png">')).rejects.toThrow('gone.png');
});
