import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comeToTheForms } from './support/forms';
import { expect, test } from './support/test';

const answers = {
  'First name': 'Åsa; Ana, "A"',
  'Last name': 'Ødegård',
  Email: 'asa@example.com',
  Phone: '612 555 0177',
  'Street address': '2219 Bryant Ave S, Apt 3',
  City: 'Minneapolis',
  'ZIP code': '55405',
};
const problem = 'It hums, then stops; 100% sure? \\ 漢字 😀\nWater stays & smells #1.';

type Wish = { date?: string; time?: string };

/** Books a dishwasher's repair up to the confirmation. */
async function book(page: Page, { date = '2099-03-09', time = 'morning' }: Wish = {}) {
  await page.goto('/checkout?service=dishwasher');
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer);
  await page.getByLabel('State').selectOption('MN');
  await page.getByLabel(/^Preferred date/).fill(date);
  await page.getByLabel(/^Preferred time/).selectOption(time);
  await page.getByLabel(/^Problem description/).fill(problem);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is ready' })).toBeVisible();
}

/** Asks for a quote, with a description as long as the form takes. */
async function askForQuote(page: Page, description = 'Ünïcödé 漢字 😀 '.repeat(120)) {
  await page.goto('/');
  await comeToTheForms(page);
  const form = page.getByRole('form', { name: 'Get a free quote' });
  await form.getByLabel('Name').fill('Ana Ruiz');
  await form.getByLabel('Problem description').fill(description);
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is ready' })).toBeFocused();
}

const referenceOf = async (page: Page) =>
  (await page.locator('.work-order strong[translate=no]').innerText()).trim();
const hrefOf = async (page: Page, name: RegExp) =>
  (await page.locator('.work-order').getByRole('link', { name }).getAttribute('href')) ?? '';
const status = (page: Page) => page.locator('.work-order').getByRole('status');

test('the email stays below 2,000 characters with the longest description, and its lines end in CRLF', async ({
  page,
}) => {
  await askForQuote(page);
  const href = await hrefOf(page, /Email/);
  expect(href.length).toBeLessThan(2000);
  const [start, query = ''] = href.split('?');
  expect(start).toBe('mailto:hello@loonlight.example');
  const [subject = '', body = ''] = query
    .split('&')
    .map((part) => decodeURIComponent(part.replace(/^\w+=/, '')));
  const reference = await referenceOf(page);
  expect(subject).toContain(reference);
  expect(body).toContain(`\r\nReference: ${reference}\r\nName: Ana Ruiz\r\n`);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(body).toContain('[shortened]');
  expect(body).not.toContain('�');
});

test('the text message opens on iOS and Android, with the reference in it', async ({ page }) => {
  await askForQuote(page, 'Stays cold.');
  const href = await hrefOf(page, /Text/);
  expect(href).toMatch(/^sms:\+16125550142\?&body=/);
  expect(decodeURIComponent(href)).toContain(`Reference: ${await referenceOf(page)}`);
  expect(decodeURIComponent(href)).toContain('Problem description: Stays cold.');
});

test('calling comes first in an emergency, which has no calendar file', async ({ page }) => {
  await book(page, { time: 'asap' });
  const first = page.locator('.work-order').getByRole('link').first();
  await expect(first).toHaveAttribute('href', 'tel:+16125550142');
  await expect(page.getByText(/There is no calendar file: an emergency/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calendar file' })).toHaveCount(0);
});

test('Copy puts the request on the clipboard, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askForQuote(page, 'Stays cold.');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(status(page)).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`Reference: ${await referenceOf(page)}`);
  expect(text).toContain('Problem description: Stays cold.');
});

test('where copying is refused the text stands there selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await askForQuote(page, 'Stays cold.');
  await page.getByRole('button', { name: 'Copy' }).click();
  const area = page.getByRole('textbox', { name: 'Your request as text' });
  await expect(area).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Problem description: Stays cold.');
});

test('each tap says what is known, and never that something was sent', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="mailto:"], a[href^="sms:"]'))
        event.preventDefault();
    });
  });
  await askForQuote(page, 'Stays cold.');
  for (const name of [/Email/, /Text/]) {
    await page.locator('.work-order').getByRole('link', { name }).click();
    await expect(status(page)).toContainText('this page can’t see whether you did');
  }
});

/** A small reader of calendar files that shares nothing with the writer: RFC 5545, section 3.1. */
function readCalendar(file: Buffer) {
  const text = file.toString('utf8');
  expect(text).not.toContain('�');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const parts = new Map<string, Map<string, string>>();
  const path: string[] = [];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
    expect(name).not.toBe('');
    if (name === 'BEGIN') path.push(value);
    else if (name === 'END') expect(path.pop()).toBe(value);
    else {
      const part = path.join('/');
      const plain = value.replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
      parts.set(part, (parts.get(part) ?? new Map<string, string>()).set(name + parameters, plain));
    }
  }
  expect(path).toEqual([]);
  return parts;
}

test('the calendar file holds the tentative visit in its window, in Minnesota time', async ({ page }) => {
  await book(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  const reference = await referenceOf(page);
  expect(download.suggestedFilename()).toBe(`visit-${reference}.ics`);
  const parts = readCalendar(await readFile(await download.path()));
  const event = parts.get('VCALENDAR/VEVENT');
  expect(event?.get('STATUS')).toBe('TENTATIVE');
  expect(event?.get('DTSTART;TZID=America/Chicago')).toBe('20990309T080000');
  expect(event?.get('DTEND;TZID=America/Chicago')).toBe('20990309T120000');
  expect(event?.get('UID')).toContain(reference);
  expect(event?.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect(event?.get('SUMMARY')).toContain('not confirmed yet');
  expect(event?.get('LOCATION')).toBe('2219 Bryant Ave S, Apt 3, Minneapolis, MN 55405');
  expect(event?.get('DESCRIPTION')).toContain(problem);
  expect(event?.get('DESCRIPTION')).toContain('First name: Åsa; Ana, "A"');
  expect(parts.get('VCALENDAR/VTIMEZONE')?.get('TZID')).toBe('America/Chicago');
});

/** US paper with the margins that browsers leave. */
const paper = {
  format: 'Letter',
  margin: { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' },
} as const;

/** Pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a booking prints on one page, like a work order', async ({ page, isMobile }) => {
  test.skip(isMobile, 'paper has one size');
  await book(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const order = page.locator('.work-order');
  await expect(order.getByRole('button')).toHaveCount(0);
  await expect(order.getByText('Loonlight Appliance Repair')).toBeVisible();
  await expect(order.getByText(await referenceOf(page), { exact: true })).toBeVisible();
  expect(pagesOf(await page.pdf(paper))).toBe(1);
});

test('a quote prints alone, from the hero as from the dialog; without one the whole page prints', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'paper has one size');
  await page.goto('/');
  expect(pagesOf(await page.pdf(paper))).toBeGreaterThan(1);
  await askForQuote(page, 'Stays cold.');
  expect(pagesOf(await page.pdf(paper))).toBe(1);
  await page.reload();
  await comeToTheForms(page);
  await page.getByRole('button', { name: 'Free quote', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your request is ready' })).toBeFocused();
  expect(pagesOf(await page.pdf(paper))).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(pagesOf(await page.pdf(paper))).toBeGreaterThan(1);
});

test('from the button on, nothing is asked of anybody: not by the form, not by any way to hand over', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await comeToTheForms(page);
  const form = page.getByRole('form', { name: 'Get a free quote' });
  await form.getByLabel('Name').fill('Ana Ruiz');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is ready' })).toBeFocused();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(status(page)).toContainText('Copied');
  expect(asked).toEqual([]);
});
