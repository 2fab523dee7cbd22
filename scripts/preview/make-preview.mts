import { execFileSync } from 'node:child_process';
import { contentSettings } from '../../lib/content/content-settings';
import { loadContent } from '../../lib/content/load-content';
import { contentFolder } from '../../lib/content/read';
import { lookupSettings } from '../../lib/location/settings';
import { writePreview } from './write-preview';

// Makes the preview of what stands in out/. Started by preview.mjs, from which it gets the folder.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

function commit(): string {
  try {
    const changed = git('status', '--porcelain') === '' ? '' : ' with changes since';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'files that no version is known of';
  }
}

const loaded = loadContent(contentFolder(), contentSettings());
if (!loaded.ok) throw new Error('content/ has changed since the build.');
writePreview('out', folder, {
  samples: loaded.samples,
  built: new Date(),
  commit: commit(),
  basePath: process.env.BASE_PATH ?? '',
  lookups: Object.values(lookupSettings(process.env)),
});
