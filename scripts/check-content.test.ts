import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeTestContent } from '@/e2e/support/test-content';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  writeTestContent(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/check-content.ts'], {
    env: { ...process.env, CONTENT_FOLDER: folder, ...settings },
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

test('staff read how to fix a price with a dollar sign, without a stack trace', () => {
  const file = path.join(folder, 'services.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"price": 85', '"price": "$85"'));
  const { code, text } = check();
  expect(text).toMatch(/content\/services\.json, line \d+: services → Dishwasher Repair → price/);
  expect(text).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
