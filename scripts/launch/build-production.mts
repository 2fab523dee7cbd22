/**
 * `npm run build:production`: builds the site that may go live, and refuses while anything on the launch checklist is open.
 * Ends with 0 when out/ may be published, 1 when it was refused, 2 when it could not be built.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '../../lib/content/content-error';
import { contentFolder } from '../../lib/content/read';
import { exportSite } from '../build.mjs';
import { Stop } from '../command.mjs';
import { withProgress } from '../progress.mjs';
import { root } from '../run.mjs';
import { checklistText, checkLaunch, type CheckedItem } from './checklist';
import { readLaunchSite } from './launch-site';

const out = join(root, 'out');
const refused = join(root, 'reports', 'refused-build');

/** Leaves no out/ that somebody could publish by mistake. */
function putAway(): string {
  if (!existsSync(out)) return 'Nothing was built.';
  rmSync(refused, { recursive: true, force: true });
  mkdirSync(dirname(refused), { recursive: true });
  renameSync(out, refused);
  return 'There is no out/ to publish: it was put away in reports/refused-build.';
}

function stopUnless(checked: readonly CheckedItem[]) {
  if (checked.every(({ passed }) => passed)) return;
  console.log(checklistText(checked));
  throw new Stop(
    `Refused. ${putAway()} npm run launch:check tells everything that is open; npm run build and npm run preview build all the same.`,
  );
}

try {
  stopUnless(checkLaunch(readLaunchSite(contentFolder()), 'content'));
  const built = await withProgress('Building the site', () => exportSite());
  if (!built.ok) {
    putAway();
    process.exitCode = 2;
    console.error('The build failed. The reason stands above.');
  } else {
    const checked = checkLaunch(readLaunchSite(contentFolder(), out));
    stopUnless(checked);
    console.log(`${checklistText(checked)} Publish the folder out/.`);
  }
} catch (error) {
  console.error(error instanceof Stop || error instanceof ContentError ? error.message : error);
  if (error instanceof ContentError) console.error(putAway());
  process.exitCode = error instanceof Stop ? 1 : 2;
}
