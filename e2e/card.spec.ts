import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  confirm,
  dishwasher,
  expectStep,
  field,
  goOn,
  shownReference,
  toStep3,
  walkToStep3,
} from './support/booking';
import { expect, test } from './support/test';

/** Input for the card fields. It must not appear anywhere else. */
const canary = {
  'Card number': '4929 0000 1337 0042',
  Expiry: '11/39',
  CVV: '73914',
  'Name on card': 'Kanarienvogel Testkarte',
} as const;

const traces = [...Object.values(canary), '4929000013370042', '4929%20', 'Kanarienvogel', '73914'];

async function fillCard(page: Page) {
  if (!(await field(page, 'Card number').isVisible()))
    await page.locator('summary').filter({ hasText: 'Card details' }).click();
  for (const [label, value] of Object.entries(canary)) await field(page, label).fill(value);
}

async function expectEmptyCard(page: Page) {
  for (const label of Object.keys(canary)) await expect(field(page, label)).toHaveValue('');
}

/** Everything in which a page could keep a value. */
const keptByPage = () => ({
  address: location.href,
  state: JSON.stringify(history.state),
  session: JSON.stringify({ ...sessionStorage }),
  local: JSON.stringify({ ...localStorage }),
  cookie: document.cookie,
  title: document.title,
  name: window.name,
  html: document.documentElement.outerHTML,
  values: [...document.querySelectorAll('input, textarea, select')]
    .map((control) => ('value' in control ? String(control.value) : ''))
    .join('\n'),
  links: [...document.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href)).join('\n'),
});

test('card values never reach a request, URL, storage, history, console, link, file or clipboard', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  page.on('console', (message) => sent.push(message.text()));
  page.on('websocket', (socket) => sent.push(socket.url()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    navigator.sendBeacon = (url, data) => {
      written.push(`${url} ${String(data)}`);
      return true;
    };
  });

  await toStep3(page);
  await fillCard(page);
  const { values, ...elsewhere } = await page.evaluate(keptByPage);
  expect(values).toContain(canary['Card number']);
  for (const trace of traces) expect(JSON.stringify(elsewhere)).not.toContain(trace);

  await confirm(page);
  const reference = await shownReference(page);
  // The link that opens the visitor's app is one of them.
  expect(sent).toContainEqual(expect.stringMatching(/^(sms|mailto):/));
  await page.getByRole('button', { name: 'I sent it' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`visit-${reference}.ics`);
  // Calendar files fold long lines.
  const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  for (const copy of [file, clipboard]) expect(copy).toContain(dishwasher.name);

  const after = await page.evaluate(keptByPage);
  const written = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'written')));
  for (const trace of traces) {
    expect(JSON.stringify(after)).not.toContain(trace);
    expect(file + clipboard + written + sent.join('\n')).not.toContain(trace);
  }
  await page.reload();
  const later = await page.evaluate(keptByPage);
  for (const trace of traces) expect(JSON.stringify(later)).not.toContain(trace);
});

test('leaving step 3 clears the card, by Back, Change, a reload or another page', async ({ page }) => {
  await walkToStep3(page);
  const leave = [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
    () => page.getByRole('link', { name: 'Change email and phone' }).click(),
  ];
  for (const go of leave) {
    await fillCard(page);
    await go();
    await expectStep(page, 2);
    await goOn(page);
    await expectStep(page, 3);
    await expectEmptyCard(page);
  }
  await fillCard(page);
  await page.reload();
  await expectStep(page, 3);
  await expectEmptyCard(page);
  // The browser keeps the page in its back/forward cache.
  await fillCard(page);
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
  await page.waitForURL('/privacy');
  await page.goBack();
  await expectStep(page, 3);
  await expectEmptyCard(page);
});
