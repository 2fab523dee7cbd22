import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, nginxPath, startNginx, startServe } from './support/hosts';
import { pages } from './support/pages';

// The site needs this from every host. We ask the server of `npm start` and, with `npm run e2e:slow`, a real nginx with
// the configuration in docs/hosting.md.

const startOurs = (place: string) => startServe({ BASE_PATH: place });
const htmlOf = (route: string) => pages.find(({ path }) => path === route)?.html;
const script = `/_next/static/chunks/${readdirSync('out/_next/static/chunks').find((name) => name.endsWith('.js'))}`;

/** Runs `npm run live`. Throws an error with what it prints if it finds a fault. */
const live = (host: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/live/live.ts', host], { encoding: 'utf8' });

const needed: [path: string, header: string, value: string | undefined][] = [
  ['/', 'content-security-policy', "frame-ancestors 'none'"],
  ['/', 'x-content-type-options', 'nosniff'],
  ['/', 'referrer-policy', 'strict-origin-when-cross-origin'],
  ['/', 'cross-origin-opener-policy', 'same-origin'],
  ['/', 'strict-transport-security', 'max-age=31536000'],
  ['/about', 'x-frame-options', 'DENY'],
  ['/about', 'cache-control', 'no-cache'],
  ['/about', 'vary', 'Accept-Encoding'],
  [script, 'cache-control', 'public, max-age=31536000, immutable'],
  [script, 'cross-origin-resource-policy', 'same-origin'],
  ['/drawings/van.svg', 'cross-origin-resource-policy', 'same-origin'],
  // Other sites may show this picture.
  ['/share.png', 'cross-origin-resource-policy', undefined],
];

test.beforeAll(() => {
  mkdirSync('out/.well-known', { recursive: true });
  writeFileSync('out/.well-known/proof', 'proof');
});

for (const [name, place, start] of [
  ['serve', '', startOurs],
  ['serve, in a folder', '/repo', startOurs],
  ['nginx', '', startNginx],
  ['nginx, in a folder', '/repo', startNginx],
] as const)
  test(
    `${name} sends what browsers, search engines and proxies need`,
    {
      tag: start === startNginx ? '@slow' : [],
    },
    async () => {
      const isNginx = start === startNginx;
      // CI installs nginx where it can. A developer may not have it.
      test.skip(isNginx && !existsSync(nginxPath), `nginx is not installed at ${nginxPath}.`);
      const { address: host, stop } = await start(place);
      try {
        // The pages are built for the root of a host.
        if (!place) expect(live(host).match(/^ok/gm)).toHaveLength(5);

        // A page has one address, also for a proxy, and comes compressed, and again only if it has changed.
        const { text: about, headers: given } = await ask(host, `${host}${place}/about`);
        expect(about).toBe(htmlOf('/about'));
        const again = await ask(host, `${place}/about`, { headers: { 'If-None-Match': given.etag ?? '' } });
        expect([again.status, again.headers['x-frame-options']]).toEqual([304, 'DENY']);
        const encoding = isNginx ? 'gzip' : 'br';
        const compressed = await ask(host, `${place}/about`, { headers: { 'Accept-Encoding': encoding } });
        expect(compressed.headers['content-encoding']).toBe(encoding);
        const slash = await ask(host, `${place}/about/?a=b`);
        expect([slash.status, slash.headers.location]).toEqual([308, `${place}/about?a=b`]);
        if (place) expect((await ask(host, place)).headers.location).toBe(`${place}/`);

        for (const [path, header, value] of needed) {
          const { headers } = await ask(host, place + path);
          expect([path, header, headers[header]]).toEqual([path, header, value]);
        }

        // A missing, hidden or malformed address gets the 404 page, which is not cached.
        const missing = ['/_next/static/chunks/gone.js', '/gone/', '/404', '/404.html', '/404/', '/%'];
        const hidden = ['/_headers', '/%5fheaders', '/.nojekyll'];
        const outside = [
          '/../package.json',
          '/..%2fpackage.json',
          '/%2e%2e/package.json',
          '/..%5cpackage.json',
        ];
        const malformed = ['/about%0a/', '/about%0a', '/about%00', '//about', '//example.com/'];
        for (const path of [...missing, ...hidden, ...outside, ...malformed]) {
          const { status, text, headers } = await ask(host, place + path);
          expect([path, status, text === htmlOf('/no-such-page')]).toEqual([path, 404, true]);
          const { 'cache-control': cache, 'x-frame-options': frame, 'content-type': type } = headers;
          expect([path, cache, frame, type]).toEqual([
            path,
            'no-cache',
            'DENY',
            expect.stringMatching('html'),
          ]);
        }
        if (place) expect((await ask(host, '/about')).status).toBe(404);
        // Programs that check who owns the site look here.
        expect((await ask(host, `${place}/.well-known/proof`)).text).toBe('proof');
      } finally {
        await stop();
      }
    },
  );

test('`npm start` serves a new build at once, and says what to do if it can’t start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), 'Home');
  const { address, stop } = await startServe({}, folder);
  // The range is invalid.
  expect((await ask(address, '/', { headers: { Range: 'bytes=3-1' } })).text).toBe('Home');
  writeFileSync(join(folder, 'index.html'), 'Next');
  expect((await ask(address, '/')).text).toBe('Next');
  const { status, headers, text } = await ask(address, '/', { method: 'POST' });
  expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', '']);
  const onUsedPort = await startServe({ PORT: new URL(address).port });
  expect(onUsedPort).toMatchObject({ printed: expect.stringContaining('PORT=8080'), exitCode: 1 });
  const withoutSite = await startServe({}, 'no-such-folder');
  expect(withoutSite).toMatchObject({ printed: expect.stringContaining('npm start'), exitCode: 1 });
  stop();
});
