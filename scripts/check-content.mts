/**
 * `npm run content:check`: checks content/ and the settings before a build, and explains every problem at once. Ends
 * with 1 when something has to be fixed. What only looks doubtful is printed and stops nothing.
 */
import { ContentError } from '../lib/content/content-error';
import { contentSettings } from '../lib/content/content-settings';
import { loadContent } from '../lib/content/load-content';
import { contentFolder } from '../lib/content/read';
import { contentWarnings } from './content/warnings';
import { writtenTexts } from './launch/launch-site';

const help = `npm run content:check   checks the words and facts in content/ and explains what is wrong
Ends with 0 (right) or 1 (something has to be fixed).`;

function settingsFault(): string | undefined {
  try {
    contentSettings();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function check() {
  const fault = settingsFault();
  // With wrong settings the words are still checked, as if nothing were set.
  const loaded = loadContent(contentFolder(), contentSettings(fault ? {} : process.env));
  if (fault) console.error(`${fault}\n`);
  if (!loaded.ok) console.error(new ContentError(loaded.problems).message);
  if (fault || !loaded.ok) {
    process.exitCode = 1;
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  for (const warning of contentWarnings(loaded.content, writtenTexts(contentFolder()), today))
    console.log(`Please look at ${warning}`);
  const left = loaded.samples.length;
  const samples = left === 1 ? '1 sample is left' : `${left} samples are left`;
  const what = left === 0 ? 'no samples are left.' : `${samples}: npm run launch:check lists them.`;
  console.log(`content/: ${loaded.files.length} files checked, ${what}`);
}

if (process.argv.includes('--help')) console.log(help);
else check();
