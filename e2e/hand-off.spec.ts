import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { confirm, shownReference, toStep3, type Wish } from './support/booking';
import { content, phone } from './support/content';
import { openHome, quoteForm, ready, send } from './support/enquiry';
import { expect, test } from './support/test';

// Sending a request in a real browser. lib/hand-off tests texts, links and calendar files.

const { options, statusMessages, calendar, asText } = content.handOff;
const tel = `+1${phone.replace(/\D/g, '')}`;

async function book(page: Page, wish?: Wish) {
  await toStep3(page, wish);
  await confirm(page);
}

/** Prepares a quote request with a description of the maximum length. */
async function askForQuote(page: Page, description = 'Stays cold.') {
  await openHome(page);
  await quoteForm(page).getByLabel('Name').fill('Ana Ruiz');
  await quoteForm(page).getByLabel('Problem description').fill(description);
  await send(quoteForm(page));
  await expect(ready(page)).toBeFocused();
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('the email stays below 2,000 characters with the longest description', async ({ page }) => {
  await askForQuote(page, 'Ünïcödé 漢字 😀 '.repeat(120));
  const href = (await link(page, options.email).getAttribute('href')) ?? '';
  expect(href.length).toBeLessThan(2000);
  expect(href.startsWith(`mailto:${content.business.email.value}?`)).toBe(true);
  expect(decodeURIComponent(href)).toContain(`${await shownReference(page)}\r\n`);
});

test('the text message contains the request', async ({ page }) => {
  await askForQuote(page);
  const href = (await link(page, options.text).getAttribute('href')) ?? '';
  expect(href.startsWith(`sms:${tel}?&body=`)).toBe(true);
  expect(decodeURIComponent(href)).toContain(await shownReference(page));
  expect(decodeURIComponent(href)).toContain('Stays cold.');
});

test('in an emergency, calling comes first and there is no calendar file', async ({ page }) => {
  await book(page, { time: 'asap' });
  await expect(
    page.getByRole('main').locator('a[href^="tel:"], a[href^="sms:"], a[href^="mailto:"]').first(),
  ).toHaveAttribute('href', `tel:${tel}`);
  await expect(page.getByText(calendar.noneUrgent)).toBeVisible();
  await expect(page.getByRole('button', { name: options.calendar })).toHaveCount(0);
});

test('Copy puts the request on the clipboard and confirms it, with no requests', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askForQuote(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: options.copy }).click();
  await expect(status(page, statusMessages.copied.split('.')[0] ?? '')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(await shownReference(page));
  expect(text).toContain('Stays cold.');
  expect(asked).toEqual([]);
});

test('if the browser refuses to copy, the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await askForQuote(page);
  await page.getByRole('button', { name: options.copy }).click();
  await expect(page.getByRole('textbox', { name: asText })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Stays cold.');
});

test('tapping email or text says what should open, and never that something was sent', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="mailto:"], a[href^="sms:"]'))
        event.preventDefault();
    });
  });
  await askForQuote(page);
  for (const [name, answer] of [
    [options.email, statusMessages.email],
    [options.text, statusMessages.text],
  ] as const) {
    await link(page, name).click();
    await expect(status(page, answer)).toBeVisible();
  }
});

test('the calendar file contains the tentative visit and its reference', async ({ page }) => {
  await book(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: options.calendar }).click(),
  ]);
  const reference = await shownReference(page);
  expect(download.suggestedFilename()).toBe(`visit-${reference}.ics`);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain('DTSTART;TZID=America/Chicago:20990309T080000');
  expect(lines.join('')).toContain(reference);
});
