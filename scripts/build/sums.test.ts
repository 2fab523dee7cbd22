import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSums } from './sums';

const project = process.cwd();

beforeEach(() => process.chdir(mkdtempSync(path.join(tmpdir(), 'sums-'))));
afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Builds a small site, and returns its record. */
function build() {
  mkdirSync('out/_next', { recursive: true });
  for (const name of ['index.html', '_next/a.js', '_headers', '.nojekyll', 'robots.txt'])
    writeFileSync(`out/${name}`, name);
  writeSums('out');
  return JSON.parse(readFileSync('out/sums.json', 'utf8'));
}

function git(...args: string[]) {
  const person = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  return execFileSync('git', [...person, ...args], { encoding: 'utf8' }).trim();
}

test('the record of a build has its time, and a hash of each file that hosts send unchanged', () => {
  const { built, files } = build();
  expect(Date.now() - Date.parse(built)).toBeLessThan(60_000);
  expect(Object.keys(files)).toEqual(['_next/a.js', 'index.html']);
  // Without git, there is no commit.
  expect(build()).not.toHaveProperty('commit');
});

test('the record of a build has the commit, and says whether something has changed since', () => {
  git('init', '--quiet');
  writeFileSync('price.json', '89');
  git('add', 'price.json');
  git('commit', '--quiet', '--message=Add a price');
  const commit = git('rev-parse', '--short', 'HEAD');
  expect(build().commit).toBe(commit);
  writeFileSync('price.json', '95');
  expect(build().commit).toBe(`${commit} with uncommitted changes`);
});
