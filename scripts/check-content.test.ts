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

test('staff who write links or pictures in the terms that are not allowed read on which lines', () => {
  const file = path.join(folder, 'terms.md');
  const wrong = [
    '[here](javascript:alert(1))',
    '[here][1]\n\n   [1]: javascript:alert(1)',
    '<irc:a>',
    '![A van](https://a.example/van.jpg)',
  ];
  writeFileSync(file, `${wrong.join('\n\n')}\n\n[Home](/) ${readFileSync(file, 'utf8')}`);
  const { code, text } = check();
  expect(text).not.toContain('to "/"');
  for (const line of [1, 3, 7, 9])
    expect(text).toMatch(new RegExp(`content/terms\\.md, line ${line}\\n.*(isn’t safe|has a picture)`));
  expect(code).toBe(1);
});

test('a wrong build setting is reported too', () => {
  const { code, text } = check({ NEXT_PUBLIC_IP_GEOLOCATION_URL: 'http://lookup.example/ip' });
  expect(text).toContain('NEXT_PUBLIC_IP_GEOLOCATION_URL');
  expect(text).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
