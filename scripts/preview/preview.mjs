/**
 * `npm run preview`: the site with a ribbon that lists what is still a sample and shows the site as others see it. It is
 * built into reports/preview, which may be uploaded for others to look at; the export in out/ holds nothing of it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { asCommand, Stop } from '../command.mjs';
import { install } from '../install.mjs';
import { root } from '../run.mjs';
import { serve } from '../serve.mjs';
import { writePreview } from './ribbon.mjs';

/** @type {(...args: string[]) => string} */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

function commit() {
  try {
    const changed = git('status', '--porcelain') === '' ? '' : ' with changes since';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'files without a version';
  }
}

/** Builds the site and its preview. @returns {Promise<string>} the folder of the preview */
export async function makePreview() {
  await build();
  // The site's own TypeScript reads content/ and the settings.
  (await import('tsx/esm/api')).register();
  const { contentSettings } = await import('../../lib/content/content-settings');
  const { loadContent } = await import('../../lib/content/load-content');
  const { contentFolder } = await import('../../lib/content/read');
  const { lookupSettings } = await import('../../lib/location/settings');
  const loaded = loadContent(contentFolder(), contentSettings());
  if (!loaded.ok) throw new Stop('content/ has changed since the build. Run the command again.');
  const [folder, sheet] = [join(root, 'reports', 'preview'), join(root, 'reports', 'shots')];
  writePreview(join(root, 'out'), folder, {
    samples: loaded.samples,
    built: new Date(),
    commit: commit(),
    basePath: process.env.BASE_PATH ?? '',
    lookups: Object.values(lookupSettings(process.env)),
    ...(existsSync(join(sheet, 'index.html')) && { sheet }),
  });
  return folder;
}

await asCommand(import.meta.url, async () => {
  await install();
  await serve(await makePreview());
});
