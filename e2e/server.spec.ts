import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from './support/ask';
import { startServe } from './support/serve';

// These tests cover what only the server of `npm start` does. hosts.spec.ts has the questions for every host.

test('the server sends a new build at once, refuses a POST, and survives an invalid Range header', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), 'Home');
  const { address, stop } = await startServe({}, folder);
  expect((await ask(address, '/', { headers: { Range: 'bytes=3-1' } })).text).toBe('Home');
  writeFileSync(join(folder, 'index.html'), 'New home');
  expect((await ask(address, '/')).text).toBe('New home');
  const { status, headers, text } = await ask(address, '/', { method: 'POST' });
  expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', '']);
  stop();
});

test('the server says how to choose another port, and how to build a missing site', async () => {
  const { address, stop } = await startServe();
  expect(await startServe({ PORT: new URL(address).port })).toMatchObject({
    printed: expect.stringContaining('PORT=8080'),
    exitCode: 1,
  });
  expect(await startServe({}, 'no-such-folder')).toMatchObject({
    printed: expect.stringContaining('npm start'),
    exitCode: 1,
  });
  stop();
});
