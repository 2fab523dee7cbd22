/**
 * `npm run content:check`: checks content/ and the settings before a build, and explains every problem at once. Ends
 * with 1 when something has to be fixed. What only looks doubtful is printed and stops nothing.
 */
import { ContentError } from '../lib/content/content-error';
import { contentSettings } from '../lib/content/content-settings';
import { loadContent } from '../lib/content/load-content';
import { contentFolder } from '../lib/content/read';
import { asCommand, Stop } from './command.mjs';
import { contentWarnings, datesLeftBehind } from './content/warnings';
import { writtenTexts } from './launch/launch-site';

await asCommand(import.meta.url, async () => {
  let settings = contentSettings({});
  try {
    settings = contentSettings();
  } catch (error) {
    // With wrong settings the words are still checked, as if nothing were set.
    console.error(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  const loaded = loadContent(contentFolder(), settings);
  if (!loaded.ok) throw new Stop(new ContentError(loaded.problems).message);
  if (process.exitCode) return;
  const today = new Date().toISOString().slice(0, 10);
  const folder = contentFolder();
  const doubts = contentWarnings(loaded.content, writtenTexts(folder), today);
  doubts.push(...datesLeftBehind(folder, loaded.content.pages, today));
  for (const doubt of doubts) console.log(`Please look at ${doubt}`);
  const left = loaded.samples.length;
  const what = left === 0 ? 'no samples are left' : `samples left: ${left}; npm run launch:check lists them`;
  console.log(`content/: ${loaded.files.length} files checked, ${what}.`);
});
