/** Sees to it that there is a site to measure. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { root } from '../../scripts/run.mjs';

/** @returns {Promise<string>} the exported site, built if it wasn't there */
export async function builtSite() {
  const out = join(root, 'out');
  if (existsSync(join(out, 'index.html'))) return out;
  console.log('There is no built site yet, so it is built first.');
  await build();
  return out;
}
