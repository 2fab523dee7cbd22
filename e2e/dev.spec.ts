import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask } from './support/ask';
import * as wizard from './support/wizard';
import { content } from './support/content';
import { expect, test } from './support/test';
import { writeTestContent } from './support/test-content';

test('npm run dev shows each edit or its error at once', { tag: '@slow' }, async ({ page }) => {
  // The first page is compiled on request.
  test.setTimeout(300_000);
  const port = 5_340;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  writeTestContent(folder);
  const dev = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '-H', '127.0.0.1', '-p', `${port}`],
    {
      env: { ...process.env, CONTENT_FOLDER: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const home = () =>
    ask(`http://127.0.0.1:${port}`, '/').then(
      ({ status, text }) => `${status} ${text}`,
      () => 'no answer',
    );
  // Next doesn't say when it has compiled an edit.
  const shows = (text: RegExp, timeout = 20_000) => expect.poll(home, { timeout }).toMatch(text);
  const edit = (file: string, from: string, to: string) => {
    const place = path.join(folder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
  };
  try {
    await shows(/^200 [^]*Appliance repair in/, 240_000);
    edit('home.json', 'Appliance repair in', 'Repair tonight in');
    await shows(/^200 [^]*Repair tonight in/);

    // An open booking shows it, too, and keeps its answers.
    await page.goto(`http://127.0.0.1:${port}/checkout?service=dishwasher`);
    const note = page.getByText(content.checkout.totalNote);
    await expect(note).toBeAttached();
    await wizard.field(page, 'First name').fill('Ana');
    edit('checkout.json', 'Repairs cost extra', 'The repair costs extra');
    // Next does this by itself, but only for edits in content/.
    await page.evaluate(() => Reflect.get(window, 'next').router.refresh());
    await expect(page.getByText('The repair costs extra')).toBeAttached();
    await expect(wizard.field(page, 'First name')).toHaveValue('Ana');
    await page.goto('about:blank');

    edit('services.json', '"price": 85', '"price": "$85"');
    // Both the page and the terminal show the file, line, field, problem and remedy.
    const explained = /services\.json, line \d+: Services → Dishwasher Repair → Price[^]*\$85[^]*→/;
    await shows(new RegExp(`^500 [^]*${explained.source}`));
    // The output arrives later, through a pipe.
    await expect.poll(() => printed).toMatch(explained);
    edit('services.json', '"price": "$85"', '"price": 85');
    await shows(/^200 /);
  } finally {
    const ended = dev.exitCode === null ? once(dev, 'exit') : undefined;
    dev.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
  await shows(/^no answer$/);
});
