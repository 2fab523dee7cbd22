import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { contentSettings } from '../../lib/content/content-settings';
import { loadContent } from '../../lib/content/load-content';
import { contentFolder } from '../../lib/content/read';
import { lookupSettings } from '../../lib/location/settings';
import { writePreview } from './ribbon.mjs';

// Makes the preview of what stands in out/. Started by preview.mjs, in the project's folder.

function commit(): string {
  const args = ['describe', '--always', '--exclude=*', '--dirty= with changes since'];
  try {
    return `commit ${execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}`;
  } catch {
    return 'files without a version';
  }
}

const loaded = loadContent(contentFolder(), contentSettings());
if (!loaded.ok) throw new Error('content/ has changed since the build.');
writePreview('out', 'reports/preview', {
  samples: loaded.samples,
  built: new Date(),
  commit: commit(),
  basePath: process.env.BASE_PATH ?? '',
  lookups: Object.values(lookupSettings(process.env)),
  ...(existsSync('reports/shots/index.html') && { sheet: 'reports/shots' }),
});
