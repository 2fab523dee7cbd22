/**
 * `npm run content:check`: checks content/ and the build settings and explains every problem. Exits
 * with 1 if something must be fixed; warnings alone exit with 0.
 */
import { ContentError } from '../lib/content/content-error';
import { contentSettings } from '../lib/content/content-settings';
import { loadContent } from '../lib/content/load-content';
import { contentFolder } from '../lib/content/read';
import { asCommand, Stop } from './command.mjs';
import { contentWarnings, outdatedDates } from './content/warnings';
import { writtenTexts } from './launch/launch-site';

await asCommand(import.meta.url, async () => {
  let settings = contentSettings({});
  try {
    settings = contentSettings();
  } catch (error) {
    // With wrong settings, the content is still checked, using the defaults.
    console.error(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  const loaded = loadContent(contentFolder(), settings);
  if (!loaded.ok) throw new Stop(new ContentError(loaded.problems).message);
  if (process.exitCode) return;
  const today = new Date().toISOString().slice(0, 10);
  const folder = contentFolder();
  const warnings = contentWarnings(loaded.content, writtenTexts(folder), today);
  warnings.push(...outdatedDates(folder, loaded.content.pages, today));
  for (const warning of warnings) console.log(`Please check ${warning}`);
  const left = loaded.samples.length;
  const what = left === 0 ? 'no samples left' : `samples left: ${left}; npm run launch:check lists them`;
  console.log(`content/: ${loaded.files.length} files checked, ${what}.`);
});
