import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from './support/hosts';

// The server of `npm start`. What applies to every host is in hosts.spec.ts.

const NOT_FOUND = '<title>Not found</title>';
const FILES: Record<string, string> = {
  'index.html': '<title>Home</title>',
  'about.html': '<title>About</title>',
  'areas/index.html': '<title>Areas</title>',
  '404.html': NOT_FOUND,
  '_next/static/main.js': 'let a;',
  _headers: '/*\n  X-Site: every answer\n/about\n  X-Page: about',
};

let folder = '';

test.beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'out');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, '..', 'secret.txt'), 'not for visitors');
});

test.afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

/** Starts the server from the command line, and collects its output. */
async function startServer(env: Record<string, string> = {}, served = folder) {
  const child = spawn(process.execPath, ['scripts/serve.mjs', served], {
    env: { ...process.env, PORT: '0', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  return { child, said: () => said, address: /http:\S+/.exec(said)?.[0] ?? '' };
}

test('each page has one URL, and the other form redirects to it with its query', async () => {
  const { child, address } = await startServer();
  for (const [path, title] of [
    ['/', 'Home'],
    ['/about?utm_source=flyer', 'About'],
    ['/about.html', 'About'],
    ['/areas/', 'Areas'],
  ] as const) {
    const { status, body } = await ask(address, path);
    expect([path, status, body.toString()]).toEqual([path, 200, `<title>${title}</title>`]);
  }
  for (const [path, target] of [
    ['/about/?utm_source=flyer', '/about?utm_source=flyer'],
    ['/areas', '/areas/'],
  ] as const) {
    const { status, headers } = await ask(address, path);
    expect([status, headers.location]).toEqual([308, target]);
  }
  child.kill();
});

test('no URL leads out of the folder: all of them get the 404 page', async () => {
  const { child, address } = await startServer();
  for (const path of [
    '/missing',
    '/_headers',
    '/_next/static/',
    '/_next/static/gone.js',
    '/%',
    '//example.com/',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
  ]) {
    const { status, headers, body } = await ask(address, path);
    expect([path, status, body.toString()]).toEqual([path, 404, NOT_FOUND]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  child.kill();
});

test('every response has the headers from `_headers`, whatever its status', async () => {
  const { child, address } = await startServer();
  const { headers } = await ask(address, '/');
  const answers = await Promise.all([
    ask(address, '/'),
    ask(address, '/', { headers: { 'If-None-Match': headers.etag ?? '' } }),
    ask(address, '/about/'),
    ask(address, '/nowhere'),
    ask(address, '/', { method: 'POST' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 308, 404, 405]);
  for (const answer of answers) expect(answer.headers['x-site']).toBe('every answer');
  expect((await ask(address, '/about')).headers['x-page']).toBe('about');
  expect(headers).not.toHaveProperty('x-page');
  child.kill();
});

test('a site built with a base path is served under it', async () => {
  const { child, address } = await startServer({ BASE_PATH: '/repo' });
  expect((await ask(address, '/repo/about')).status).toBe(200);
  for (const path of ['/', '/repo']) expect((await ask(address, path)).headers.location).toBe('/repo/');
  expect((await ask(address, '/about')).body.toString()).toBe(NOT_FOUND);
  child.kill();
});

test('a developer gets the next free port if theirs is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const port = typeof taken === 'object' && taken ? taken.port : 0;
  const { child, address } = await startServer({ PORT: String(port) });
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  child.kill();
  other.close();
});

test('a developer who has not built the site learns what to do', async () => {
  const { child, said } = await startServer({}, join(folder, 'nothing-here'));
  if (child.exitCode === null) await once(child, 'close');
  expect(child.exitCode).toBe(1);
  expect(said()).toMatch(/^There is no built site in .+ `npm start`/);
});

test('Ctrl-C stops the server', async () => {
  test.skip(process.platform === 'win32', 'On Windows no other process can send Ctrl-C');
  const { child, address } = await startServer();
  child.kill('SIGINT');
  await once(child, 'close');
  await expect(ask(address, '/')).rejects.toThrow('ECONNREFUSED');
});
