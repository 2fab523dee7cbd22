/**
 * `npm run build:host`: the one build command for Cloudflare Pages and Netlify. The production branch goes through the
 * launch gate; any other branch or pull request becomes a preview in out/, so that staff see a change before it is live.
 */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, Stop } from '../command.mjs';
import { makePreview } from '../preview/preview.mjs';
import { root, runPackage } from '../run.mjs';
import { hostBuild } from './host-build';

const help = `npm run build:host   builds out/ for Cloudflare Pages or Netlify
On the production branch it builds the site through the launch gate (npm run build:production).
On any other branch it builds a preview with a ribbon, which search engines may not show.
Production is CF_PAGES_BRANCH=main (PRODUCTION_BRANCH names another) or CONTEXT=production.`;

await asCommand(import.meta.url, async () => {
  if (process.argv.includes('--help')) return console.log(help);
  const { kind, reason } = hostBuild(process.env);
  console.log(`${reason} This is the ${kind} build.`);
  if (kind === 'production') {
    const gate = join('scripts', 'launch', 'launch.mts');
    const published = await runPackage('tsx', [gate, '--publish'], { show: true });
    if (!published.ok) throw new Stop('The site stays as it is. What has to be fixed is listed above.');
    return;
  }
  const preview = await makePreview();
  const out = join(root, 'out');
  rmSync(out, { recursive: true, force: true });
  renameSync(preview, out);
});
