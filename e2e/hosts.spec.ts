import { existsSync, readdirSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { checks } from './live/checks';
import { visit } from './live/visit';
import { ask } from './support/ask';
import { nginxPath, startNginx } from './support/nginx';
import { pages } from './support/pages';
import { startServe } from './support/serve';

// The site needs this from every host. We ask the server of `npm start` and, with `npm run e2e:slow`, a real nginx with
// the configuration in docs/hosting.md.

const startOurs = (place: string) => startServe({ BASE_PATH: place });
const htmlOf = (route: string) => pages.find(({ path }) => path === route)?.html;
const script = `/_next/static/chunks/${readdirSync('out/_next/static/chunks').find((name) => name.endsWith('.js'))}`;

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

for (const [name, place, start] of [
  ['serve', '', startOurs],
  ['serve, in a folder', '/repo', startOurs],
  ['nginx', '', startNginx],
  ['nginx, in a folder', '/repo', startNginx],
] as const) {
  const test = base.extend<object, { host: string }>({
    host: [
      async ({}, use) => {
        const { address, stop } = await start(place);
        await use(address);
        await stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
  const isNginx = start === startNginx;

  test.describe(name, { tag: isNginx ? '@slow' : [] }, () => {
    // All tests run in one worker, so that the host starts once.
    test.describe.configure({ mode: 'default' });
    // CI installs nginx where it can. A developer may not have it.
    test.skip(isNginx && !existsSync(nginxPath), `nginx is not installed at ${nginxPath}.`);

    test('`npm run live` finds nothing wrong', async ({ host }) => {
      test.skip(place !== '', 'The pages are built for the root of a host.');
      const found = checks(await visit(new URL(host)));
      expect(found.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    });

    test('a page has one address, also for a proxy, and comes compressed, and again only if it has changed', async ({
      host,
    }) => {
      const { text, headers } = await ask(host, `${host}${place}/about`);
      expect(text).toBe(htmlOf('/about'));
      const again = { headers: { 'If-None-Match': headers.etag ?? '' } };
      const second = await ask(host, `${place}/about`, again);
      expect([second.status, second.headers['x-frame-options']]).toEqual([304, 'DENY']);
      const encoding = isNginx ? 'gzip' : 'br';
      const compressed = await ask(host, `${place}/about`, { headers: { 'Accept-Encoding': encoding } });
      expect(compressed.headers['content-encoding']).toBe(encoding);
      const slash = await ask(host, `${place}/about/?a=b`);
      expect([slash.status, slash.headers.location]).toEqual([308, `${place}/about?a=b`]);
      if (place) expect((await ask(host, place)).headers.location).toBe(`${place}/`);
    });

    test('every kind of file has the headers that browsers need', async ({ host }) => {
      for (const [path, header, value] of needed) {
        const { headers } = await ask(host, place + path);
        expect([path, header, headers[header]]).toEqual([path, header, value]);
      }
    });

    test('a missing, hidden or malformed address gets the 404 page, which is not cached', async ({
      host,
    }) => {
      const missing = ['/_next/static/chunks/gone.js', '/gone/', '/404', '/404.html', '/404/', '/%'];
      const hidden = [
        '/_headers',
        '/%5fheaders',
        '/.nojekyll',
        '/../package.json',
        '/..%2fpackage.json',
        '/%2e%2e/package.json',
      ];
      const malformed = [
        '/about%0a/',
        '/about%0a',
        '/about%00',
        '//about',
        '//example.com/',
        '/..%5cpackage.json',
      ];
      for (const path of [...missing, ...hidden, ...malformed]) {
        const { status, text, headers } = await ask(host, place + path);
        expect([path, status, text === htmlOf('/no-such-page')]).toEqual([path, 404, true]);
        const { 'cache-control': cache, 'x-frame-options': frame, 'content-type': type } = headers;
        expect([path, cache, frame, type]).toEqual([path, 'no-cache', 'DENY', expect.stringMatching('html')]);
      }
      if (place) expect((await ask(host, '/about')).status).toBe(404);
    });
  });
}
