import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { requestUrl, serviceNames } from '@/lib/site/build-settings';
import { expectAccessible } from './support/axe';
import {
  confirm,
  field,
  fillRequired,
  goOn,
  shownReference,
  toStep2,
  toStep3,
  typed,
} from './support/booking';
import { phone } from './support/content';
import { openQuote, quoteForm, send } from './support/inquiry';
import { responses, startRequestService, type Conduct } from './support/request-service';
import { hold } from './support/scripts';
import { expect, test as base } from './support/test';
import { booking, expectSameWords, inquiries, type Act } from './support/translation';

// A build that sends requests, with a service on another origin. Run it with
// NEXT_PUBLIC_REQUEST_URL=http://127.0.0.1:4790/requests `npm run e2e -- e2e/delivery.spec.ts`.
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

// We promise visitors these things, so the tests quote the words.
const sent = { heading: 'We have your request.', first: /^You don’t need to send anything else/ };
const failed = { heading: 'Your request wasn’t sent.' };
const unknown = { heading: 'We may not have your request.', first: /^This page can’t tell/ };

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const email = (page: Page) => page.getByRole('link', { name: 'Email it to us' });

test('the policy of each page allows requests to the service, and the privacy policy names it', () => {
  const { origin, host } = address;
  for (const file of ['out/index.html', 'out/checkout.html'])
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`connect-src 'self' [^;]* ${origin}[;"]`));
  expect(readFileSync('out/privacy.html', 'utf8')).toContain(host);
  expect(serviceNames().requestService).toBe(host);
});

test('a booking is sent once, when the visitor presses Confirm, with every answer and without the card', async ({
  page,
  service,
}) => {
  await toStep3(page);
  await expect(page.getByText(`sends your request to us through ${address.host}`)).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Card details' }).click();
  const canary = { 'Card number': '4929 0000 1337 0042', CVV: '73914', 'Name on card': 'Kanarienvogel' };
  for (const [label, value] of Object.entries(canary)) await field(page, label).fill(value);
  expect(service.entries).toEqual([]);
  await confirm(page);
  await expect(heading(page, sent.heading)).toBeFocused();
  await expect(page.getByText(sent.first).last()).toBeVisible();
  await expect(email(page)).toHaveCount(0);
  await expectAccessible(page, 'a booking that was sent');
  const reference = await shownReference(page);
  expect(service.entries).toHaveLength(1);
  expect(JSON.parse(service.entries[0] ?? '')).toMatchObject({
    kind: 'booking',
    reference,
    firstName: typed['First name'],
    zipCode: typed['ZIP code'],
    page: new URL('/checkout', page.url()).href,
    message: expect.stringContaining(reference),
    _gotcha: '',
  });
  for (const value of Object.values(canary)) expect(service.entries.join()).not.toContain(value);
  await page.reload();
  await expect(heading(page, sent.heading)).toBeVisible();
  expect(service.entries).toHaveLength(1);
});

test('an emergency that is sent at night asks for a call before and after, and promises no hour', async ({
  page,
  service,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-01T22:30:00-06:00'));
  await toStep2(page);
  await page.getByRole('button', { name: /^Emergency/ }).click();
  await fillRequired(page);
  await goOn(page);
  const call = page.getByText(
    /^We’ll see your request when we open Wednesday at 7\sAM\. If it can’t wait, call/,
  );
  await expect(call).toBeVisible();
  await confirm(page);
  await expect(heading(page, sent.heading)).toBeFocused();
  await expect(call).toBeVisible();
  await expect(page.getByRole('link', { name: `Call ${phone}` }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('get back to you');
  expect(service.entries[0]).toContain('Preferred date: Tuesday, December 1, 2026');
});

test('if the service doesn’t respond for 12 seconds, the page says that it can’t tell and offers other ways', async ({
  page,
  service,
}) => {
  service.behave('hangs');
  await openQuote(page);
  await expect(quoteForm(page)).toContainText(`sends your request to us through ${address.host}`);
  await quoteForm(page).getByLabel('Problem description').fill('It hums.');
  await send(quoteForm(page));
  await expect(heading(page, unknown.heading)).toBeFocused();
  await expect(page.getByText(unknown.first).last()).toBeVisible();
  await expect(email(page)).toHaveAttribute('href', new RegExp(await shownReference(page)));
  await expect(heading(page, sent.heading)).toHaveCount(0);
  expect(service.entries).toHaveLength(1);
});

test.describe('on a page that the browser translates', () => {
  // Phones show no QR code, which is drawn later.
  test.use({ hasTouch: true, expectedFaults: [/^console: (Failed to load|Access to fetch)/] });

  for (const [name, { place, open, submit }] of Object.entries({ booking, ...inquiries }))
    test(`the end of the ${name} says the same as in English`, async ({ page, service }) => {
      const releases: (() => void)[] = [];
      /** Sends the request, which is on its way until the test releases it. */
      const sends = (press: Act, conduct: Conduct, outcome: string): Act[] => [
        async (one) => {
          service.behave(conduct);
          releases.push((await hold(one, address.href)).release);
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
        ...sends(submit, { status: 400 }, failed.heading),
        'Email it to us',
        'I sent it',
        open,
        ...sends(submit, { status: 400 }, failed.heading),
        'Text it to us',
        'Nothing opened',
        // A page can't read either answer.
        ...sends('Try again', 'no CORS', unknown.heading),
        ...sends('Try again', responses.redirect, unknown.heading),
        `Call ${phone}`,
        'It didn’t dial',
        ...sends('Try again', responses.ok, sent.heading),
      ]);
    });
});

test.describe('offline', () => {
  // The QR code's script can't be loaded.
  test.use({ expectedFaults: [/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('the page says at once that nothing was sent, and Try again sends it', async ({
    page,
    context,
    service,
  }) => {
    await openQuote(page);
    // The script that sends is loaded with the first letter.
    const loaded = page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes(address.host),
    );
    await quoteForm(page).getByLabel('Problem description').fill('It hums.');
    await loaded;
    await context.setOffline(true);
    await send(quoteForm(page));
    await expect(heading(page, failed.heading)).toBeVisible();
    await expect(email(page)).toBeVisible();
    expect(service.entries).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, sent.heading)).toBeVisible();
    expect(service.entries).toHaveLength(1);
  });
});
