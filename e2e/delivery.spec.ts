import { requestUrl } from '@/lib/content/build-settings';
import { expectAccessible } from './support/axe';
import { holdBack } from './support/loading';
import { startServer } from './support/local-server';
import { expect, test as base } from './support/test';
import { expectSameWords, type Act } from './support/translation';
import * as wizard from './support/wizard';

// These tests need a build that sends requests, and start a service on another origin. To run them:
// NEXT_PUBLIC_REQUEST_URL=http://127.0.0.1:4790/requests npm run e2e -- delivery.spec
const address = new URL(requestUrl(process.env) ?? 'http://127.0.0.1:4790/requests');

/** A service as docs/request-delivery.md describes it. It answers with `status`, and keeps what arrives. */
const test = base.extend<{ service: { status: number; entries: string[] } }>({
  service: async ({}, use) => {
    const service = { status: 200, entries: [] as string[] };
    // The preflight allows no other headers, so the browser wouldn't send a request that has some.
    const open = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, accept',
      'access-control-allow-methods': 'POST',
      location: '/thanks',
    };
    const server = await startServer(async (request, response) => {
      if (request.method === 'OPTIONS') return response.writeHead(204, open).end();
      let body = '';
      for await (const part of request.setEncoding('utf8')) body += String(part);
      service.entries.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}${body}`);
      return response.writeHead(service.status, open).end('{"ok":true}');
    }, Number(address.port));
    await use(service);
    await server.stop();
  },
});

// All tests use one address, so they run one after the other.
test.describe.configure({ mode: 'default' });
// Phones show no QR code, which is drawn later.
test.use({ hasTouch: true });

test('a booking is sent once, on the press of its last button', async ({ page, service }) => {
  await wizard.openStep3(page);
  await expect(page.getByRole('main')).toContainText(address.host);
  expect(service.entries).toEqual([]);
  await wizard.confirm(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Email it to us' })).toHaveCount(0);
  await expectAccessible(page, 'a booking that was sent');
  const reference = await wizard.shownReference(page);
  await page.reload();
  expect(await wizard.shownReference(page)).toBe(reference);
  expect(service.entries).toEqual([expect.stringMatching(/^POST \/requests \{/)]);
  expect(service.entries.join()).toContain(reference);
});

test('a translated booking that is confirmed offline and sent later says the same', async ({
  page,
  context,
  service,
}) => {
  const releases: (() => void)[] = [];
  const retry = (one: typeof page) => one.getByRole('button', { name: 'Try again' });
  /** Sends the request, which is on its way until the test releases it. */
  const sends = (status: number): Act[] => [
    async (one) => {
      service.status = status;
      releases.push(await holdBack(one, address.href));
    },
    'Try again',
    (one) => expect(retry(one)).toHaveCount(0),
    async (one) => {
      releases.splice(0).forEach((release) => release());
      await expect(retry(one)).toHaveCount(status === 200 ? 0 : 1);
    },
  ];
  await expectSameWords(page, (one) => one.getByRole('main'), [
    wizard.openStep3,
    () => context.setOffline(true),
    wizard.confirm,
    (one) => expect(retry(one)).toBeVisible(),
    'Email it to us',
    () => context.setOffline(false),
    // A page can't read a redirect.
    ...sends(302),
    ...sends(200),
  ]);
  // Each of the two pages sent it twice.
  expect(service.entries).toHaveLength(4);
});
