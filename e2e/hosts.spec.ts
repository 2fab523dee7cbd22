import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { headersIn } from '../scripts/headers-file';
import { checks } from './live/checks';
import { visit } from './live/visit';
import { ask } from './support/ask';
import { nginxPath, startNginx } from './support/nginx';
import { pages, realPages, wrongAddress } from './support/pages';
import { expect, test as base } from './support/test';

// The site needs this from every host. We test the server of `npm start` and, with `npm run e2e:slow`, a real nginx
// with the configuration in docs/hosting.md.

const missingPage = pages.find(({ path }) => path === wrongAddress)?.html;

for (const [name, place] of [
  ['serve', ''],
  ['nginx', ''],
  ['nginx, in a folder', '/repo'],
] as const) {
  const test = base.extend<{ host: string }, { nginx: string }>({
    nginx: [
      async ({}, use) => {
        if (name === 'serve') return use('');
        const nginx = await startNginx(place);
        await use(nginx.address);
        await nginx.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    host: async ({ nginx, baseURL }, use) => use(nginx || String(baseURL)),
  });

  test.describe(name, { tag: name === 'serve' ? [] : '@slow' }, () => {
    // All tests run in one worker, so that the host starts once.
    test.describe.configure({ mode: 'default' });
    // CI installs nginx where it can. A developer may not have it.
    test.skip(name !== 'serve' && !existsSync(nginxPath), `nginx is not installed at ${nginxPath}.`);

    test('`npm run live` finds nothing wrong', async ({ host }) => {
      test.skip(place !== '', 'The pages are built for the root of a host.');
      const found = checks(await visit(new URL(host)));
      expect(found.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    });

    test('every page arrives as built without compression, and is not sent again while it stays the same', async ({
      host,
    }) => {
      for (const { path, html } of realPages) {
        const { headers, text } = await ask(host, place + path);
        expect(text).toBe(html);
        const second = await ask(host, place + path, { headers: { 'If-None-Match': headers.etag ?? '' } });
        expect([second.status, second.headers['x-frame-options']]).toEqual([304, 'DENY']);
      }
    });

    test('a page is compressed for a browser that asks for it', async ({ host }) => {
      const gzip = { headers: { 'Accept-Encoding': 'gzip' } };
      expect((await ask(host, `${place}/about`, gzip)).headers['content-encoding']).toBe('gzip');
    });

    test('each page has one address, which a proxy may request with the host’s name', async ({ host }) => {
      expect((await ask(host, `${host}${place}/about`)).status).toBe(200);
      const { status, headers } = await ask(host, `${place}/about/?a=b`);
      expect([status, headers.location]).toEqual([308, `${place}/about?a=b`]);
      if (place) expect((await ask(host, place)).headers.location).toBe(`${place}/`);
    });

    test('every kind of file has the headers in public/_headers', async ({ host }) => {
      const files = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' });
      const script = `/_next/static/${files.find((file) => file.endsWith('.js'))}`;
      const headersFile = readFileSync('public/_headers', 'utf8');
      for (const path of ['/', '/about', script, '/drawings/appliances.svg', '/share.png']) {
        const { headers } = await ask(host, place + path);
        for (const [header, value] of headersIn(headersFile, path))
          expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value]);
      }
    });

    test('a missing or malformed address gets the 404 page, which is not cached', async ({ host }) => {
      for (const path of [
        '/_next/static/chunks/gone.js',
        '/_headers',
        '/404',
        '/404.html',
        '/404/',
        '/.git/config',
        '/checkout%0a/',
        '/checkout%0a',
        '/checkout%00',
        '//about',
        '//example.com/',
        '/%2e%2e/',
        '/../etc/passwd',
        '/..%5c',
        '/%',
      ]) {
        const answer = await ask(host, place + path);
        expect([path, answer.status, answer.text === missingPage]).toEqual([path, 404, true]);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expect(answer.headers['x-frame-options']).toBe('DENY');
      }
    });
  });
}
