import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { oklch, readableShade, shade } from '@/lib/content/colors';
import type { SiteContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/content/read';
import type { Remark } from '@/lib/content/remarks';
import { mapPath, logoPath } from '@/lib/site/links';

type Brand = SiteContent['brand'];

/*
 * An owner's file is never a file of the site, because an SVG can have scripts and links to other sites. A list of what
 * an SVG may contain would have to know each program that exports one. So sharp draws the logo as a picture, although
 * an SVG inside the page would appear 36 to 136 ms earlier. Its style for dark mode and its parts in other files get
 * lost, which a preview shows. We don't draw the map from coordinates, because an owner would have to look up those of
 * every neighborhood.
 */

/** Makes the files that depend on content/brand.json, except the photo: the color, the logo, the icons, and the map. */
export async function writeBrand(brand: Brand): Promise<void> {
  // An earlier brand may have had a map.
  rmSync(`public${mapPath}`, { force: true });
  for (const [file, data] of Object.entries(await brandFiles(brand))) writeFileSync(file, data);
}

/** Returns the data of the files that depend on the brand, by the names of the files. */
export async function brandFiles(brand: Brand) {
  // The picture is several times as large as in the header, so it is sharp on any screen.
  const drawn = await logoIn(brand, { width: 720, height: 180 });
  const logo = await drawn.webp().toBuffer({ resolveWithObject: true });
  const map = brand.map && (await mapPicture(brand.map.file));
  // The style sheet reserves the places of the logo and the map, so nothing moves when they load.
  const tokens = [
    accentTokens(brand.accent, brand.accentDark),
    `  --aspect-logo: ${logo.info.width} / ${logo.info.height};\n`,
    map ? `  --aspect-map: ${map.width} / ${map.height};\n` : '',
  ].join('');
  // Next links to these icons in every page.
  const icon = await logoIn(brand, { width: 192, height: 192, fit: 'contain' });
  // Phones show transparent parts of an icon as black.
  const onWhite = { background: 'white' };
  const phoneIcon = await logoIn(brand, { width: 180, height: 180, fit: 'contain', ...onWhite });
  return {
    'app/styles/accent.css': `@theme {\n${tokens}}\n`,
    'app/icon.png': await icon.toBuffer(),
    'app/apple-icon.png': await phoneIcon.flatten(onWhite).toBuffer(),
    [`public${logoPath}`]: logo.data,
    ...(map && { [`public${mapPath}`]: map.svg }),
  };
}

/** The tokens of the accent color, in light and dark mode. */
export function accentTokens(light: string, dark = readableShade(light, 'dark', 0.815)): string {
  const stronger = (hex: string, change: number) => shade(hex, (oklch(hex)?.l ?? 0) + change, 0.87);
  return `  --color-ember: light-dark(${light}, ${dark});
  --color-ember-strong: light-dark(${stronger(light, -0.065)}, ${stronger(dark, 0.055)});
`;
}

/**
 * The map's size, and an SVG that contains it, in which nothing can run or load, even if somebody opens the file. A map
 * that is an SVG stays as it is, so that its names are sharp and its colors can follow dark mode.
 */
async function mapPicture(name: string) {
  const file = path.join(contentFolder(), name);
  const isSvg = name.endsWith('.svg');
  const scaled = () => sharp(file).autoOrient().resize({ width: 1280, withoutEnlargement: true });
  const picture = isSvg ? readFileSync(file) : await scaled().webp().toBuffer();
  const { width, height } = await sharp(picture).metadata();
  const href = `data:image/${isSvg ? 'svg+xml' : 'webp'};base64,${picture.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="100%" height="100%" href="${href}"/></svg>`;
  return { width, height, svg };
}

type Box = { width: number; height: number; fit?: 'inside' | 'contain'; background?: string };

/** The logo, as large as fits in a box. With `fit: 'contain'`, it is in the middle of the whole box. */
export async function logoIn({ mark }: Brand, box: Box) {
  const file = path.join(contentFolder(), mark);
  const { autoOrient: size } = await sharp(file, { limitInputPixels: false }).metadata();
  // The density (pixels per 72 units) makes sharp draw an SVG at its final size.
  const density = 72 * Math.min(box.width / size.width, box.height / size.height);
  const drawn = sharp(file, { limitInputPixels: false, density: Math.min(Math.max(density, 1), 100_000) });
  return drawn
    .autoOrient()
    .resize({ fit: 'inside', background: 'transparent', ...box })
    .png();
}

/** Remarks about a logo or a map that isn't a picture, and about a logo that looks different without its font. */
export async function brandRemarks(brand: Brand): Promise<Remark[]> {
  const { mark, map } = brand;
  const hasText = mark.endsWith('.svg') && readFileSync(path.join(contentFolder(), mark)).includes('<text');
  const remarks = [
    await remarkIfFails(mark, () => brandFiles({ ...brand, map: undefined })),
    map && (await remarkIfFails(map.file, () => mapPicture(map.file))),
    hasText && {
      where: `content/${mark}`,
      wrong: 'has text, which the site shows in a font of the computer that builds it.',
      remedy: 'Ask your designer to convert the text to outlines.',
      when: 'maybe' as const,
    },
  ];
  return remarks.flatMap((remark) => remark || []);
}

/** Returns a remark if a step of the build fails with this file. */
export async function remarkIfFails(file: string, step: () => Promise<unknown>): Promise<Remark | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    const remedy = `Export it again as a JPEG or PNG. The error is: ${String(error).split('\n')[0]}`;
    return { where: `content/${file}`, wrong: 'can’t be read as a picture.', remedy, when: 'now' };
  }
}
