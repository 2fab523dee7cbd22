import { writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { SiteContent } from '@/lib/content/load';
import { shareFile } from '@/lib/seo/page-metadata';
import { browserslist } from '../../package.json';
import { writeBrand } from './brand';
import { photosIn, writePhotos } from './photos';
import { sharePicture } from './share-picture';

/** Makes the files that Next reads in addition to the sources. */
export async function prepare(content: SiteContent): Promise<void> {
  // Pages load public/boot.js in development, and the export puts its text into each page. Browsers older than those
  // that package.json names use the site without scripts.
  buildSync({
    entryPoints: ['lib/browser/boot.ts'],
    outfile: 'public/boot.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserslist.map((browser) => browser.replace(' ', '')),
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.BASE_PATH ?? '') },
  });
  await writeBrand(content.brand);
  await writePhotos(photosIn(content));
  writeFileSync(`public${shareFile}`, await sharePicture(content));
}
