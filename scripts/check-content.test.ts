import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentFolder } from '../lib/content/read';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'check-content-'));
  cpSync(contentFolder(), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(settings: Record<string, string> = {}) {
  const ended = spawnSync('node', ['--import', 'tsx', 'scripts/check-content.mts'], {
    env: { ...process.env, CONTENT_FOLDER: folder, ...settings },
    encoding: 'utf8',
  });
  return { code: ended.status, words: ended.stdout + ended.stderr };
}

test('staff read one line when all is right', () => {
  const { code, words } = check();
  expect(words.trim()).toMatch(
    /^content\/: \d+ files checked, (no samples are left|samples left: \d+; npm run launch:check lists them)\.$/,
  );
  expect(code).toBe(0);
});

test('staff read what to do, without a stack trace, when a price has a dollar sign', () => {
  const file = path.join(folder, 'services.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"price": 85', '"price": "$85"'));
  const { code, words } = check();
  expect(words).toContain('content/services.json, line 23: services → Dishwasher Repair → price');
  expect(words).toContain('Write 85');
  expect(words).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test('a wrong setting of the build is reported, too', () => {
  const { code, words } = check({ NEXT_PUBLIC_IP_GEOLOCATION_URL: 'http://lookup.example/ip' });
  expect(words).toContain('NEXT_PUBLIC_IP_GEOLOCATION_URL');
  expect(words).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
