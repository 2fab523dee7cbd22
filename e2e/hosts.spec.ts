import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headersIn } from '../scripts/headers-file';
import { ask } from './support/ask';
import { pages, realPages, wrongAddress } from './support/pages';
import { expect, test as base } from './support/test';

// What the site needs from its host: on the server of `npm start` and, with `npm run e2e:slow`, on real nginx with
// the configuration in docs/hosting.md.

const nginxPath = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const nginxPort = 4390;

/** Starts nginx with the configuration from the document, with this machine's port and folder. */
async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [, documented = ''] = /```nginx\n([^]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const site = documented
    .replace('listen 8080;', `listen 127.0.0.1:${nginxPort};`)
    .replace('root /var/www/site;', `root ${resolve('out')};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {}
    http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const nginx = spawn(nginxPath, args, { stdio: 'inherit' });
  const address = `http://127.0.0.1:${nginxPort}`;
  await expect.poll(() => ask(address, '/').then(({ status }) => status, String)).toBe(200);
  const stop = async () => {
    nginx.kill();
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { address, stop };
}

const headersFile = readFileSync('public/_headers', 'utf8');
/** The headers that `_headers` asks for, with lowercase names. */
const headersFor = (path: string) =>
  Object.fromEntries(headersIn(headersFile, path).map(([name, value]) => [name.toLowerCase(), value]));

const missingPage = pages.find(({ path }) => path === wrongAddress)?.html;
const home = pages.find(({ path }) => path === '/')?.html ?? '';
const [, hashed = ''] = /data-scripts="(\/_next\/static\/\S+\.js)/.exec(home) ?? [];

for (const name of ['serve', 'nginx'] as const) {
  const test = base.extend<{ host: string }, { nginx: string }>({
    nginx: [
      async ({}, use) => {
        if (name === 'serve') return use('');
        const nginx = await startNginx();
        await use(nginx.address);
        await nginx.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    host: async ({ nginx, baseURL }, use) => use(nginx || String(baseURL)),
  });

  test.describe(name, { tag: name === 'nginx' ? '@slow' : [] }, () => {
    // In one worker, so that the host starts once.
    test.describe.configure({ mode: 'default' });
    // CI installs it where it can; a developer may not have it.
    test.skip(name === 'nginx' && !existsSync(nginxPath), `nginx is not installed at ${nginxPath}.`);

    test('every page is served with every header, and revalidated on each visit', async ({ host }) => {
      for (const { path, html } of realPages) {
        const answer = await ask(host, path);
        expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 200, 'no-cache']);
        expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(answer.headers).toMatchObject(headersFor(path));
        expect(answer.text).toBe(html);
      }
    });

    test('a page that has not changed is not sent again', async ({ host }) => {
      const { headers } = await ask(host, '/');
      const again = await ask(host, '/', { headers: { 'If-None-Match': headers.etag ?? '' } });
      expect(again.status).toBe(304);
      expect(again.headers).toMatchObject(headersFor('/'));
    });

    test('an address with a slash at its end redirects once and keeps the query', async ({ host }) => {
      for (const { path } of realPages.filter((page) => page.path !== '/')) {
        const answer = await ask(host, `${path}/?service=dishwasher`);
        expect([answer.status, answer.headers.location]).toEqual([308, `${path}?service=dishwasher`]);
        expect(answer.headers).toMatchObject(headersFor('/x'));
      }
    });

    test('whatever is missing or malformed gets the 404 page, which is not cached', async ({ host }) => {
      for (const path of [
        wrongAddress,
        '/about/no-such-page/',
        '/_next/static/chunks/gone.js',
        '/_headers',
        '/.git/config',
        '/checkout%0a/',
        '/checkout/%0a',
        '/checkout%0a',
        '/%0a',
        '/checkout%00',
        '/checkout;a=1',
        '//',
        '//about',
        '//example.com/',
        '/about//',
        '/%2e%2e/',
        '/../etc/passwd',
        '/..%5c',
        '/%',
      ]) {
        const answer = await ask(host, path);
        expect([path, answer.status, answer.text === missingPage]).toEqual([path, 404, true]);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expect(answer.headers).toMatchObject(headersFor('/x'));
      }
    });

    test('hashed files are kept for good, and other sites may show share pictures only', async ({ host }) => {
      for (const path of [hashed, '/drawings/kitchen.svg', '/share/home.png', '/favicon.ico']) {
        const { status, headers } = await ask(host, path);
        expect([path, status]).toEqual([path, 200]);
        expect(headers).toMatchObject(headersFor(path));
        expect(headers['cross-origin-resource-policy']).toBe(
          headersFor(path)['cross-origin-resource-policy'],
        );
      }
      expect(headersFor(hashed)['cache-control']).toContain('immutable');
    });

    test('pages and scripts are compressed', async ({ host }) => {
      for (const path of ['/', hashed]) {
        const answer = await ask(host, path, { headers: { 'Accept-Encoding': 'br, gzip' } });
        expect(answer.headers['content-encoding']).toMatch(/^(br|gzip)$/);
        expect(answer.text).toBe(path === '/' ? home : readFileSync(`out${path}`, 'utf8'));
      }
    });
  });
}
