/**
 * `npm run preview`: the site with a ribbon that lists the remaining samples and simulates other
 * visitors. It goes to reports/preview, which can be uploaded for review; out/ is not affected.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentSettings } from '../../lib/content/content-settings';
import { loadContent } from '../../lib/content/load-content';
import { contentFolder } from '../../lib/content/read';
import { lookupSettings } from '../../lib/location/settings';
import { build } from '../build.mjs';
import { asCommand, Stop } from '../command.mjs';
import { root } from '../run.mjs';
import { serve } from '../serve.mjs';
import { writePreview } from './ribbon.mjs';

/** Builds the site and its preview. Returns the preview's folder. */
export async function makePreview(): Promise<string> {
  await build();
  const loaded = loadContent(contentFolder(), contentSettings());
  if (!loaded.ok) throw new Stop('content/ has changed since the build.');
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

function commit(): string {
  const args = ['describe', '--always', '--exclude=*', '--dirty= with changes since'];
  try {
    return `commit ${execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}`;
  } catch {
    return 'files without a version';
  }
}

await asCommand(import.meta.url, async () => serve(await makePreview()));
