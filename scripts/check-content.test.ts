import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load/read';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'check-content-'));
  cpSync(contentFolder(), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/check-content.ts'], {
    env: { ...process.env, CONTENT_FOLDER: folder, ...settings },
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

test('staff read on the branch what the launch gate would say after the merge', () => {
  const { code, text } = check({ NEXT_PUBLIC_REQUEST_URL: 'https://forms.example/f' });
  expect(text).toMatch(/^Before launch: content\/business\.json: phone\n.*\n {2}→ Enter the real one/m);
  expect(text).toMatch(/^Before launch: .*REQUEST_URL_TRIED/m);
  expect(code).toBe(0);
});

test('staff read how to fix a price with a dollar sign, without a stack trace', () => {
  const file = path.join(folder, 'services.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"price": 85', '"price": "$85"'));
  const { code, text } = check();
  expect(text).toContain('content/services.json, line 23: services → Dishwasher Repair → price');
  expect(text).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test.each([
  ['a link that runs a script', '[here](javascript:alert(1))'],
  ['a reference that runs a script', '[here][1]\n\n   [1]: javascript:alert(1)'],
  ['an address in angle brackets', '<irc:a>'],
  ['a picture', '![A van](https://a.example/van.jpg)'],
])('staff who write %s in the terms read on which line', (_what, markdown) => {
  const file = path.join(folder, 'terms.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('These are', `${markdown}\n\nThese are`));
  const { code, text } = check();
  expect(text).toMatch(/content\/terms\.md, line 1\n.*(not safe to follow|has a picture)/);
  expect(code).toBe(1);
});

test('a wrong build setting is reported too', () => {
  const { code, text } = check({ NEXT_PUBLIC_IP_GEOLOCATION_URL: 'http://lookup.example/ip' });
  expect(text).toContain('NEXT_PUBLIC_IP_GEOLOCATION_URL');
  expect(text).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
