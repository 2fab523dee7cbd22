import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from './support/ask';

// These tests start the server of `npm start` from the command line. hosts.spec.ts has the tests for every host.

const files: Record<string, string> = {
  'index.html': 'Home',
  'about.html': 'About',
  '404.html': 'Not found',
};

let folder = '';

test.beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'out');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, '..', 'secret.txt'), 'not for visitors');
});

test.afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

/** Starts the server, and waits until it prints its address or ends. */
async function startServer(env: Record<string, string> = {}, served = folder) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', served], {
    env: { ...process.env, PORT: '0', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  return { child, printed: () => printed, address: /http:\S+/.exec(printed)?.[0] ?? '' };
}

test('the server has a site with a base path only there, and sends no file from outside its folder', async () => {
  const { child, address } = await startServer({ BASE_PATH: '/repo' });
  expect((await ask(address, '/repo/about')).text).toBe('About');
  for (const path of ['/', '/repo']) expect((await ask(address, path)).headers.location).toBe('/repo/');
  for (const path of ['/about', '/repo/..%2fsecret.txt', '/repo/../secret.txt', '/repo/%2e%2e/secret.txt'])
    expect((await ask(address, path)).text).toBe('Not found');
  child.kill();
});

test('the server refuses a POST to a page', async () => {
  const { child, address } = await startServer();
  const { status, headers, text } = await ask(address, '/about', { method: 'POST' });
  expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', '']);
  child.kill();
});

test('the server sends a new build at once, and survives an invalid Range header', async () => {
  const { child, address } = await startServer();
  expect((await ask(address, '/', { headers: { Range: 'bytes=3-1' } })).text).toBe('Home');
  rmSync(join(folder, 'index.html'));
  writeFileSync(join(folder, 'index.html'), 'New home');
  expect((await ask(address, '/')).text).toBe('New home');
  child.kill();
});

test('if the port is taken, the server says how to choose another one', async () => {
  const first = await startServer();
  const { child, printed } = await startServer({ PORT: new URL(first.address).port });
  if (child.exitCode === null) await once(child, 'close');
  expect(printed()).toContain('PORT=8080');
  expect(child.exitCode).toBe(1);
  first.child.kill();
});

test('without a built site, the server says how to build it', async () => {
  const { child, printed } = await startServer({}, join(folder, 'nothing-here'));
  if (child.exitCode === null) await once(child, 'close');
  expect(child.exitCode).toBe(1);
  expect(printed()).toMatch(/^There is no built site in .+ `npm start`/);
});
