import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dishwasher } from './support/content';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

/** The values of the card, and other forms that they could take. */
const traces = [...Object.values(wizard.card), '4929000013370042', '4929%20', 'Zebulon'];

function expectNoTrace(kept: unknown) {
  for (const trace of traces) expect(JSON.stringify(kept)).not.toContain(trace);
}

async function expectEmptyCard(page: Page) {
  for (const label of Object.keys(wizard.card)) await expect(wizard.field(page, label)).toHaveValue('');
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

test('the values of the card are never kept, copied, or sent', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  page.on('console', (message) => sent.push(message.text()));
  page.on('websocket', (socket) => sent.push(socket.url()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const beacons: string[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (url, data) => {
      beacons.push(`${url} ${String(data)}`);
      return true;
    };
  });

  await wizard.openStep3(page);
  await wizard.fillCard(page);
  const { values, ...elsewhere } = await page.evaluate(keptByPage);
  expect(values).toContain(wizard.card['Card number']);
  expectNoTrace(elsewhere);

  await wizard.confirm(page);
  // The link that opens the visitor's app is in the log, too.
  expect(sent).toContainEqual(expect.stringMatching(/^(sms|mailto):/));
  await page.getByRole('button', { name: 'I sent it' }).click();
  const reference = await wizard.shownReference(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`visit-${reference}.ics`);
  // Calendar files fold long lines.
  const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  for (const copy of [file, clipboard]) expect(copy).toContain(dishwasher.name);
  const beacons = await page.evaluate((): string[] => Reflect.get(window, 'beacons'));
  expectNoTrace([file, clipboard, beacons, sent, await page.evaluate(keptByPage)]);

  await page.reload();
  expectNoTrace(await page.evaluate(keptByPage));
});

test('leaving step 3 clears the card, by Back, Change, a reload, or another page', async ({ page }) => {
  await wizard.openStep2(page);
  await wizard.fillRequired(page);
  await wizard.toStep3(page);
  const waysToStep2 = [
    () => page.goBack(),
    () => wizard.backButton(page).click(),
    () => page.getByRole('link', { name: 'Change email and phone' }).click(),
  ];
  for (const leave of waysToStep2) {
    await wizard.fillCard(page);
    await leave();
    await wizard.expectStep(page, 2);
    await wizard.toStep3(page);
    await expectEmptyCard(page);
  }
  await wizard.fillCard(page);
  await page.reload();
  await wizard.expectStep(page, 3);
  await expectEmptyCard(page);
  // The browser keeps the page in its back/forward cache.
  await wizard.fillCard(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('/privacy');
  await page.goBack();
  await wizard.expectStep(page, 3);
  await expectEmptyCard(page);
});
