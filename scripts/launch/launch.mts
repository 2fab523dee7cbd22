/**
 * The launch gate. `npm run launch:check` lists what keeps the site from going live (`-- --json`
 * for programs). `npm run build:production` builds the site, or leaves no out/ if anything is open.
 * Both build only once the content is ready. Exit codes: 0 ready, 1 not ready, 2 check failed.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../lib/content/content-error';
import { contentFolder } from '../../lib/content/read';
import { exportSite } from '../build.mjs';
import { asCommand } from '../command.mjs';
import { root } from '../run.mjs';
import { checklistJson, checklistText, checkLaunch, type CheckedItem } from './checklist';
import { readLaunchSite } from './launch-site';

const out = join(root, 'out');
const asJson = process.argv.includes('--json');
const publishes = process.argv.includes('--publish');

async function check(): Promise<CheckedItem[]> {
  const checked = checkLaunch(readLaunchSite(contentFolder()), 'content');
  if (checked.some(({ passed }) => !passed)) return checked;
  // Only the list goes to standard output.
  console.error('The content is ready. Building the site takes about a minute ...');
  const built = await exportSite({ show: false });
  if (!built.ok) throw new Error(`${built.output}\nThe build failed. Send the lines above to a developer.`);
  return checkLaunch(readLaunchSite(contentFolder(), out));
}

await asCommand(import.meta.url, async () => {
  // An older build must not be published by mistake.
  if (publishes) rmSync(out, { recursive: true, force: true });
  try {
    const checked = await check();
    const isReady = checked.every(({ passed }) => passed);
    console.log(asJson ? checklistJson(checked) : checklistText(checked));
    process.exitCode = isReady ? 0 : 1;
    if (publishes && isReady) console.log('Publish the out/ folder.');
    if (publishes && !isReady) {
      rmSync(out, { recursive: true, force: true });
      console.log('Nothing was built. To build a site with samples, use npm run build or npm run preview.');
    }
  } catch (error) {
    const reason = error instanceof ContentError ? error.message : String(error);
    console.error(reason);
    if (asJson) console.log(JSON.stringify({ ready: false, items: [], fault: reason }));
    process.exitCode = 2;
  }
});
