import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { folderForEachTest } from './folder.test-helper';

const { at, write } = folderForEachTest();

const listed = { version: '1.0.0' };
const forOtherComputers = { ...listed, optional: true };
const packages = { '': {}, builds: listed, checks: { ...listed, dev: true }, forOtherComputers };

/** Runs the script in a folder with these versions of packages. */
function install(folder: string, installed: Record<string, string>, options: string[]) {
  write(`${folder}/package.json`, '{ "engines": { "node": ">=20.19.0" } }');
  write(`${folder}/package-lock.json`, JSON.stringify({ packages }));
  for (const [name, version] of Object.entries(installed))
    write(`${folder}/${name}/package.json`, JSON.stringify({ version }));
  const script = path.resolve('scripts/install.mjs');
  // With this setting, npm prints the options that we call it with.
  const env = { ...process.env, npm_config_loglevel: 'verbose' };
  const run = spawnSync(process.execPath, [script, ...options], { cwd: at(folder), encoding: 'utf8', env });
  return run.stdout + run.stderr;
}

const builds = { builds: '1.0.0' };
const both = { ...builds, checks: '1.0.0' };
const other = { builds: '1.0.1' };

test.each<[string, string, Record<string, string>, string[], RegExp]>([
  ['nothing, because what builds the site is installed', 'shop', builds, [], /^$/],
  ['nothing, because what checks it is installed, too', 'shop', both, ['--checks'], /^$/],
  ['that it installs what checks the site', 'shop', builds, ['--checks'], /^Installing/],
  ['that it installs a package again, because it has another version', 'shop', other, [], /^Installing/],
  [
    'that it keeps what checks the site',
    'shop',
    { 'node_modules/jest': '1.0.0' },
    [],
    /^Installing[^]*"--include" "dev"/,
  ],
  ['first that a folder with # in its name doesn’t work', 'shop #1', other, [], /^.*# or \?.*shop #1\n$/],
])('a command says %s', (_what, folder, installed, options, says) => {
  expect(install(folder, installed, options)).toMatch(says);
});
