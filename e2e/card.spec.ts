import { readFile } from 'node:fs/promises';
import { dishwasher } from './support/content';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

/** Values for the optional card fields of step 3. Pages must never keep or send them. */
const card = {
  'Card number': '4929 0000 1337 0042',
  Expiry: '11/39',
  CVV: '73914',
  'Name on card': 'Zebulon Q. Testcard',
};

/** The values of the card, and other forms that they could take. */
const traces = [...Object.values(card), '4929000013370042', '4929%20', 'Zebulon'];

function expectNoTrace(kept: unknown) {
  for (const trace of traces) expect(JSON.stringify(kept)).not.toContain(trace);
}

/** Everything in which a page could keep a value. */
const keptByPage = () => [
  location.href,
  JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]),
  document.cookie,
  window.name,
  document.documentElement.outerHTML,
  ...[...document.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href)),
];

test('the card is never kept, copied, or sent, and leaving step 3 clears it', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  page.on('console', (message) => sent.push(message.text()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await wizard.openStep2(page);
  await wizard.fillRequired(page);
  await wizard.field(page, 'Preferred date (optional)').fill('2099-03-09');
  await wizard.toStep3(page);
  const fillCard = async () => {
    await page.locator('main details').evaluate((details) => details.setAttribute('open', ''));
    for (const [label, value] of Object.entries(card)) await wizard.field(page, label).fill(value);
  };
  const expectEmptyCard = async () => {
    await wizard.expectStep(page, 3);
    for (const label of Object.keys(card)) {
      await expect(wizard.field(page, label)).toHaveValue('');
      await expect(wizard.field(page, label)).toHaveAttribute('autocomplete', 'off');
    }
    expectNoTrace(await page.evaluate(keptByPage));
  };
  for (const leave of [() => page.goBack(), () => wizard.backButton(page).click()]) {
    await fillCard();
    await leave();
    await wizard.expectStep(page, 2);
    expectNoTrace(await page.evaluate(keptByPage));
    await wizard.toStep3(page);
    await expectEmptyCard();
  }
  await fillCard();
  await page.reload();
  await expectEmptyCard();
  await fillCard();
  // A browser with a back/forward cache keeps the page as this event leaves it.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expectEmptyCard();
  await fillCard();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('/privacy');
  await page.goBack();
  await expectEmptyCard();

  await fillCard();
  expectNoTrace(await page.evaluate(keptByPage));
  await wizard.confirm(page);
  // The link that opens the visitor's app is in the log, too.
  expect(sent).toContainEqual(expect.stringMatching(/^(sms|mailto):/));
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
  expectNoTrace([file, clipboard, sent, await page.evaluate(keptByPage)]);
});
