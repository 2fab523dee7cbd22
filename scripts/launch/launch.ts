/**
 * The launch gate. `npm run launch:check` lists what keeps the content from going live; with
 * `--built`, as in `npm run build:production`, the files in out/, which are removed if they may not
 * be published. Exit code 1: not ready.
 */
import '../settings';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadContent } from '@/lib/content/load/load-content';
import { launchItems, previewTraces } from './launch-items';
import type { LaunchItem } from './samples';
import { fail } from '../fail';

const out = 'out';

function builtItems(): LaunchItem[] {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(html|js|txt)$|_headers$/.test(name));
  return previewTraces(texts.map((name) => [name, readFileSync(`${out}/${name}`, 'utf8')] as const));
}

const isBuilt = process.argv.includes('--built');
try {
  const items = isBuilt ? builtItems() : launchItems(loadContent(), process.env);
  for (const { place, wrong, remedy } of items) console.log(`${place}\n  ${wrong}\n  → ${remedy}\n`);
  if (items.length === 0)
    console.log(isBuilt ? 'Publish the out/ folder.' : 'The content is ready to go live.');
  else {
    console.log(
      `Not ready to go live: ${items.length} to do. To see the site with samples: npm run preview.`,
    );
    // An older build must not be published by mistake.
    rmSync(out, { recursive: true, force: true });
    process.exitCode = 1;
  }
} catch (error) {
  fail(error);
}
