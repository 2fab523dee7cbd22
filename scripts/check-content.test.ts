import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeTestContent } from '@/e2e/support/test-content';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  writeTestContent(folder);
  // The checks of content/ also read the colors and the drawings.
  for (const name of ['app', 'public']) symlinkSync(path.resolve(name), path.join(folder, name), 'junction');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script in its own folder, so that it can't remove the site that a developer has built. */
const run = (script: string, ...flags: string[]) => runWith({}, script, ...flags);

function runWith(settings: Record<string, string>, script: string, ...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, path.resolve('scripts', script), ...flags],
    {
      cwd: folder,
      env: {
        ...process.env,
        CONTENT_FOLDER: folder,
        TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
        ...settings,
      },
      encoding: 'utf8',
    },
  );
  return { code: status, text: stdout + stderr };
}

test('content:check explains how to fix a price with a dollar sign, without a stack trace', () => {
  const file = path.join(folder, 'services.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"price": 85', '"price": "$85"'));
  const { code, text } = run('check-content.ts');
  expect(text).toMatch(/content\/services\.json, line \d+: Services → Dishwasher Repair → Price/);
  expect(text).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test.each([
  ['build.ts', '--production'],
  ['launch/launch.ts', ''],
])('%s %s lists what is left to do and fails while the content has samples', (script, flag) => {
  const { code, text } = run(script, flag);
  expect(text).toMatch(/content\/business\.json[^]*isn’t ready to go live\. \d+ things/);
  expect(text).not.toMatch(/Building the pages|ready to go live\.$/m);
  expect(code).toBe(1);
});

/** Puts the page of an earlier build into out/. */
function buildEarlier() {
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out/index.html'), 'The last build');
}

const lastBuild = () => readFileSync(path.join(folder, 'out/index.html'), 'utf8');

test('a build that the launch gate stops leaves the last build alone and says so', () => {
  buildEarlier();
  const { code, text } = run('build.ts', '--production');
  expect(text).toMatch(/Nothing was built, and out\/ still has the last build\./);
  expect([code, lastBuild()]).toEqual([1, 'The last build']);
});

test('a build of content with a mistake leaves the last build alone and says so', () => {
  buildEarlier();
  writeFileSync(path.join(folder, 'site.json'), '{');
  const { code, text } = run('build.ts');
  expect(text).toMatch(/Nothing was built, and out\/ still has the last build\./);
  expect([code, lastBuild()]).toEqual([1, 'The last build']);
});

test('a first build of content with a mistake doesn’t mention a last build', () => {
  writeFileSync(path.join(folder, 'site.json'), '{');
  expect(run('build.ts').text).toMatch(/^Nothing was built\. /m);
});

test('a build with an unknown option is refused in one line that lists the options', () => {
  buildEarlier();
  const { code, text } = run('build.ts', '--prod');
  expect(text).toMatch(/^Nothing was built, because “--prod”.*--preview, --production.*\n$/);
  expect([code, lastBuild()]).toEqual([1, 'The last build']);
});

test('`npm run build --production`, whose option npm keeps for itself, is refused with the right command', () => {
  buildEarlier();
  const { code, text } = runWith({ NODE_ENV: 'production' }, 'build.ts');
  expect(text).toMatch(/^Nothing was built.*npm run build:production\n$/);
  expect([code, lastBuild()]).toEqual([1, 'The last build']);
});
