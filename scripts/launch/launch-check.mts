/**
 * `npm run launch:check`: what keeps the site from going live. Ends with 0 when nothing does, 1 when something does, 2 when it
 * could not be checked. `--json` prints the list for a program.
 */
import { ContentError } from '../../lib/content/content-error';
import { contentFolder } from '../../lib/content/read';
import { Stop } from '../command.mjs';
import { checklistJson, checklistText, checkLaunch } from './checklist';
import { freshExport } from './fresh-export.mjs';
import { readLaunchSite } from './launch-site';

const asJson = process.argv.includes('--json');
try {
  // content/ first: a build would only say the same, later. What isn't the list goes to the other channel.
  readLaunchSite(contentFolder());
  const folder = await freshExport((words) => console.error(words));
  const checked = checkLaunch(readLaunchSite(contentFolder(), folder));
  console.log(asJson ? checklistJson(checked) : checklistText(checked));
  process.exitCode = checked.every(({ passed }) => passed) ? 0 : 1;
} catch (error) {
  const isForeseen = error instanceof ContentError || error instanceof Stop;
  console.error(isForeseen ? error.message : error);
  if (asJson)
    console.log(
      JSON.stringify({
        ready: false,
        items: [],
        fault: error instanceof Error ? error.message : String(error),
      }),
    );
  process.exitCode = 2;
}
