import { execFileSync } from 'node:child_process';
import { folderForEachTest } from '../folder.test-helper';
import { writeSums } from './sums';

const project = process.cwd();
const { at, read, write } = folderForEachTest();
beforeEach(() => process.chdir(at()));
afterEach(() => process.chdir(project));

/** Builds a small site, and returns its record. */
function build() {
  for (const name of ['index.html', '_next/a.js', '_headers', '.nojekyll', 'robots.txt'])
    write(`out/${name}`, name);
  writeSums('out');
  return JSON.parse(read('out/sums.json'));
}

test('the record of a build has its time, its commit, and a hash of each file that hosts send unchanged', () => {
  const { built, files, commit: none } = build();
  expect(Date.now() - Date.parse(built)).toBeLessThan(60_000);
  expect(Object.keys(files)).toEqual(['_next/a.js', 'index.html']);
  expect(files['index.html']).toMatch(/^sha256-/);
  expect(none).toBeUndefined();
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', 'commit', '--quiet', '--message=Build');
  const commit = git('rev-parse', '--short', 'HEAD');
  // The record of the second build is a change.
  expect(build().commit).toBe(commit);
  expect(build().commit).toBe(`${commit} with uncommitted changes`);
});
