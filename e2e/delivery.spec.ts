import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { requestUrl, serviceNames } from '@/lib/site/build-settings';
import { expectAccessible } from './support/axe';
import { phone } from './support/content';
import { openQuoteForm, problem, send, sendButton } from './support/inquiry';
import { holdBack } from './support/loading';
import { responses, startRequestService, type Conduct } from './support/request-service';
import { expect, test as base } from './support/test';
import { booking, expectSameWords, inquiries, type Act } from './support/translation';
import * as wizard from './support/wizard';

// These tests need a build that sends requests, and start a service on another origin. To run them:
// NEXT_PUBLIC_REQUEST_URL=http://127.0.0.1:4790/requests npm run e2e -- delivery.spec
const address = new URL(requestUrl(process.env) ?? 'http://127.0.0.1:4790/requests');

type Service = Awaited<ReturnType<typeof startRequestService>>;

const test = base.extend<{ service: Service }, { ownService: Service }>({
  ownService: [
    async ({}, use) => {
      const service = await startRequestService(Number(address.port));
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  service: async ({ ownService }, use) => {
    ownService.behave(responses.ok);
    await use(ownService);
    expect(ownService.strays).toEqual([]);
  },
});

// All tests use one service, so they run one after the other.
test.describe.configure({ mode: 'default' });
// The browser logs each request that fails.
test.use({ expectedFaults: [/^console: (Failed to load|Access to fetch)/] });

// We promise visitors these things, so the tests quote the words.
const sent = 'We have your request.';
const failed = 'Your request wasn’t sent.';
const unknown = 'We may not have your request.';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const email = (page: Page) => page.getByRole('link', { name: 'Email it to us' });

test('the policy of each page allows requests to the service, and the privacy policy names it', () => {
  const { origin, host } = address;
  for (const file of ['out/index.html', 'out/checkout.html'])
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`connect-src 'self' [^;]* ${origin}[;"]`));
  expect(readFileSync('out/privacy.html', 'utf8')).toContain(host);
  expect(serviceNames().requestService).toBe(host);
});

test('a booking is sent once, on Confirm, with every answer but the card', async ({ page, service }) => {
  await wizard.openStep3(page);
  await expect(page.getByText(`sends your request to us through ${address.host}`)).toBeVisible();
  await wizard.fillCard(page);
  expect(service.entries).toEqual([]);
  await wizard.confirm(page);
  await expect(heading(page, sent)).toBeFocused();
  await expect(page.getByText(/^You don’t need to send anything else/).last()).toBeVisible();
  await expect(email(page)).toHaveCount(0);
  await expectAccessible(page, 'a booking that was sent');
  const reference = await wizard.shownReference(page);
  expect(service.entries).toHaveLength(1);
  expect(JSON.parse(service.entries[0] ?? '')).toMatchObject({
    kind: 'booking',
    reference,
    firstName: wizard.answers['First name'],
    zipCode: wizard.answers['ZIP code'],
    page: new URL('/checkout', page.url()).href,
    message: expect.stringContaining(reference),
    _gotcha: '',
  });
  for (const value of Object.values(wizard.card)) expect(service.entries.join()).not.toContain(value);
  await page.reload();
  await expect(heading(page, sent)).toBeVisible();
  expect(service.entries).toHaveLength(1);
});

// request-result.test.tsx tests the words that the page shows after sending.
test('an emergency at night asks for a call before it is sent', async ({ page, service }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T22:30:00-06:00'));
  await wizard.openStep2(page);
  await page.getByRole('radio', { name: /^Emergency/ }).check();
  await wizard.fillRequired(page);
  await wizard.toStep3(page);
  await expect(page.getByText(/^We’ll see your request when we open.* If it can’t wait, call/)).toBeVisible();
  await wizard.confirm(page);
  await expect(heading(page, sent)).toBeFocused();
  expect(service.entries[0]).toContain('Preferred date: Tuesday, December 1, 2026');
});

test('after 12 seconds without an answer, the page offers other ways to send', async ({ page, service }) => {
  service.behave('hangs');
  await send(await openQuoteForm(page));
  await expect(heading(page, unknown)).toBeFocused();
  await expect(page.getByText(/^This page can’t tell/).last()).toBeVisible();
  await expect(email(page)).toHaveAttribute('href', new RegExp(await wizard.shownReference(page)));
  expect(service.entries).toHaveLength(1);
});

test.describe('on a page that the browser translates', () => {
  // Phones show no QR code, which is drawn later.
  test.use({ hasTouch: true });

  for (const [name, { place, open, submit }] of Object.entries({ booking, ...inquiries }))
    test(`the end of the ${name} says the same as in English`, async ({ page, service }) => {
      const releases: (() => void)[] = [];
      /** Sends the request, which is on its way until the test releases it. */
      const sends = (press: Act, conduct: Conduct, outcome: string): Act[] => [
        async (one) => {
          service.behave(conduct);
          releases.push(await holdBack(one, address.href));
        },
        press,
        (one) => expect(heading(one, 'Sending…')).toBeVisible(),
        async (one) => {
          releases.splice(0).forEach((release) => release());
          await expect(heading(one, outcome)).toBeVisible();
        },
      ];
      await expectSameWords(page, place, [
        open,
        ...sends(submit, { status: 400 }, failed),
        'Email it to us',
        'I sent it',
        open,
        ...sends(submit, { status: 400 }, failed),
        'Text it to us',
        'Nothing opened',
        // A page can't read either of these two answers.
        ...sends('Try again', 'no CORS', unknown),
        ...sends('Try again', responses.redirect, unknown),
        `Call ${phone}`,
        'It didn’t dial',
        ...sends('Try again', responses.ok, sent),
      ]);
    });
});

test('offline, the page says at once that nothing was sent, and Try again sends it', async ({
  page,
  context,
  service,
}) => {
  const form = await openQuoteForm(page);
  // The script that sends is loaded with the first letter.
  const loaded = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes(address.host),
  );
  await problem(form).fill('It hums.');
  await loaded;
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(heading(page, failed)).toBeVisible();
  await expect(email(page)).toBeVisible();
  expect(service.entries).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, sent)).toBeVisible();
  expect(service.entries).toHaveLength(1);
});
