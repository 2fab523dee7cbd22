import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { oklch, readableShade, shade } from '@/lib/content/accent';
import type { SiteContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/content/read';
import type { Remark } from '@/lib/content/remarks';
import { mapFile, markFile, photoFile, photoWidths } from '@/lib/site/links';

type Brand = SiteContent['brand'];
type Photo = NonNullable<Brand['photo']>;
type OwnMap = NonNullable<Brand['map']>;

/** Makes the files that depend on content/brand.json: the accent color, the mark, the icons, the photo, and the map. */
export async function writeBrand(brand: Brand): Promise<void> {
  for (const [file, data] of Object.entries(await brandFiles(brand))) writeFileSync(file, data);
  for (const width of photoWidths) await writePhoto(brand.photo, width);
  await writeMap(brand.map);
}

/** Makes the files that depend on the colors and the mark. Returns their data by name. */
export async function brandFiles(brand: Brand) {
  const picture = await markIn(brand, { width: 720, height: 180 });
  const { info } = await picture.toBuffer({ resolveWithObject: true });
  const map = brand.map && (await mapPicture(brand.map));
  // The style sheet reserves the places of the mark and the map, so nothing moves when they load.
  const tokens = [
    accentTokens(brand.accent, brand.accentDark),
    `  --aspect-mark: ${info.width} / ${info.height};\n`,
    map ? `  --aspect-map: ${map.width} / ${map.height};\n` : '',
  ].join('');
  const icon = (size: number) => markIn(brand, { width: size, height: size, fit: 'contain' });
  // Phones show transparent parts of an icon as black.
  const large = (await icon(180)).flatten({ background: 'white' });
  // Next refuses an icon without transparency, even if no pixel of it is transparent.
  const small = (await icon(48)).ensureAlpha();
  return {
    'app/styles/accent.css': `@theme {\n${tokens}}\n`,
    // The picture is three times as large as in the header, so it is sharp on any screen.
    [`public${markFile}`]: await asDrawing(brand, { width: 400, height: 100 }),
    // Next links to these icons in every page. Browsers also request favicon.ico for files that aren't pages.
    'app/icon.svg': await asDrawing(brand, { width: 64, height: 64 }),
    'app/apple-icon.png': await large.toBuffer(),
    'app/favicon.ico': asIco(await small.toBuffer(), 48),
  };
}

/** The tokens of the accent color, by day and in dark mode. */
export function accentTokens(light: string, dark = readableShade(light, 'dark', 0.815)): string {
  const stronger = (hex: string, change: number) => shade(hex, (oklch(hex)?.l ?? 0) + change, 0.87);
  return `  --color-ember: light-dark(${light}, ${dark});
  --color-ember-strong: light-dark(${stronger(light, -0.065)}, ${stronger(dark, 0.055)});
`;
}

/** A Windows icon with one PNG picture: a header of 6 bytes, an entry of 16, then the picture. */
function asIco(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

async function writePhoto(photo: Photo | undefined, width: number) {
  const file = `public/${photoFile(width)}`;
  rmSync(file, { force: true });
  if (!photo) return;
  // `rotate` applies the camera's orientation.
  const upright = sharp(path.join(contentFolder(), photo.file)).rotate();
  await upright.resize({ width }).webp({ quality: 70 }).toFile(file);
}

async function writeMap(map: OwnMap | undefined) {
  const file = `public${mapFile}`;
  rmSync(file, { force: true });
  if (map) writeFileSync(file, drawingOf(await mapPicture(map)));
}

/** The map and its size. An SVG stays as it is, so that its names are sharp and its colors can follow dark mode. */
async function mapPicture({ file: name }: OwnMap): Promise<Picture> {
  const file = path.join(contentFolder(), name);
  if (name.endsWith('.svg')) {
    const { width, height } = await sharp(file).metadata();
    return { href: dataAddress('svg+xml', readFileSync(file)), width, height };
  }
  const scaled = sharp(file).rotate().resize({ width: 1280, withoutEnlargement: true });
  const { data, info } = await scaled.webp().toBuffer({ resolveWithObject: true });
  return { href: dataAddress('webp', data), width: info.width, height: info.height };
}

/** In pixels. */
type Size = { width: number; height: number };

/** The mark, as large as fits in a box. With `fit: 'contain'`, it is in the middle of a transparent box. */
export async function markIn({ mark }: Brand, box: Size & { fit?: 'inside' | 'contain' }) {
  const file = path.join(contentFolder(), mark);
  const size = await sharp(file, { limitInputPixels: false }).metadata();
  // The density (pixels per 72 units) makes sharp draw an SVG at its final size.
  const density = 72 * Math.min(box.width / size.width, box.height / size.height);
  const drawn = sharp(file, { limitInputPixels: false, density: Math.min(Math.max(density, 1), 100_000) });
  return drawn.resize({ fit: 'inside', ...box, background: 'transparent' }).png();
}

/** An SVG with the mark in the middle: the SVG itself if the page has it inline, and otherwise a small WebP. */
async function asDrawing(brand: Brand, box: Size) {
  const drawn = await markIn(brand, box);
  const { data, info } = await drawn.webp().toBuffer({ resolveWithObject: true });
  const isInline = brand.markSrc.startsWith('data:');
  const href = isInline ? brand.markSrc : dataAddress('webp', data);
  const isSquare = box.width === box.height;
  const { width, height } = isSquare ? box : info;
  return drawingOf({ href, width, height });
}

/** The address and the size of a picture. */
type Picture = Size & { href: string };

/** An SVG with a picture in it. Nothing in the picture can run or load, even if somebody opens the SVG. */
const drawingOf = ({ href, width, height }: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="100%" height="100%" href="${href}"/></svg>`;

const dataAddress = (type: 'svg+xml' | 'webp', data: Buffer) =>
  `data:image/${type};base64,${data.toString('base64')}`;

/** Remarks about the pictures of content/brand.json, for which we have to open the files. */
export async function brandRemarks(brand: Brand): Promise<Remark[]> {
  const { photo, map } = brand;
  const remarks = [
    await markRemark(brand),
    photo && (await photoRemark(photo)),
    map && (await mapRemark(map)),
  ];
  return remarks.filter((remark) => remark !== undefined);
}

async function markRemark(brand: Brand): Promise<Remark | undefined> {
  const about = { where: `content/${brand.mark}` };
  try {
    // We make every file of the mark, because an icon can fail where the picture doesn't.
    await brandFiles({ ...brand, map: undefined });
    const drawn = await markIn(brand, { width: 64, height: 64 });
    const { channels } = await sharp(await drawn.ensureAlpha().toBuffer()).stats();
    if (channels.at(-1)?.max === 0) {
      const remedy = 'Export it again with all its pictures inside the file.';
      return { ...about, wrong: 'shows nothing.', remedy, when: 'now' };
    }
  } catch (error) {
    const remedy = `Export it again. The error is: ${String(error).split('\n')[0]}`;
    return { ...about, wrong: 'can’t be read as a picture.', remedy, when: 'now' };
  }
  if (!brand.mark.endsWith('.svg')) return undefined;
  const text = readFileSync(path.join(contentFolder(), brand.mark), 'utf8');
  if (!/<(svg:)?text[\s>]/.test(text)) return undefined;
  const wrong = 'has text, which can look different on each computer that builds the site.';
  return { ...about, wrong, remedy: 'Convert the text to outlines.', when: 'maybe' };
}

async function photoRemark(photo: Photo): Promise<Remark | undefined> {
  const where = `content/${photo.file}`;
  const picture = await sharp(path.join(contentFolder(), photo.file))
    .metadata()
    .catch(() => undefined);
  if (!picture) {
    const remedy = 'Save the photo again as JPEG, PNG, or WebP.';
    return { where, wrong: 'isn’t a picture.', remedy, when: 'now' };
  }
  if (picture.width >= 1280) return undefined;
  const wrong = `is only ${picture.width} pixels wide, so it looks blurry.`;
  return { where, wrong, remedy: 'Use a photo that is at least 1,280 pixels wide.', when: 'maybe' };
}

async function mapRemark(map: OwnMap): Promise<Remark | undefined> {
  const picture = await mapPicture(map).catch(() => undefined);
  if (picture) return undefined;
  const remedy = 'Save the map again as SVG, PNG, JPEG, or WebP.';
  return { where: `content/${map.file}`, wrong: 'isn’t a picture.', remedy, when: 'now' };
}
