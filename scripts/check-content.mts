import { ContentError } from '../lib/content/content-error';
import { contentSettings } from '../lib/content/content-settings';
import { loadContent } from '../lib/content/load-content';
import { contentFolder } from '../lib/content/read';

// Checks content/ and the settings before a build, and answers the writer in plain words: every problem at once,
// and no stack trace. Ends with 1 when something must be put right.
function settingsFault(): string | undefined {
  try {
    contentSettings();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const fault = settingsFault();
// With wrong settings the words are still checked, as if nothing were set.
const loaded = loadContent(contentFolder(), contentSettings(fault ? {} : process.env));

if (fault) console.error(`${fault}\n`);
if (!loaded.ok) console.error(new ContentError(loaded.problems).message);
if (fault || !loaded.ok) process.exitCode = 1;
else {
  const left = loaded.samples.length;
  const samples = left === 1 ? '1 sample is left' : `${left} samples are left`;
  const what = left === 0 ? 'no samples are left.' : `${samples}: npm run launch:check lists them.`;
  console.log(`content/: ${loaded.files.length} files checked, ${what}`);
}
