import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { accentTokens } from '@/lib/content/load/accent';
import type { SiteContent } from '@/lib/content/load/load-content';
import { svgText } from '@/lib/content/load/mark';
import { contentFolder } from '@/lib/content/load/read';
import { photoFile, photoWidths } from '@/lib/site/links';

/** A Windows icon with one PNG picture: a header of 6 bytes, an entry of 16, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Makes the files that follow from content/brand.json: the accent, the photo, the mark, and icons with it, a wide one in a square field. */
export async function writeBrand({
  photo,
  accent,
  accentDark,
  ...brand
}: SiteContent['brand']): Promise<void> {
  writeFileSync('app/styles/accent.css', `@theme {\n${accentTokens(accent, accentDark)}}\n`);
  const mark = structuredClone(brand.mark);
  const [picture] = mark.children;
  if (typeof picture === 'object' && picture.attributes.href?.startsWith('data:image/png')) {
    const bytes = Buffer.from(picture.attributes.href.replace(/.*,/, ''), 'base64');
    const small = sharp(bytes).resize({ width: 720, height: 180, fit: 'inside', withoutEnlargement: true });
    picture.attributes.href = `data:image/png;base64,${(await small.png().toBuffer()).toString('base64')}`;
  }
  const [x = 0, y = 0, width = 0, height = 0] = (mark.attributes.viewBox ?? '').split(' ').map(Number);
  const side = Math.max(width, height);
  const viewBox = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
  const icon = svgText({ ...mark, attributes: { ...mark.attributes, viewBox } });
  const png = (size: number) =>
    sharp(Buffer.from(icon.replace('<svg', `<svg width="${size}" height="${size}"`))).png();
  writeFileSync('public/mark.svg', svgText(mark));
  writeFileSync('app/icon.svg', icon);
  // Phones show black where an icon is clear.
  writeFileSync('app/apple-icon.png', await png(180).flatten({ background: 'white' }).toBuffer());
  writeFileSync('app/favicon.ico', ico(await png(48).toBuffer(), 48));
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
