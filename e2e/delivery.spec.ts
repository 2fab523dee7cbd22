import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contentSettings } from '@/lib/content/content-settings';
import { requestUrl } from '@/lib/delivery/settings';
import { expectAccessible } from './support/axe';
import { confirm, confirmButton, field, shownReference, terms, toStep3, typed } from './support/booking';
import { content } from './support/content';
import { contactForm, openHome, quoteForm, send } from './support/enquiry';
import { answers, startRequestService, type Conduct } from './support/request-service';
import { expect, test as base } from './support/test';

// A build that sends requests, against a service on an origin of its own:
// NEXT_PUBLIC_REQUEST_URL=http://127.0.0.1:4790/requests for `npm run build` and `npm run e2e -- e2e/delivery.spec.ts`.
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
    ownService.behave(answers.ok);
    await use(ownService);
    expect(ownService.strays).toEqual([]);
  },
  reachableOrigins: [address.origin],
});

// One service, so one test after the other.
test.describe.configure({ mode: 'default' });

const words = content.handOff.delivery;
if (!words) throw new Error('Set NEXT_PUBLIC_REQUEST_URL for these tests.');
const { sending, sent, failed, offline } = words;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const email = (page: Page) => page.getByRole('link', { name: content.handOff.options.email });

async function askForQuote(page: Page, problem = 'It hums.') {
  await openHome(page);
  await quoteForm(page).getByLabel('Name').fill('Ngọc Trần');
  await quoteForm(page).getByLabel('Problem description').fill(problem);
  await send(quoteForm(page));
}

const entry = ({ entries }: Service): Record<string, unknown> => JSON.parse(entries[0] ?? '{}');

test('pages may send to the service and to nobody else, and the policy of the site names it', () => {
  const { origin, host } = address;
  for (const file of ['out/_headers', 'out/checkout.html', 'hosting/nginx.conf'])
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`connect-src 'self' [^;]* ${origin}[;"]`));
  expect(readFileSync('out/privacy.html', 'utf8')).toContain(host);
  expect(contentSettings().requestService).toBe(host);
});

test('a booking is sent on the press alone, once, with every answer and no card', async ({
  page,
  service,
}) => {
  await toStep3(page);
  await page.locator('summary').filter({ hasText: content.checkout.check.card.heading }).click();
  const canary = { 'Card number': '4929 0000 1337 0042', CVV: '73914', 'Name on card': 'Kanarienvogel' };
  for (const [label, value] of Object.entries(canary)) await field(page, label).fill(value);
  expect(service.entries).toEqual([]);
  await confirm(page);
  await expect(heading(page, sent.heading)).toBeFocused();
  await expect(page.getByText(sent.first).last()).toBeVisible();
  await expect(page.getByText(content.handOff.notSent)).toHaveCount(0);
  await expect(email(page)).toHaveCount(0);
  await expectAccessible(page, 'a booking that was sent');
  const reference = await shownReference(page);
  expect(service.entries).toHaveLength(1);
  expect(entry(service)).toMatchObject({
    kind: 'booking',
    reference,
    firstName: typed['First name'],
    zipCode: typed['ZIP code'],
    page: new URL('/checkout', page.url()).href,
    message: expect.stringContaining(reference),
    _gotcha: '',
  });
  for (const value of Object.values(canary)) expect(service.entries.join()).not.toContain(value);
});

test('quote form and contact form are sent in the same way', async ({ page, service }) => {
  await askForQuote(page);
  await expect(heading(page, sent.heading)).toBeFocused();
  expect(entry(service)).toMatchObject({ kind: 'quote', name: 'Ngọc Trần' });
  const form = contactForm(page);
  await form.getByLabel('First name').fill('Ana');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(heading(page, sent.heading)).toHaveCount(2);
  expect(service.entries).toHaveLength(2);
  expect(service.entries[1]).toContain('"kind":"contact"');
});

for (const good of ['accepted', 'empty'] as const)
  test(`the plain answer of a webhook (${good}) is enough`, async ({ page, service }) => {
    service.behave(answers[good]);
    await askForQuote(page);
    await expect(heading(page, sent.heading)).toBeVisible();
  });

const faults: [what: string, conducts: Conduct[], entries: number][] = [
  ['a redirect', [answers.redirect], 1],
  ['an unknown form', [answers.wrong], 1],
  ['a refused origin', [answers.forbidden], 1],
  ['a body that is too large', [answers.tooLarge], 1],
  ['fields that it rejects', [answers.invalid], 1],
  ['too many requests', [answers.tooMany], 1],
  ['a page for people', [answers.page], 1],
  ['a refusal with a good status', [answers.refusal], 1],
  ['an answer that breaks off', ['cuts'], 1],
  ['no answer for 12 seconds', ['hangs'], 1],
  ['trouble, twice', [answers.trouble], 2],
  ['a connection that ends, twice', ['drops'], 2],
  ['an answer that no page may read', ['no CORS'], 2],
];

test.describe('when the service answers with', () => {
  test.use({ expectedFaults: [/^console: (Failed to load|Access to fetch)/] });

  for (const [what, conducts, entries] of faults)
    test(`${what}, every way to hand the request over is there, and nothing is lost`, async ({
      page,
      service,
    }) => {
      service.behave(...conducts);
      await askForQuote(page);
      await expect(heading(page, failed.heading)).toBeFocused();
      await expect(page.getByText(failed.first).last()).toBeVisible();
      await expect(email(page)).toHaveAttribute('href', new RegExp(await shownReference(page)));
      await expect(heading(page, sent.heading)).toHaveCount(0);
      expect(service.entries).toHaveLength(entries);
      expect(new Set(service.entries).size).toBe(1);
    });

  test('trouble once, it is sent at the second try', async ({ page, service }) => {
    service.behave(answers.trouble, answers.ok);
    await askForQuote(page);
    await expect(heading(page, sent.heading)).toBeVisible();
    expect(service.entries).toHaveLength(2);
    expect(new Set(service.entries).size).toBe(1);
  });
});

test('a double press, Back, a reload and a second tab send a booking once', async ({ page, service }) => {
  await toStep3(page);
  await terms(page).check();
  await confirmButton(page).dblclick();
  await expect(heading(page, sent.heading)).toBeVisible();
  const reference = await shownReference(page);
  await page.reload();
  await expect(heading(page, sent.heading)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, sent.heading)).toBeVisible();
  // The browser copies the tab's storage for a page that this one opens.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open(location.href));
  const second = await opened;
  await expect(heading(second, sent.heading)).toBeVisible();
  expect(await shownReference(second)).toBe(reference);
  expect(service.entries).toHaveLength(1);
});

test('a form that is filled in and sent again after a reload is the same request', async ({
  page,
  service,
}) => {
  await askForQuote(page);
  await expect(heading(page, sent.heading)).toBeVisible();
  const reference = await shownReference(page);
  await askForQuote(page);
  await expect(heading(page, sent.heading)).toBeVisible();
  expect(await shownReference(page)).toBe(reference);
  expect(service.entries).toHaveLength(1);
  await askForQuote(page, 'It hums, and it drips.');
  await expect(heading(page, sent.heading)).toBeVisible();
  expect(await shownReference(page)).not.toBe(reference);
  expect(service.entries).toHaveLength(2);
});

test('a reload while a booking is being sent neither sends it again nor says that it arrived', async ({
  page,
  service,
}) => {
  service.behave('hangs');
  await toStep3(page);
  await confirm(page);
  await expect(heading(page, sending.heading)).toBeFocused();
  await expect.poll(() => service.entries.length).toBe(1);
  await page.reload();
  await expect(page.getByText(failed.first).last()).toBeVisible();
  await expect(email(page)).toBeVisible();
  expect(service.entries).toHaveLength(1);
});

test('offline it waits for the connection, says so, and is sent when it is back', async ({
  page,
  context,
  service,
}) => {
  await openHome(page);
  await quoteForm(page).getByLabel('Problem description').fill('It hums.');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send(quoteForm(page));
  await expect(page.getByText(offline.first).last()).toBeVisible();
  await expect(email(page)).toBeVisible();
  expect(service.entries).toEqual([]);
  await context.setOffline(false);
  await expect(heading(page, sent.heading)).toBeVisible();
  expect(service.entries).toHaveLength(1);
});

test('before the press the words say that it sends the request, and books nothing', async ({
  page,
  service,
}) => {
  await openHome(page);
  await expect(quoteForm(page)).toContainText(`through ${address.host}, and books nothing`);
  await toStep3(page);
  await expect(page.getByText(`through ${address.host} and charges nothing`)).toBeVisible();
  expect(service.entries).toEqual([]);
});
