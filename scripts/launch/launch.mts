/**
 * The gate before going live, twice: `npm run launch:check` lists what keeps the site from it, `npm run build:production`
 * builds what may be published, and leaves no out/ otherwise. Both look at the words first and build only when those are
 * ready. They end with 0 (ready), 1 (not ready) or 2 (can't be checked or built). `-- --json`: the list for a program.
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
  const words = checkLaunch(readLaunchSite(contentFolder()), 'words');
  if (words.some(({ passed }) => !passed)) return words;
  // What isn't the list goes to the other channel.
  console.error('The words are ready. Building the site, which takes a minute ...');
  const built = await exportSite({ show: false });
  if (!built.ok) throw new Error(`${built.output}\nThe build failed. The reason is above.`);
  return checkLaunch(readLaunchSite(contentFolder(), out));
}

await asCommand(import.meta.url, async () => {
  // Nobody should publish by mistake what was built before.
  if (publishes) rmSync(out, { recursive: true, force: true });
  try {
    const checked = await check();
    const isReady = checked.every(({ passed }) => passed);
    console.log(asJson ? checklistJson(checked) : checklistText(checked));
    process.exitCode = isReady ? 0 : 1;
    if (publishes && isReady) console.log('Publish the folder out/.');
    if (publishes && !isReady) {
      rmSync(out, { recursive: true, force: true });
      console.log('There is no out/ to publish. npm run build and npm run preview build all the same.');
    }
  } catch (error) {
    const fault = error instanceof ContentError ? error.message : String(error);
    console.error(fault);
    if (asJson) console.log(JSON.stringify({ ready: false, items: [], fault }));
    process.exitCode = 2;
  }
});
