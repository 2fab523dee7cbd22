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

test('staff read a single line when everything is fine', () => {
  const { code, words } = check();
  expect(words.trim()).toMatch(
    /^content\/: \d+ files checked, (no samples left|samples left: \d+; npm run launch:check lists them)\.$/,
  );
  expect(code).toBe(0);
});

test('staff read how to fix a price with a dollar sign, without a stack trace', () => {
  const file = path.join(folder, 'services.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"price": 85', '"price": "$85"'));
  const { code, words } = check();
  expect(words).toContain('content/services.json, line 23: services → Dishwasher Repair → price');
  expect(words).toContain('Write 85');
  expect(words).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test('a wrong build setting is reported too', () => {
  const { code, words } = check({ NEXT_PUBLIC_IP_GEOLOCATION_URL: 'http://lookup.example/ip' });
  expect(words).toContain('NEXT_PUBLIC_IP_GEOLOCATION_URL');
  expect(words).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
