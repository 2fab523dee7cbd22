import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { SiteContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/content/read';
import type { Remark } from '@/lib/content/remarks';
import { photoFile, photoWidths, portraitName, portraitWidths } from '@/lib/site/links';
import { remarkIfFails } from './brand';

/** A photo in content/. `name` is the beginning of the names of the files that we make from it. */
export type Photo = ReturnType<typeof photosIn>[number];

/** The owner's photo, if any, and those of the team. */
export function photosIn({ brand: { photo }, about: { team } }: Pick<SiteContent, 'brand' | 'about'>) {
  const ofShop = photo && { file: photo.file, name: 'photo', widths: photoWidths, isSquare: false };
  const ofTeam = team.map(({ photo: file }, index) => {
    return { file, name: portraitName(index), widths: portraitWidths, isSquare: true };
  });
  return ofShop ? [ofShop, ...ofTeam] : ofTeam;
}

/** Makes the files of these photos, and removes those of an earlier build. */
export async function writePhotos(photos: readonly Photo[]): Promise<void> {
  for (const old of readdirSync('public'))
    if (/^(photo|team-\d)-\d+\.webp$/.test(old)) rmSync(`public/${old}`);
  for (const photo of photos)
    for (const width of photo.widths)
      writeFileSync(`public/${photoFile(photo.name, width)}`, await webpPhoto(photo, width));
}

/** The most bytes per pixel, which is 68 KB for a portrait of 640 by 640. Most photos need less. */
const maxBytesPerPixel = 1 / 6;

/** Returns a photo as WebP. Lowers its quality until it is within the limit, or as low as we accept. */
export async function webpPhoto({ file, isSquare }: Photo, width: number): Promise<Buffer> {
  // Faces are near the top of an upright photo, so we cut off its lower part.
  const size = isSquare ? { width, height: width, position: 'top' } : { width };
  // `autoOrient` applies the camera's orientation. Transparent parts become white, because a person with dark hair
  // would disappear in dark mode.
  const upright = sharp(path.join(contentFolder(), file))
    .autoOrient()
    .resize(size)
    .flatten({ background: 'white' });
  for (const quality of [70, 50, 30]) {
    const { data, info } = await upright.clone().webp({ quality }).toBuffer({ resolveWithObject: true });
    if (data.length <= info.width * info.height * maxBytesPerPixel) return data;
  }
  return upright.webp({ quality: 10 }).toBuffer();
}

/** Returns remarks about the photos that can't be read or are too small. */
export async function photoRemarks(photos: readonly Photo[]): Promise<Remark[]> {
  // Several people may have the same file.
  const byFile = new Map(photos.map((photo) => [photo.file, photo]));
  const remarks = await Promise.all([...byFile.values()].map(photoRemark));
  return remarks.filter((remark) => remark !== undefined);
}

async function photoRemark(photo: Photo): Promise<Remark | undefined> {
  const { file, widths, isSquare } = photo;
  const unreadable = await remarkIfFails(file, () => webpPhoto(photo, Math.max(...widths)));
  if (unreadable) return unreadable;
  const { width, height } = (await sharp(path.join(contentFolder(), file)).metadata()).autoOrient;
  const needed = widths[1];
  if ((isSquare ? Math.min(width, height) : width) >= needed) return undefined;
  const size = `${needed.toLocaleString('en-US')} pixels wide${isSquare ? ' and high' : ''}`;
  return {
    where: `content/${file}`,
    wrong: 'is so small that it may look blurry.',
    remedy: `Use one that is at least ${size}.`,
    when: 'maybe',
  };
}
