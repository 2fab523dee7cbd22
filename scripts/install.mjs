/** Is everything here that the other scripts need? A new enough Node.js, and the packages of the lock file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './command.mjs';
import { withProgress } from './progress.mjs';
import { root, runNpm } from './run.mjs';

const NO_NETWORK =
  /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT|timeout/i;

/**
 * Installs what is missing, and only that: with everything in place it does nothing and says nothing.
 * @param {{ tools?: boolean }} [options] tools: also the heavy packages of `tools/`, which only measure and test
 * @throws {Stop} if Node.js is too old, or the packages can't be had
 */
export async function install({ tools = false } = {}) {
  requireNode();
  await installFolder('.', 'Installing the packages (once, a minute or two)');
  if (tools)
    await installFolder('tools', 'Installing the packages that test the built site (once, a minute or two)');
}

/** @type {(folder: string, title: string) => Promise<void>} */
async function installFolder(folder, title) {
  if (isInstalled(folder)) return;
  const npm = await withProgress(title, () => installPackages(folder));
  if (npm.ok) return;
  if (NO_NETWORK.test(npm.output)) {
    throw new Stop(
      "The packages are not installed, and npm's registry can't be reached. Connect to the internet (behind a proxy: `npm config set proxy ADDRESS`) and run the command again.",
    );
  }
  throw new Stop(`${npm.output}\nnpm could not install the packages. What it says is above.`);
}

/** @param {string} folder */
async function installPackages(folder) {
  // Without this question npm asks for each of hundreds of packages before it gives up, which can take many minutes.
  const registry = await runNpm([
    'ping',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-timeout=20000',
  ]);
  const isOffline = !registry.ok && NO_NETWORK.test(registry.output);
  // Development packages build the site, so they are needed even where NODE_ENV says "production".
  return runNpm(['ci', '--prefix', folder, '--include=dev', ...(isOffline ? ['--offline'] : [])]);
}

/** @throws {Stop} if this Node.js is older than package.json asks for */
function requireNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = wanted.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Stop(
    `This needs Node.js ${wanted} or newer, and here is ${process.version}. Get a newer one at https://nodejs.org and run the command again.`,
  );
}

/**
 * Compares what npm wrote down when it installed with what the lock file asks for. By content, not by date: a
 * checkout makes every file new.
 * @param {string} folder
 */
function isInstalled(folder) {
  const stamp = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(join(root, stamp))) return false;
  const present = readJson(stamp).packages;
  const wanted = Object.entries(readJson(join(folder, 'package-lock.json')).packages).filter(
    ([path]) => path !== '',
  );
  const complete = wanted.every(([path, { version, optional }]) =>
    present[path]
      ? present[path].version === version && existsSync(join(root, folder, path))
      : optional === true,
  );
  // A folder that was copied from another machine holds that machine's binaries.
  return (
    complete &&
    Object.values(present).every(({ os, cpu }) => fits(os, process.platform) && fits(cpu, process.arch))
  );
}

/** @type {(allowed: string[] | undefined, mine: string) => boolean} */
function fits(allowed, mine) {
  return allowed === undefined || allowed.includes(mine) || allowed.some((name) => name.startsWith('!'));
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
