import sharp from 'sharp';
import { writeTestContent } from '@/e2e/support/test-content';
import { siteContent } from '@/lib/content/load';
import { folderForEachTest } from '../folder.test-helper';
import { brandFiles, brandRemarks } from './brand';

const { brand } = siteContent();
const { at, write } = folderForEachTest(writeTestContent);
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: at() });
});
afterEach(() => void jest.restoreAllMocks());

/** A brand whose logo or map is a file with this content. */
function brandWith(what: 'mark' | 'map', file: string, data: string | Buffer): typeof brand {
  write(file, data);
  return { ...brand, [what]: what === 'mark' ? file : { file, description: 'What it shows.' } };
}

const shape = '<path d="M0 0h9v9z"/>';
const svg = (inside: string, box = '0 0 9 9') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

test.each([
  ['a logo that isn’t a picture stops', 'mark', 'logo.svg', '<svg', ['now']],
  ['a map that isn’t a picture stops', 'map', 'town.png', 'no picture', ['now']],
  ['a logo with text, which depends on a font, doesn’t stop', 'mark', 'a.svg', svg('<text/>'), ['maybe']],
  ['a map with text doesn’t stop', 'map', 'town.svg', svg('<text>Edina</text>'), []],
] as const)('%s the build', async (_what, picture, file, data, when) => {
  const remarks = await brandRemarks(brandWith(picture, file, data));
  expect(remarks).toMatchObject(when.map((one) => ({ where: `content/${file}`, when: one })));
});

test('the style sheet reserves places for the logo and the map, in the shapes of their pictures', async () => {
  const create = { width: 2560, height: 1000, channels: 3, background: '#8ac' } as const;
  // A phone held upright stores its photo on its side.
  const upright = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const cssOf = async (shop: typeof brand) => (await brandFiles(shop))['app/styles/accent.css'];
  const drawn = brandWith('map', 'town.svg', svg(shape, '0 0 60 40'));
  expect(await cssOf(drawn)).toContain('--aspect-map: 60 / 40;');
  // Large photographs are made smaller.
  expect(await cssOf(brandWith('mark', 'logo.jpeg', upright))).toContain('--aspect-logo: 70 / 180;');
  const photographed = brandWith('map', 'town.jpeg', upright);
  expect(await cssOf(photographed)).toContain('--aspect-map: 1000 / 2560;');
  expect(await brandRemarks(photographed)).toEqual([]);
  expect(await cssOf({ ...brand, map: undefined })).not.toContain('--aspect-map');
});

test('a logo that could run a script or load a file is published as a picture', async () => {
  const attacks =
    '<script>alert(1)</script><path d="M0 0h9" onload="alert(1)"/><image href="https://a.example/b.png"/>';
  brandWith('mark', brand.mark, svg(shape + attacks));
  for (const data of Object.values(await brandFiles(brand)))
    expect(Buffer.from(data).toString('latin1')).not.toMatch(/script|onload|a\.example/);
});

test('the icons are square, and only the one for phones has a white ground', async () => {
  const files = await brandFiles(brandWith('mark', 'logo.svg', svg('', '0 0 9 3')));
  const look = async (icon: Buffer) => {
    const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return [info.width, info.height, ...new Set(data)];
  };
  // All its numbers for red, green, blue, and opacity are 0 or 255, because the logo is transparent.
  expect(await look(files['app/icon.png'])).toEqual([192, 192, 0]);
  expect(await look(files['app/apple-icon.png'])).toEqual([180, 180, 255]);
  // The picture in the header is as sharp as the densest screen, and no larger.
  expect(await look(files['public/mark.webp'])).toEqual([540, 180, 0]);
});
