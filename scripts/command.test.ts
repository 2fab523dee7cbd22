import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import settings from '../package.json';

/** The npm commands that run a file of this project: "node scripts/build.mjs". */
const own = Object.entries(z.record(z.string(), z.string()).parse(settings.scripts)).flatMap(
  ([name, line]) => (/^(?:node|tsx) /.test(line) ? [[name, line.split(' ')[1] ?? ''] as const] : []),
);

test('a command says with --help what it does, and does nothing else', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/build.mjs', '--help'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Builds the site into `out\/`: .*\.\n$/)]);
});

test.each(own)('npm run %s explains itself: its file begins with what --help prints', (_name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^\/\*\*[^]{40,}?\*\/\n[^]*\basCommand\(import\.meta\.url/);
});
