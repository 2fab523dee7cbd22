import { writeFileSync } from 'node:fs';
import { calledServices } from '../../lib/request/settings';
import { makePreview } from '../preview/preview';
import { finishExport } from './export';

// The last step of the build: prepares what `next build` has exported.
const pages = finishExport({
  out: 'out',
  basePath: process.env.BASE_PATH ?? '',
  services: calledServices(process.env).map((address) => new URL(address).origin),
});
if (process.env.PREVIEW) makePreview('out');
writeFileSync('.next/export-manifest.json', JSON.stringify({ pages }, null, 2));
console.log(`${pages.length} pages in out/.`);
