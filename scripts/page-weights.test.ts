import { folderForEachTest } from './folder.test-helper';
import { weighPages, weightLines } from './page-weights';

const { at, write } = folderForEachTest();

/** Weighs the home page, or another page that is built with it. */
async function weigh(html: string, route = '/', basePath = '') {
  write('index.html', '');
  write(`${route === '/' ? 'index' : route}.html`, html);
  const weight = (await weighPages(at(), basePath)).find((one) => one.route === route);
  if (!weight) throw new Error('The page was not weighed.');
  return weight;
}
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 7);

test('the size of a page counts its HTML, its scripts as hosts compress them, and each font and picture once', async () => {
  const sizes = { stain: 3, sprite: 5, app: 40, small: 7, large: 9, face: 20 };
  for (const [name, size] of Object.entries(sizes)) write(`${name}.png`, kilobytes(size));
  write('boot.js', ' '.repeat(50 * 1024));
  const html =
    '<script data-scripts="/repo/app.png /repo/boot.js"></script><a href="/repo/about">About</a>' +
    '<style>@font-face{src:url(/repo/face.png)} p{background:url("/repo/stain.png")}</style>' +
    '<img src="/repo/small.png?1" srcset="/repo/small.png 640w, /repo/large.png 1280w">' +
    '<use href="/repo/sprite.png#a"><use href="/repo/sprite.png#b"><use href="#own"><a href="https://a.example/b.png">' +
    // The owner's pictures, and the font for rare letters.
    '<link rel="icon" href="/repo/icon.png?1"><img src="/repo/mark.webp"><img src="/repo/map.svg">' +
    '<img src="/repo/photo-640.webp"><style>@font-face{src:url(/repo/media/domine-latin.1a.woff2)}</style>';
  const { files, total } = await weigh(html, '/', '/repo');
  expect(files).toHaveLength(2 + Object.keys(sizes).length);
  expect(total).toBeGreaterThan(84);
  expect(total).toBeLessThan(86);
});

test('a page over its limit, which is higher with scripts, lists its largest files', async () => {
  const { limit } = await weigh('');
  write('react.js', '');
  const { limit: hydrated } = await weigh('<script data-scripts="/react.js"></script>', '/checkout');
  expect((await weigh('', '/about')).limit).toBeLessThan(limit);
  expect(hydrated).toBeGreaterThan(limit);
  write('app.png', kilobytes(limit - 1));
  write('more.png', kilobytes(2));
  const within = '<img src="/app.png">';
  expect(weightLines(await weigh(within))).not.toContain('app.png');
  const over = weightLines(await weigh(`<img src="/more.png">${within}`));
  expect(over).toMatch(new RegExp(`/app.png ${limit - 1}.0 KiB[^]*/more.png 2.0 KiB`));
});
