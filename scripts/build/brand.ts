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

/** The mark as large as a box of this size allows; with `fit: 'contain'` in the middle of a clear box. */
async function markIn({ mark }: Brand, width: number, height: number, fit: 'inside' | 'contain' = 'inside') {
  const file = path.join(contentFolder(), mark);
  const size = await sharp(file, { limitInputPixels: false }).metadata();
  // A drawing is drawn anew at its size, which its density (pixels per 72 units) tells.
  const density = 72 * Math.min(width / size.width, height / size.height);
  const drawn = sharp(file, { limitInputPixels: false, density: Math.min(Math.max(density, 1), 100_000) });
  return drawn.resize({ width, height, fit, background: 'transparent' }).png();
}

/** The mark in an SVG, in the middle of its box: as it is if the page has it, too, else as small as WebP makes it. */
async function asDrawing(brand: Brand, width: number, height: number) {
  const drawn = await markIn(brand, width, height);
  const { data, info } = await drawn.webp().toBuffer({ resolveWithObject: true });
  const href = brand.markSrc.startsWith('data:')
    ? brand.markSrc
    : `data:image/webp;base64,${data.toString('base64')}`;
  const box = width === height ? { width, height } : info;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"><image width="100%" height="100%" href="${href}"/></svg>`;
}

/** The shade of an accent in dark mode, unless the owner chooses one. */
const darkAccent = (light: string) => readableShade(light, 'dark', 0.815);

/** The tokens of the accent color, by day and in dark mode. */
export function accentTokens(light: string, dark = darkAccent(light)): string {
  const stronger = (hex: string, change: number) => shade(hex, (oklch(hex)?.l ?? 0) + change, 0.87);
  return `  --color-ember: light-dark(${light}, ${dark});
  --color-ember-strong: light-dark(${stronger(light, -0.065)}, ${stronger(dark, 0.055)});
`;
}

/** Makes the files that follow from content/brand.json: the accent, the photo, the mark, and icons with it. */
export async function writeBrand(brand: Brand): Promise<void> {
  const { photo, accent, accentDark } = brand;
  const icon = (size: number) => markIn(brand, size, size, 'contain');
  const drawn = await markIn(brand, 720, 180);
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  writeFileSync(`public${markPicture}`, data);
  // The mark's place in a header is known before the mark, so nothing moves.
  const tokens = `${accentTokens(accent, accentDark)}  --aspect-mark: ${info.width} / ${info.height};\n`;
  writeFileSync('app/styles/accent.css', `@theme {\n${tokens}}\n`);
  // Three pixels for each of a header, on any screen.
  writeFileSync(`public${markFile}`, await asDrawing(brand, 400, 100));
  writeFileSync('app/icon.svg', await asDrawing(brand, 64, 64));
  // Phones show black where an icon is clear.
  writeFileSync('app/apple-icon.png', await (await icon(180)).flatten({ background: 'white' }).toBuffer());
  writeFileSync('app/favicon.ico', ico(await (await icon(48)).png({ palette: true }).toBuffer(), 48));
  for (const width of photoWidths) {
    const file = `public/${photoFile(width)}`;
    rmSync(file, { force: true });
    // `rotate` turns it as the camera was held.
    if (photo)
      await sharp(path.join(contentFolder(), photo.file))
        .rotate()
        .resize({ width })
        .webp({ quality: 70 })
        .toFile(file);
  }
}

/** What only a look at the pictures and colors of content/brand.json tells. */
export async function brandRemarks(brand: Brand): Promise<Remark[]> {
  const { mark, photo, accent, accentDark } = brand;
  const found: Remark[] = [];
  const add = (when: Remark['when'], file: string, wrong: string, remedy: string) =>
    found.push({ file: `content/${file}`, field: '', wrong, remedy, when });
  try {
    const ground = await (await markIn(brand, 64, 64)).ensureAlpha().raw().toBuffer();
    const shades = Array.from({ length: ground.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = ground.subarray(index * 4);
      // As bright as people see it, from 0 to 1 (Rec. 709); what is clear counts for nothing.
      return alpha > 128 ? [(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255] : [];
    }).flat();
    const remedy = 'Give it a ground of its own, or another color.';
    if (shades.every((brightness) => brightness > 0.85))
      add('maybe', mark, 'is white, so it can’t be seen by day.', remedy);
    if (shades.every((brightness) => brightness < 0.15))
      add('maybe', mark, 'is black, so it can’t be seen in dark mode.', remedy);
  } catch (error) {
    add('now', mark, 'can’t be drawn.', `Export it again. The program says: ${String(error).split('\n')[0]}`);
  }
  if (photo) {
    const file = path.join(contentFolder(), photo.file);
    const { width } = await sharp(file)
      .metadata()
      .catch(() => ({ width: 0 }));
    if (width === 0)
      add('now', photo.file, 'is not a picture.', 'Save the photo again as JPEG, PNG or WebP.');
    else if (width < 1280)
      add('maybe', photo.file, `is ${width} pixels wide, so it looks blurred.`, 'Take one of 1,280 or more.');
  }
  if (!accentDark && contrastOf(accent, 'dark') < 7) {
    const wrong = `has no accentDark, so ${accent} becomes ${darkAccent(accent)} in dark mode.`;
    add(
      'maybe',
      'brand.json',
      wrong,
      'Look at it there. If it isn’t your color, choose a light shade as accentDark.',
    );
  }
  return found;
}
