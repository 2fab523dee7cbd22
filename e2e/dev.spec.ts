import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeTestContent } from './support/test-content';

const port = 5340;
const address = `http://127.0.0.1:${port}`;

/** The status and HTML of the home page. */
const home = async () => {
  const response = await fetch(address);
  return `${response.status} ${await response.text()}`;
};

/** Waits until the home page shows an edit. Next doesn't say when it has compiled one. */
const expectHome = (text: RegExp, timeout = 20_000) =>
  expect.poll(() => home().catch(String), { timeout }).toMatch(text);

test('npm run dev shows each edit, or its error, after a reload', { tag: '@slow' }, async () => {
  // The first page is compiled on request.
  test.setTimeout(300_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  writeTestContent(folder);
  const edit = (name: string, from: string, to: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  const args = ['node_modules/next/dist/bin/next', 'dev', '-H', '127.0.0.1', '-p', String(port)];
  const dev = spawn(process.execPath, args, { env: { ...process.env, CONTENT_FOLDER: folder } });
  const ended = once(dev, 'exit');
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  try {
    await expectHome(/^200 [^]*Appliance repair in/, 240_000);
    edit('home.json', 'Appliance repair in', 'Repair tonight in');
    await expectHome(/^200 [^]*Repair tonight in/);

    edit('services.json', '"price": 85', '"price": "$85"');
    // Both the page and the terminal show the file, line, field, problem and remedy.
    const explained = /services\.json, line \d+: Services → Dishwasher Repair → Price[^]*number[^]*→/;
    await expectHome(new RegExp(`^500 [^]*${explained.source}`));
    // The output arrives later, through a pipe.
    await expect.poll(() => printed).toMatch(explained);
    edit('services.json', '"price": "$85"', '"price": 85');
    await expectHome(/^200 /);
  } finally {
    dev.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
});
