import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contrastOf, oklch, readableShade, shade } from '@/lib/content/accent';
import type { SiteContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/content/read';
import type { Remark } from '@/lib/content/remarks';
import { markFile, markPicture, photoFile, photoWidths } from '@/lib/site/links';

type Brand = SiteContent['brand'];

/** A Windows icon with one PNG picture: a header of 6 bytes, an entry of 16, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** The mark, as large as fits in a box. With `fit: 'contain'`, it is in the middle of a transparent box. */
async function markIn({ mark }: Brand, width: number, height: number, fit: 'inside' | 'contain' = 'inside') {
  const file = path.join(contentFolder(), mark);
  const size = await sharp(file, { limitInputPixels: false }).metadata();
  // The density (pixels per 72 units) makes sharp draw an SVG at its final size.
  const density = 72 * Math.min(width / size.width, height / size.height);
  const drawn = sharp(file, { limitInputPixels: false, density: Math.min(Math.max(density, 1), 100_000) });
  return drawn.resize({ width, height, fit, background: 'transparent' }).png();
}

/** An SVG with the mark in the middle: the SVG itself if the page has it inline, and otherwise a small WebP. */
async function asDrawing(brand: Brand, width: number, height: number) {
  const drawn = await markIn(brand, width, height);
  const { data, info } = await drawn.webp().toBuffer({ resolveWithObject: true });
  const href = brand.markSrc.startsWith('data:')
    ? brand.markSrc
    : `data:image/webp;base64,${data.toString('base64')}`;
  const box = width === height ? { width, height } : info;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"><image width="100%" height="100%" href="${href}"/></svg>`;
}

/** The default shade of an accent color in dark mode. */
const darkAccent = (light: string) => readableShade(light, 'dark', 0.815);

/** The tokens of the accent color, by day and in dark mode. */
export function accentTokens(light: string, dark = darkAccent(light)): string {
  const stronger = (hex: string, change: number) => shade(hex, (oklch(hex)?.l ?? 0) + change, 0.87);
  return `  --color-ember: light-dark(${light}, ${dark});
  --color-ember-strong: light-dark(${stronger(light, -0.065)}, ${stronger(dark, 0.055)});
`;
}

/** Makes the files that depend on content/brand.json: the accent color, the photo, the mark, and the icons. */
export async function writeBrand(brand: Brand): Promise<void> {
  const { photo, accent, accentDark } = brand;
  const icon = (size: number) => markIn(brand, size, size, 'contain');
  const drawn = await markIn(brand, 720, 180);
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  writeFileSync(`public${markPicture}`, data);
  // The style sheet reserves the mark's place in the header, so nothing moves when it loads.
  const tokens = `${accentTokens(accent, accentDark)}  --aspect-mark: ${info.width} / ${info.height};\n`;
  writeFileSync('app/styles/accent.css', `@theme {\n${tokens}}\n`);
  // The size is three times that in the header, for sharp pixels on any screen.
  writeFileSync(`public${markFile}`, await asDrawing(brand, 400, 100));
  writeFileSync('app/icon.svg', await asDrawing(brand, 64, 64));
  // Phones show transparent parts of an icon as black.
  writeFileSync('app/apple-icon.png', await (await icon(180)).flatten({ background: 'white' }).toBuffer());
  writeFileSync('app/favicon.ico', ico(await (await icon(48)).png({ palette: true }).toBuffer(), 48));
  for (const width of photoWidths) {
    const file = `public/${photoFile(width)}`;
    rmSync(file, { force: true });
    // `rotate` applies the camera's orientation.
    if (photo)
      await sharp(path.join(contentFolder(), photo.file))
        .rotate()
        .resize({ width })
        .webp({ quality: 70 })
        .toFile(file);
  }
}

/** Remarks about the pictures and colors of content/brand.json, for which we have to open the files. */
export async function brandRemarks(brand: Brand): Promise<Remark[]> {
  const { mark, photo, accent, accentDark } = brand;
  const found: Remark[] = [];
  const add = (when: Remark['when'], file: string, wrong: string, remedy: string) =>
    found.push({ file: `content/${file}`, field: '', wrong, remedy, when });
  try {
    const ground = await (await markIn(brand, 64, 64)).ensureAlpha().raw().toBuffer();
    const shades = Array.from({ length: ground.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = ground.subarray(index * 4);
      // Perceived brightness from 0 to 1 (Rec. 709). Transparent pixels are ignored.
      return alpha > 128 ? [(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255] : [];
    }).flat();
    const remedy = 'Give it a background, or use another color.';
    if (shades.every((brightness) => brightness > 0.85))
      add('maybe', mark, 'is white, so it doesn’t show on the light pages.', remedy);
    if (shades.every((brightness) => brightness < 0.15))
      add('maybe', mark, 'is black, so it doesn’t show in dark mode.', remedy);
  } catch (error) {
    add(
      'now',
      mark,
      'can’t be read as a picture.',
      `Export it again. The program says: ${String(error).split('\n')[0]}`,
    );
  }
  if (photo) {
    const file = path.join(contentFolder(), photo.file);
    const { width } = await sharp(file)
      .metadata()
      .catch(() => ({ width: 0 }));
    if (width === 0)
      add('now', photo.file, 'isn’t a picture.', 'Save the photo again as JPEG, PNG, or WebP.');
    else if (width < 1280)
      add(
        'maybe',
        photo.file,
        `is only ${width} pixels wide, so it looks blurry.`,
        'Use a photo that is at least 1,280 pixels wide.',
      );
  }
  if (!accentDark && contrastOf(accent, 'dark') < 7) {
    const wrong = `has no “Color in dark mode” (accentDark), so ${accent} becomes ${darkAccent(accent)} there.`;
    add(
      'maybe',
      'brand.json',
      wrong,
      'Look at a preview in dark mode. If you don’t like the color, fill in a light shade.',
    );
  }
  return found;
}
