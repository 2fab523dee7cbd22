import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const LONG_PAGE = `<title>Home</title>${'<p>Words that compress well.</p>'.repeat(200)}`;
const SITE: Record<string, string> = {
  'index.html': LONG_PAGE,
  'about.html': '<title>About</title>',
  'about/__next.about.txt': 'payload',
  'areas/index.html': '<title>Areas</title>',
  '404.html': '<title>Not found</title>',
  'robots.txt': 'User-agent: *',
  'manifest.webmanifest': '{}',
  '_next/static/chunks/main.js': 'let a;',
  _headers: [
    '/*',
    '  Content-Security-Policy: default-src https://a.example',
    '/_next/static/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/about',
    '  X-Page: about',
  ].join('\n'),
};

let folder = '';

test.beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'out');
  for (const [name, text] of Object.entries(SITE)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, '..', 'secret.txt'), 'not for visitors');
});

test.afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

/** Starts the server as a person would, and gives what it says; it is ended with the test. */
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

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** One character a byte, whatever the bytes mean. */
  body: string;
}

const bytes = (body: string) => Uint8Array.from(body, (character) => character.charCodeAt(0));

/** Asks for exactly this path: `fetch` would tidy it up first. */
function ask(
  address: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

test.describe('a visitor of the served site', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  const get = (path: string, headers?: Record<string, string>) => ask(server.address, path, headers);

  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server.child.kill());

  for (const [path, title] of [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?utm_source=flyer', 'About'],
    ['/about.html', 'About'],
    ['/areas/', 'Areas'],
  ] as const) {
    test(`finds ${title} at ${path}`, async () => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain(`<title>${title}</title>`);
    });
  }

  for (const [path, target] of [
    ['/about/', '/about'],
    ['/about/?utm_source=flyer', '/about?utm_source=flyer'],
    ['/areas', '/areas/'],
  ] as const) {
    test(`is led from ${path} to ${target} in one step`, async () => {
      const { status, headers } = await get(path);
      expect({ status, location: headers.location }).toEqual({ status: 308, location: target });
      expect((await get(target)).status).toBe(200);
    });
  }

  for (const path of [
    '/missing',
    '/missing/',
    '/about/missing',
    '/_next/static/chunks/missing.js',
    '/_next/static/',
    '/%',
    '//example.com/',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
  ]) {
    test(`meets the site's own 404 page at ${path}`, async () => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toBe(SITE['404.html']);
      expect(headers['cache-control']).toBe('no-cache');
    });
  }

  for (const path of ['/', '/about/', '/missing']) {
    test(`gets the same headers of ${path} without its body`, async () => {
      const [whole, head] = [await get(path), await ask(server.address, path, {}, 'HEAD')];
      expect(head.status).toBe(whole.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
      expect(head.body).toHaveLength(0);
    });
  }

  for (const [path, type] of [
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/_next/static/chunks/main.js', 'text/javascript; charset=utf-8'],
    ['/about/__next.about.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    test(`gets ${path} as ${type}`, async () => {
      expect((await get(path)).headers['content-type']).toBe(type);
    });
  }

  test('keeps files whose names change with their content, and asks again for pages', async () => {
    expect((await get('/_next/static/chunks/main.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  test('gets the headers of the `_headers` file with every answer, whatever its status', async () => {
    const { headers } = await get('/');
    const answers = await Promise.all([
      get('/'),
      get('/', { 'If-None-Match': headers.etag ?? '' }),
      get('/about/'),
      get('/nowhere'),
      ask(server.address, '/', {}, 'POST'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 308, 404, 405]);
    for (const answer of answers)
      expect(answer.headers['content-security-policy']).toBe('default-src https://a.example');
    expect((await get('/about')).headers['x-page']).toBe('about');
    expect(headers).not.toHaveProperty('x-page');
    expect((await get('/_headers')).status).toBe(404);
  });

  test('is not told to remember for a year that a file is missing', async () => {
    const { status, headers } = await get('/_next/static/chunks/of-an-old-build.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('gets pages compressed as the browser can read them', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes(brotli.body)).toString()).toBe(LONG_PAGE);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(bytes(gzip.body)).toString()).toBe(LONG_PAGE);
    expect(gzip.body.length).toBeLessThan(LONG_PAGE.length / 10);
    const plain = await get('/');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  test('can send nothing to a site that only shows files', async () => {
    const { status, headers } = await ask(server.address, '/', {}, 'POST');
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });
});

test('a site built for a folder of a host is served below that folder', async () => {
  const { child, address } = await startServer({ BASE_PATH: '/repo' });
  expect(address).toMatch(/\/repo\/$/);
  expect((await ask(address, '/repo/about')).status).toBe(200);
  for (const path of ['/', '/repo']) expect((await ask(address, path)).headers.location).toBe('/repo/');
  expect((await ask(address, '/about')).body).toBe(SITE['404.html']);
  expect((await ask(address, '/repo/_next/static/chunks/main.js')).headers['cache-control']).toContain(
    'immutable',
  );
  child.kill();
});

test('a developer whose port is taken gets the next free one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const port = typeof taken === 'object' && taken ? taken.port : 0;
  const { child, address } = await startServer({ PORT: String(port) });
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  expect((await ask(address, '/')).status).toBe(200);
  child.kill();
  other.close();
});

test('a developer who has not built the site is told what to do', async () => {
  const { child, said } = await startServer({}, join(folder, 'nothing-here'));
  if (child.exitCode === null) await once(child, 'close');
  expect(child.exitCode).toBe(1);
  expect(said()).toMatch(
    /^There is no built site in .+ Run `npm start` instead: it builds the site first\.\n$/,
  );
});

test('Ctrl-C ends the server', async () => {
  test.skip(process.platform === 'win32', 'Windows has no signal that another process could send for Ctrl-C');
  const { child, address } = await startServer();
  child.kill('SIGINT');
  await once(child, 'close');
  await expect(ask(address, '/')).rejects.toThrow('ECONNREFUSED');
});
