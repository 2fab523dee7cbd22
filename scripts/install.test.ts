import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { folderForEachTest } from './folder.test-helper';

const { at, write } = folderForEachTest();

/** Runs the script in a folder with a lock file and then, with a later date, the list of what npm has installed. */
function install(folder: string, locked: string, installed: string) {
  write(`${folder}/package.json`, '{ "engines": { "node": ">=20.19.0" }, "devDependencies": {} }');
  const list = (integrity: string) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { integrity } } });
  write(`${folder}/package-lock.json`, list(locked));
  write(`${folder}/node_modules/.package-lock.json`, list(installed));
  const script = path.resolve('scripts/install.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], { cwd: at(folder), encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ['nothing, because everything is installed', 'shop', 'sha512-1', /^$/],
  [
    'that it installs, because a package has other contents than the lock file says',
    'shop',
    'sha512-2',
    /^Installing/,
  ],
  ['first that a folder with # in its name doesn’t work', 'shop #1', 'sha512-2', /^.*# or \?.*shop #1\n$/],
])('a command says %s', (_what, folder, installed, says) => {
  expect(install(folder, 'sha512-1', installed)).toMatch(says);
});
