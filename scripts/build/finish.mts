import { writeFileSync } from 'node:fs';
import { siteContent } from '../../lib/content/site-content';
import { calledServices } from '../../lib/delivery/settings';
import { finishExport } from './export';

// Run by the build: prepares the exported files for hosts and writes their settings.
try {
  const pages = await finishExport({
    project: process.cwd(),
    out: 'out',
    hosting: 'hosting',
    basePath: process.env.BASE_PATH ?? '',
    services: calledServices(process.env).map((address) => new URL(address).origin),
    httpsOnly: siteContent().business.httpsOnly,
  });
  writeFileSync('.next/export-manifest.json', JSON.stringify({ pages }, null, 2));
  console.log(`${pages.length} pages. Settings for nginx and CloudFront: hosting/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
