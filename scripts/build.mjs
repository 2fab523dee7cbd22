/** Builds the site into `out/`: checks content/ first, then exports every page. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, Stop, withProgress } from './command.mjs';
import { root, runPackage } from './run.mjs';

/** Validates `content/` and explains each error. */
export function checkContent({ show = true } = {}) {
  return runPackage('tsx', [join('scripts', 'check-content.mts')], { show });
}

/**
 * Bundles lib/browser into `public/boot.js`, which pages load in development; the export adds a
 * hash to its name. Browsers from before 2021 use the site without scripts.
 */
export function bundleBootScript() {
  const args = ['--bundle', '--minify', '--format=iife', '--target=es2021', '--log-level=warning'];
  args.push(`--define:process.env.NEXT_PUBLIC_BASE_PATH=${JSON.stringify(process.env.BASE_PATH ?? '')}`);
  return runPackage('esbuild', ['lib/browser/boot.ts', '--outfile=public/boot.js', ...args], { show: true });
}

/**
 * Builds from scratch, so that the same files always produce the same site.
 * @param {import('./run.mjs').RunOptions} [options]
 * @returns {Promise<import('./run.mjs').Outcome>}
 */
export async function exportSite({ show = true, env: extra = {} } = {}) {
  for (const folder of ['out', '.next']) rmSync(join(root, folder), { recursive: true, force: true });
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...extra };
  const bundled = await bundleBootScript();
  if (!bundled.ok) return bundled;
  const built = await runPackage('next', ['build'], { show, env });
  if (!built.ok) return built;
  return runPackage('tsx', [join('scripts', 'build', 'finish.mts')], { show, env });
}

/** @throws {Stop} if `content/` has errors or the build fails; the details are printed before */
export async function build() {
  const content = await withProgress('Checking the words and facts in content/', checkContent);
  if (!content.ok) throw new Stop('Nothing was built. Fix the items above and run the command again.');
  const site = await withProgress('Building the site', exportSite);
  if (!site.ok) throw new Stop('The build failed. See the errors above.');
}

await asCommand(import.meta.url, build);
