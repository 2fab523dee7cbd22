import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeTestContent } from '@/e2e/support/test-content';
import { loadContent, siteContent } from '@/lib/content/load';
import { brandFiles, brandRemarks } from './brand';

const { brand } = siteContent();
const before = process.env.CONTENT_FOLDER;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
  writeTestContent(folder);
  process.env.CONTENT_FOLDER = folder;
});

afterEach(() => {
  process.env.CONTENT_FOLDER = before;
  rmSync(folder, { recursive: true });
});

/** The remarks for staff about the logo, and about a photo if there is one. */
async function remarks(photo?: Buffer) {
  if (photo) writeFileSync(path.join(folder, 'van.jpg'), photo);
  const van = { file: 'van.jpg', description: 'Our van.', focus: 'center' } as const;
  return brandRemarks({ ...brand, photo: photo && van });
}

/** The remarks for staff about a logo. */
async function remarksOnLogo(logo: string) {
  writeFileSync(path.join(folder, brand.mark), logo);
  return remarks();
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();

test('a good logo and a good photo get no remark', async () => {
  expect(await remarks(await jpeg(1280, 10))).toEqual([]);
});

test('a photo that isn’t a picture stops the build', async () => {
  expect(await remarks(Buffer.from('no picture'))).toMatchObject([{ where: 'content/van.jpg', when: 'now' }]);
});

/** A brand with a map in this file. */
function withMap(name: string, file: string | Buffer) {
  writeFileSync(path.join(folder, name), file);
  return { ...brand, map: { file: name, description: 'Map of our town.' } };
}

test('a map that isn’t a picture stops the build', async () => {
  for (const name of ['town.svg', 'town.png'])
    expect(await brandRemarks(withMap(name, 'no picture'))).toMatchObject([
      { where: `content/${name}`, when: 'now' },
    ]);
});

test('the style sheet reserves a place for the map, in the shape of its picture', async () => {
  const places = async (name: string, file: string | Buffer) => {
    const shop = withMap(name, file);
    expect(await brandRemarks(shop)).toEqual([]);
    return (await brandFiles(shop))['app/styles/accent.css'];
  };
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0h9v9z"/></svg>';
  expect(await places('town.svg', drawn)).toContain('--aspect-map: 60 / 40;');
  expect(await places('town.jpg', await jpeg(300, 200))).toContain('--aspect-map: 300 / 200;');
  // Large photographs are made smaller.
  expect(await places('town.png', await jpeg(2560, 1000))).toContain('--aspect-map: 1280 / 500;');
  // A phone held upright stores its photo on its side.
  const upright = await sharp(await jpeg(300, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await places('town.jpeg', upright)).toContain('--aspect-map: 200 / 300;');
});

test('without a map, the style sheet reserves no place for one', async () => {
  const css = (await brandFiles({ ...brand, map: undefined }))['app/styles/accent.css'];
  expect(css).not.toContain('--aspect-map');
});

test('a logo that can’t be read stops the build', async () => {
  expect(await remarksOnLogo('<svg')).toMatchObject([{ where: `content/${brand.mark}`, when: 'now' }]);
});

const shape = '<path d="M0 0h9v9z"/>';
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

/** Logos as programs export them, shortened. */
const exported = {
  'old Illustrator': `<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 9 9">
<switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef xlink:href="#pgf"></i:pgfRef></foreignObject>
<g i:extraneous="self">${shape}</g></switch><i:pgf id="pgf"><![CDATA[eJzsvelvM+c=]]></i:pgf></svg>`,
  Illustrator: svg(
    `<defs><style>.cls-1 { fill: #123; font-family: 'A'; }</style></defs><g data-name="Layer 1">${shape}</g>`,
  ),
  Inkscape: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" width="9mm" height="9mm"
 xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="C:\\Users\\ada\\logo.svg">
<sodipodi:namedview id="base" /><path style="fill:#123;font-family:&quot;B&quot;" d="M 0,0&#10;h 9 v 9 z" /></svg>`,
  Affinity: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(`<g serif:id="Logo (1)">${shape}</g>`, ' xmlns:serif="http://www.serif.com/" xml:space="preserve"')}`,
  CorelDRAW: svg(
    `<style type="text/css"><![CDATA[ .fil0 {fill:#2B2A29} ]]></style><metadata id="C"/>${shape}`,
  ),
  Canva: svg(shape, ' width="500" zoomAndPan="magnify" height="120.000001" version="1.0"'),
  'a program that leaves out the size': `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`,
};

test.each(Object.entries(exported))('a logo exported from %s is drawn', async (_program, logo) => {
  expect(await remarksOnLogo(logo)).toEqual([]);
});

test.each([
  ['a script', '<script>alert("a.example")</script>'],
  ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ['a handler', '<path d="M0 0h9" onload="alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'],
  ['an animated link', '<a><animate attributeName="href" values="java&#115;cript:alert(1)"/></a>'],
  ['HTML', '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//a.example"/></foreignObject>'],
  ['a picture of another site', '<image href="https://a.example/b.png"/>'],
  ['a fill from another site', '<path d="M0 0h9" fill="url(//a.example/b.svg#a)"/>'],
  ['a base address', '<g xml:base="https://a.example/"><path d="M0 0h9"/></g>'],
  ['a style sheet of another site', '<style>@import "https://a.example/b.css"</style>'],
])('a logo with %s is published without it', async (_what, attack) => {
  writeFileSync(path.join(folder, brand.mark), svg(shape + attack));
  const loaded = loadContent(folder).content.brand;
  const published = [loaded.markSrc, ...Object.values(await brandFiles(loaded))];
  const texts = published.map((data) =>
    Buffer.from(data)
      .toString('latin1')
      .replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  for (const text of texts) expect(text).not.toMatch(/script|onload|iframe|a\.example/);
});

test('the icons are square, and only the one for phones has a white ground', async () => {
  writeFileSync(path.join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"/>');
  const files = await brandFiles({ ...brand, mark: 'logo.svg' });
  const look = async (icon: Buffer) => {
    const { width, height } = await sharp(icon).metadata();
    const { data } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width, height, corner: [...data.subarray(0, 4)] };
  };
  expect(await look(files['app/icon.png'])).toEqual({ width: 192, height: 192, corner: [0, 0, 0, 0] });
  expect(await look(files['app/apple-icon.png'])).toEqual({
    width: 180,
    height: 180,
    corner: [255, 255, 255, 255],
  });
});
