import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { folderForEachTest } from './folder.test-helper';

const { at, write } = folderForEachTest();

const builds = { integrity: 'sha512-1' };
const checks = { integrity: 'sha512-1', dev: true };
const forOtherComputers = { integrity: 'sha512-1', optional: true };
const list = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

/** Runs the script in a folder with a lock file and then, with a later date, the list of what npm has installed. */
function install(folder: string, installed: object, options: string[]) {
  write(`${folder}/package.json`, '{ "engines": { "node": ">=20.19.0" } }');
  write(`${folder}/package-lock.json`, list({ builds, checks, forOtherComputers }));
  write(`${folder}/node_modules/.package-lock.json`, list(installed));
  const script = path.resolve('scripts/install.mjs');
  // npm then shows its own options.
  const env = { ...process.env, npm_config_loglevel: 'verbose' };
  const run = spawnSync(process.execPath, [script, ...options], { cwd: at(folder), encoding: 'utf8', env });
  return run.stdout + run.stderr;
}

const other = { builds: { integrity: 'sha512-2' } };

test.each<[string, string, object, string[], RegExp]>([
  ['nothing, because what builds the site is installed', 'shop', { builds }, [], /^$/],
  ['nothing, because what checks it is installed, too', 'shop', { builds, checks }, ['--checks'], /^$/],
  ['that it installs what checks the site', 'shop', { builds }, ['--checks'], /^Installing/],
  ['that it installs a package again, because it has other contents', 'shop', other, [], /^Installing/],
  ['that it keeps what checks the site', 'shop', { checks }, [], /^Installing[^]*"--include" "dev"/],
  ['first that a folder with # in its name doesn’t work', 'shop #1', other, [], /^.*# or \?.*shop #1\n$/],
])('a command says %s', (_what, folder, installed, options, says) => {
  expect(install(folder, installed, options)).toMatch(says);
});
