/** Installs what the other scripts need. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, withProgress } from './command.mjs';
import { root, runNpm } from './run.mjs';

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|timeout/i;

/** The build needs development packages, even if NODE_ENV is "production". */
const NPM = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=1'];

/**
 * Installs missing packages. Does nothing if everything is in place.
 * @param {{ tools?: boolean }} [options] tools: also the large packages of `tools/`
 * @throws {Stop} if Node.js is too old, or the packages can't be installed
 */
export async function install({ tools = false } = {}) {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const { node } = process.versions;
  if (node.localeCompare(wanted, 'en', { numeric: true }) < 0)
    throw new Stop(`This needs Node.js ${wanted} or newer, but this is ${node}: https://nodejs.org`);
  for (const folder of tools ? ['.', 'tools'] : ['.']) {
    if (isInstalled(folder)) continue;
    const title = `Installing the packages of ${folder === '.' ? 'the site' : folder} (once, a minute or two)`;
    const npm = await withProgress(title, () => runNpm([...NPM, '--prefix', folder]));
    if (npm.ok) continue;
    if (!NO_NETWORK.test(npm.output))
      throw new Stop(`${npm.output}\nnpm could not install the packages. See its output above.`);
    throw new Stop(
      "The packages are not installed, and npm's registry can't be reached. Connect to the internet (behind a proxy: `npm config set proxy ADDRESS`) and run the command again.",
    );
  }
}

/** Compares npm's record of installed packages with the lock file. @param {string} folder */
function isInstalled(folder) {
  const stamp = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(join(root, stamp))) return false;
  const present = readJson(stamp).packages;
  const wanted = Object.entries(readJson(join(folder, 'package-lock.json')).packages);
  const isComplete = wanted.every(([path, { version, optional }]) =>
    path in present ? present[path].version === version : path === '' || optional === true,
  );
  // A folder copied from another machine contains binaries for that machine.
  const fits = (/** @type {string[] | undefined} */ allowed, /** @type {string} */ mine) =>
    !allowed || allowed.includes(mine) || allowed.some((name) => name.startsWith('!'));
  return (
    isComplete &&
    Object.values(present).every(({ os, cpu }) => fits(os, process.platform) && fits(cpu, process.arch))
  );
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
