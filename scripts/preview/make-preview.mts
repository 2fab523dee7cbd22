import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { contentSettings } from '../../lib/content/content-settings';
import { loadContent } from '../../lib/content/load-content';
import { contentFolder } from '../../lib/content/read';
import { lookupSettings } from '../../lib/location/settings';
import { writePreview } from './ribbon.mjs';

// Makes the preview of what stands in out/. Started by preview.mjs, in the project's folder.

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

function commit(): string {
  try {
    const changed = git('status', '--porcelain') === '' ? '' : ' with changes since';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
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
