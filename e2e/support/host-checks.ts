import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { lookupSettings } from '../../lib/location/settings';
import { CACHE_HASHED, contentSecurityPolicy, securityHeaders, textHash } from '../../scripts/export/policy';
import { fetchAheadRules } from '../../scripts/export/start-script';
import { ask, type Answer } from './ask';
import { expectStep, field, fillRequired, goOn, serviceButton } from './booking';
import { missingHost, startHost, type Host, type HostName } from './hosts';
import { routes } from './routes';
import { expect, test as base } from './test';

/** The bytes of an answer as text. */
const textOf = ({ headers, body }: Answer) => {
  const bytes = new Uint8Array(body);
  const coding = headers['content-encoding'];
  const plain = coding === 'br' ? brotliDecompressSync(bytes) : coding ? gunzipSync(bytes) : body;
  return plain.toString('utf8');
};

const fileOf = (path: string) => `out${path === '/' ? '/index' : path}.html`;

/** What every answer must carry, from the one source and the settings that this build was made with. */
function expectedHeaders(): Record<string, string> {
  const sheets = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => /<style>(.*?)<\/style>/s.exec(readFileSync(join('out', file), 'utf8'))?.[1] ?? '');
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(process.env);
  const lookups = [reverseGeocodeUrl, ipGeolocationUrl].map((address) => new URL(address).origin);
  const styleHashes = [...new Set(sheets.map(textHash))];
  const rulesHash = textHash(fetchAheadRules('/checkout'));
  const policy = contentSecurityPolicy({ styleHashes, rulesHash, lookups });
  return Object.fromEntries(securityHeaders(policy).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Holds a host program, with the settings that the build wrote for it, to all that the site promises of its host. */
export function checkHost(name: HostName) {
  const missing = missingHost(name);
  const test = base.extend<object, { host: Host }>({
    host: [
      async ({}, use) => {
        const host = await startHost(name);
        await use(host);
        await host.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ host }, use) => use(host.address),
  });
  // In one worker, so that the host is started once.
  test.describe.configure({ mode: 'default' });
  test.skip(missing !== undefined, missing);

  const hashed = () =>
    /src="(\/_next\/static\/start\/[^"]+\.js)"/.exec(readFileSync(fileOf('/'), 'utf8'))?.[1] ?? '';

  for (const { path, name: page } of routes) {
    test(`${page} is there, with every header, and is asked for again next time`, async ({ host }) => {
      const answer = await ask(host.address, path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(answer.headers).toMatchObject({ ...expectedHeaders(), 'cache-control': 'no-cache' });
      expect(textOf(answer)).toBe(readFileSync(fileOf(path), 'utf8'));
    });

    test(`${page} answers HEAD as it answers GET, and 304 to who has it, with the same headers`, async ({
      host,
    }) => {
      // The rest is about the transport, which a body needs and its absence doesn't.
      const transport = ['date', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
      const kept = ({ headers }: Answer) =>
        Object.entries(headers).filter(([header]) => !transport.includes(header));
      const [get, head] = [await ask(host.address, path), await ask(host.address, path, { method: 'HEAD' })];
      expect([head.status, kept(head).sort(), head.body.length]).toEqual([200, kept(get).sort(), 0]);
      const again = await ask(host.address, path, { headers: { 'If-None-Match': get.headers.etag ?? '' } });
      expect(again.status).toBe(304);
      expect(again.headers).toMatchObject(expectedHeaders());
    });

    if (path === '/') continue;
    test(`who writes ${path}/ is led to ${path} in one step and keeps the query`, async ({ host }) => {
      const answer = await ask(host.address, `${path}/?service=dishwasher`);
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(`${path}?service=dishwasher`);
      expect(answer.headers).toMatchObject(expectedHeaders());
    });
  }

  for (const path of ['/no-such-page', '/about/no-such-page/', '/_next/static/chunks/gone.js']) {
    test(`${path} is answered with the site's own page, status 404 and every header, and not kept`, async ({
      host,
    }) => {
      const answer = await ask(host.address, path);
      expect(answer.status).toBe(404);
      expect(answer.headers).toMatchObject(expectedHeaders());
      expect(answer.headers['cache-control']).toMatch(/^no-(cache|store)$/);
      expect(textOf(answer)).toBe(readFileSync(fileOf('/404'), 'utf8'));
    });
  }

  test('what carries its hash in its name is kept for good, also by who has it already', async ({ host }) => {
    const answer = await ask(host.address, hashed());
    expect(answer.headers).toMatchObject({ ...expectedHeaders(), 'cache-control': CACHE_HASHED });
    expect(answer.headers['content-type']).toMatch(/javascript/);
    const again = await ask(host.address, hashed(), {
      headers: { 'If-None-Match': answer.headers.etag ?? '' },
    });
    expect([again.status, again.headers['cache-control']]).toEqual([304, CACHE_HASHED]);
  });

  test('pages and scripts come compressed as the browser can read them', async ({ host }) => {
    for (const coding of host.codings) {
      const wish = host.codings.slice(host.codings.indexOf(coding)).join(', ');
      for (const path of ['/', hashed()]) {
        const answer = await ask(host.address, path, { headers: { 'Accept-Encoding': wish } });
        expect(answer.headers['content-encoding']).toBe(coding);
        expect(textOf(answer)).toBe(readFileSync(path === '/' ? fileOf('/') : `out${path}`, 'utf8'));
        expect(answer.headers).toMatchObject(expectedHeaders());
      }
    }
  });

  test('the host tells no version, and its instructions are no page', async ({ host }) => {
    const [page, instructions] = [await ask(host.address, '/'), await ask(host.address, '/_headers')];
    expect(page.headers.server ?? '').not.toMatch(/\d/);
    expect(instructions.status).toBeGreaterThanOrEqual(400);
    expect(textOf(instructions)).not.toContain('/_next/static/*');
  });

  test('in a browser the home page comes to life and a booking begins', async ({ page }) => {
    await page.goto('/');
    // Once the page is idle, and both look-ups have failed.
    await expect(page.getByText('Unable to detect location')).toBeVisible();
    await page.goto('/checkout');
    await serviceButton(page, 'Dishwasher Repair').click();
    await expectStep(page, 2);
    await fillRequired(page);
    await expect(field(page, 'ZIP code')).not.toHaveValue('');
    await goOn(page);
    await expectStep(page, 3);
  });
}
