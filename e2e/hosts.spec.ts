import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, missingHost, startHost, type Answer, type Host, type HostName } from './support/hosts';
import { pages, realPages, WRONG_ADDRESS } from './support/pages';
import { expect, test as base } from './support/test';

// What the site needs from its host. Tests the site's own server and, with `--project=hosts`, real
// nginx and Cloudflare's runtime, each with the settings that the build wrote for it.
const names: readonly HostName[] = process.env.E2E_HOSTS ? ['nginx', 'cloudflare'] : ['serve'];

/** Playwright's `test` with this host, started once per worker. */
const testOn = (name: HostName) =>
  base.extend<object, { host: Host }>({
    host: [
      async ({}, use) => {
        const host = await startHost(name);
        await use(host);
        await host.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
  });

/** The body of a response as text. */
const textOf = ({ headers, body }: Answer) => {
  const bytes = new Uint8Array(body);
  const coding = headers['content-encoding'];
  return String(coding === 'br' ? brotliDecompressSync(bytes) : coding ? gunzipSync(bytes) : body);
};

/** The headers that `_headers` sets for a path, with lowercase names. */
function headersFor(address: string): Record<string, string> {
  const rules = readFileSync('out/_headers', 'utf8')
    .trim()
    .split(/\n+(?=\/)/);
  const lines = rules.flatMap((rule) => {
    const [pattern = '', ...headers] = rule.split('\n');
    const isMeant = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
    return isMeant ? headers : [];
  });
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

const missingPage = pages.find(({ path }) => path === WRONG_ADDRESS)?.html;
const hashed =
  /src="(\/_next\/static\/[^"]+\.js)"/.exec(pages.find(({ path }) => path === '/')?.html ?? '')?.[1] ?? '';

base('the headers guard the visitor, and let the browser keep hashed files for good', () => {
  expect(Object.keys(headersFor('/'))).toEqual(
    expect.arrayContaining([
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'x-frame-options',
    ]),
  );
  expect(headersFor(hashed)['cache-control']).toContain('immutable');
});

base('CloudFront’s function runs in njs, which supports as little of the language', () => {
  base.skip(!process.env.E2E_HOSTS, 'Tested with the other real hosts.');
  const request = "{ uri: '/about/', querystring: { a: { value: '1' } } }";
  const asked = `console.log(handler({ request: ${request} }).headers.location.value)`;
  const code = readFileSync('hosting/cloudfront-viewer-request.js', 'utf8');
  const { error, stdout } = spawnSync('njs', ['-c', `${code}\n${asked}`], { encoding: 'utf8' });
  base.skip(error !== undefined, 'njs is not installed.');
  expect(stdout.trim()).toBe('/about?a=1');
});

for (const name of names) {
  const test = testOn(name);
  test.describe(`on ${name}`, () => {
    // In one worker, so that the host starts once.
    test.describe.configure({ mode: 'default' });
    test.skip(missingHost(name) !== undefined, missingHost(name));

    test('every page is served with every header, and revalidated on each visit', async ({ host }) => {
      for (const { path, html } of realPages) {
        const answer = await ask(host.address, path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(answer.headers).toMatchObject({ ...headersFor(path), 'cache-control': 'no-cache' });
        expect(textOf(answer)).toBe(html);
      }
    });

    test('HEAD and 304 responses have the same headers as GET', async ({ host }) => {
      // The other headers describe the body.
      const transport = ['date', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
      const kept = ({ headers }: Answer) =>
        Object.entries(headers).filter(([header]) => !transport.includes(header));
      const [get, head] = [await ask(host.address, '/'), await ask(host.address, '/', { method: 'HEAD' })];
      expect([head.status, kept(head).sort(), head.body.length]).toEqual([200, kept(get).sort(), 0]);
      const again = await ask(host.address, '/', { headers: { 'If-None-Match': get.headers.etag ?? '' } });
      expect(again.status).toBe(304);
      expect(again.headers).toMatchObject(headersFor('/'));
    });

    test('the other form of a URL redirects once and keeps the query', async ({ host }) => {
      for (const { path } of realPages.filter((page) => page.path !== '/')) {
        const answer = await ask(host.address, `${path}/?service=dishwasher`);
        expect([answer.status, answer.headers.location]).toEqual([308, `${path}?service=dishwasher`]);
        expect(answer.headers).toMatchObject(headersFor('/x'));
      }
    });

    test('an unknown URL gets the site’s 404 page with status 404, and is not cached', async ({ host }) => {
      for (const path of [WRONG_ADDRESS, '/about/no-such-page/', '/_next/static/chunks/gone.js']) {
        const answer = await ask(host.address, path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.headers).toMatchObject(headersFor('/x'));
        expect(answer.headers['cache-control']).toMatch(/^no-(cache|store)$/);
        expect(textOf(answer)).toBe(missingPage);
      }
    });

    test('pictures for other sites may be embedded there, and nothing else', async ({ host }) => {
      const shown = { '/share/home.png': 'cross-origin', '/favicon.ico': 'cross-origin' };
      const own = { '/': 'same-origin', '/drawings/kitchen.svg': 'same-origin', [hashed]: 'same-origin' };
      for (const [path, policy] of Object.entries({ ...shown, ...own })) {
        const answer = await ask(host.address, path);
        expect([path, answer.headers['cross-origin-resource-policy']]).toEqual([path, policy]);
      }
    });

    test('malformed URLs get the 404 page, never a page or a redirect to another site', async ({ host }) => {
      test.skip(name === 'cloudflare', 'Cloudflare normalizes such URLs itself.');
      for (const path of [
        ...['/checkout%0a/', '/checkout/%0a', '/checkout%0a', '/%0a', '/checkout%00', '/checkout%20'],
        ...['//', '//about', '//example.com/', '/about//', '//example.com/%2f..', '/about./'],
        ...['/%2e%2e/', '/../etc/passwd', '/..%5c', '/%', '/.git/config', '/about.html/', '/checkout;a=1'],
      ]) {
        const answer = await ask(host.address, path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(textOf(answer)).toBe(missingPage);
      }
    });

    test('plain HTTP redirects to the same URL over HTTPS', async ({ host }) => {
      test.skip(name !== 'nginx', 'Other hosts do it themselves, or by a setting of theirs.');
      const headers = { Host: 'www.example.com' };
      const answer = await ask(host.plainAddress, '/checkout?service=dishwasher', { headers });
      const target = 'https://www.example.com/checkout?service=dishwasher';
      expect([answer.status, answer.headers.location]).toEqual([308, target]);
    });

    test('a hashed file is cached as immutable, even after a 304', async ({ host }) => {
      const answer = await ask(host.address, hashed);
      expect(answer.headers).toMatchObject(headersFor(hashed));
      expect(answer.headers['content-type']).toMatch(/javascript/);
      const etag = answer.headers.etag ?? '';
      const again = await ask(host.address, hashed, { headers: { 'If-None-Match': etag } });
      expect([again.status, again.headers['cache-control']]).toEqual([
        304,
        headersFor(hashed)['cache-control'],
      ]);
    });

    test('pages and scripts are compressed with a coding that the browser accepts', async ({ host }) => {
      for (const coding of host.codings) {
        const wanted = host.codings.slice(host.codings.indexOf(coding)).join(', ');
        for (const path of ['/', hashed]) {
          const answer = await ask(host.address, path, { headers: { 'Accept-Encoding': wanted } });
          expect(answer.headers['content-encoding']).toBe(coding);
          expect(textOf(answer)).toBe(readFileSync(path === '/' ? 'out/index.html' : `out${path}`, 'utf8'));
        }
      }
    });

    test('the host reveals no version, and its configuration is not served', async ({ host }) => {
      const [page, instructions] = [await ask(host.address, '/'), await ask(host.address, '/_headers')];
      expect(page.headers.server ?? '').not.toMatch(/\d/);
      expect(instructions.status).toBeGreaterThanOrEqual(400);
      expect(textOf(instructions)).not.toContain('/_next/static/*');
    });
  });
}
