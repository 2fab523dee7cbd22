import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../lib/content/load/read';
import { lookupSettings, requestUrl } from '../../lib/site/build-settings';
import { makePreview } from '../preview/preview';
import { finishExport } from './export';
import { writeManifest } from './manifest';

// The last step of the build: prepares what `next build` has exported.
const called = [...Object.values(lookupSettings(process.env)), requestUrl(process.env) ?? []].flat();
const pages = finishExport({
  out: 'out',
  basePath: process.env.BASE_PATH ?? '',
  services: called.map((address) => new URL(address).origin),
});
if (process.env.PREVIEW) makePreview('out');
// A map of the sample’s cities, which only their shop shows.
if (!readFileSync('out/index.html', 'utf8').includes('drawings/map.svg')) rmSync('out/drawings/map.svg');
writeManifest({ content: path.relative('', contentFolder()), pages });
console.log(`${pages.length} pages in out/.`);
