import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeTestContent } from '@/e2e/support/test-content';
import { folderForEachTest } from '../folder.test-helper';

const { at, read, write, edit } = folderForEachTest((folder) => {
  writeTestContent(folder);
  // The checks of content/ also read the colors and the drawings.
  for (const name of ['app', 'public']) symlinkSync(path.resolve(name), path.join(folder, name), 'junction');
});

/** Runs a script in its own folder, so that it can't remove the site that a developer has built. */
function run(script: string, flags: readonly string[] = [], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, path.resolve('scripts', script), ...flags],
    {
      cwd: at(),
      env: {
        ...process.env,
        ...settings,
        CONTENT_FOLDER: at(),
        TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
      },
      encoding: 'utf8',
    },
  );
  return { code: status, text: stdout + stderr };
}

test('content:check explains how to fix a price with a dollar sign, without a stack trace', () => {
  edit('services.json', '"price": 85', '"price": "$85"');
  const { code, text } = run('content/check.ts');
  expect(text).toMatch(/content\/services\.json, line \d+: Services → Dishwasher Repair → Price/);
  expect(text).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test('content:check lists what looks odd, and launch:check also what is left to do, and fails', () => {
  edit('site.json', 'We repair', 'We repair for $25');
  const odd = run('content/check.ts');
  expect(odd.text).toMatch(/content\/site\.json: Tagline[^]*\$25[^]*^\d+ things to do/m);
  const { code, text } = run('content/check.ts', ['--launch']);
  expect(text).toMatch(/content\/business\.json[^]*\n\d+ things/);
  expect([odd.code, code]).toEqual([0, 1]);
});

test.each([
  ['the launch gate stops', ['--production'], {}, /content\/business\.json[^]*\n\d+ things/],
  ['has an unknown option', ['--prod'], {}, /Unknown option '--prod'/],
  ['npm took the option from', [], { NODE_ENV: 'production' }, /npm run build:production\n/],
])('a build that %s says why, and leaves the last build alone', (_what, flags, settings, why) => {
  write('out/index.html', 'The last build');
  const { code, text } = run('build.ts', flags, settings);
  expect(text).toMatch(why);
  expect(text).toMatch(/^Nothing was built/m);
  expect([code, read('out/index.html')]).toEqual([1, 'The last build']);
});

test('a build that fails after the check leaves the last one in out/', () => {
  write('out/index.html', 'The last build');
  // This folder doesn't have the source of the boot script, so the build fails late.
  const { code, text } = run('build.ts');
  expect(text).toMatch(/out\/ still has the last build/);
  expect([code, read('out/index.html')]).toEqual([1, 'The last build']);
});

test('a first build with a logo that can’t be read says why, and doesn’t mention a last build', () => {
  write('mark.svg', '<svg');
  const { code, text } = run('build.ts');
  expect(code).toBe(1);
  expect(text).toContain('content/mark.svg');
  expect(text).not.toContain('out/');
});
