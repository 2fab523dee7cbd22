import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { confirm, pressUntil, shownReference, toStep3 } from './support/booking';
import { openQuote, quoteForm, ready, send } from './support/inquiry';
import { expect, test } from './support/test';

// Sending a request in a real browser. lib/request tests texts, links and calendar files.

const wordsOf = {
  text: { left: 'Press Send in your messages.', done: 'I sent it' },
  email: { left: 'Press Send in your email.', done: 'I sent it' },
  call: { left: 'Call us.', done: 'I called' },
};

async function askForQuote(page: Page) {
  await openQuote(page);
  await quoteForm(page).getByLabel('Problem description').fill('Stays cold.');
  await send(quoteForm(page));
  await expect(ready(page)).toBeFocused();
}

const links = { text: /^sms:\+\d+\?&body=/, email: /^mailto:.*&body=/, call: /^tel:\+\d+$/ };
for (const way of ['text', 'email', 'call'] as const)
  test(`Confirm opens the app for a ${way}; the visitor’s word on it survives a reload`, async ({ page }) => {
    await toStep3(page);
    await page.getByRole('radio', { name: new RegExp(`^${way}`, 'i') }).check();
    const reference = await shownReference(page);
    const pressed: string[] = [];
    // The code for a phone is drawn by a script of its own.
    page.on('request', (request) => request.resourceType() !== 'script' && pressed.push(request.url()));
    await confirm(page);
    expect(pressed).toEqual([expect.stringMatching(links[way])]);
    if (way !== 'call') expect(pressed[0]).toContain(reference);
    await expect(page.getByRole('heading', { level: 1, name: wordsOf[way].left })).toBeFocused();
    const stamp = page.getByText(/^You (sent it|called) \w+day, \d/);
    await pressUntil(page.getByRole('button', { name: wordsOf[way].done }), stamp);
    await page.reload();
    await expect(stamp).toBeVisible();
    await expect(page.getByRole('button', { name: wordsOf[way].done })).toHaveCount(0);
    expect(await shownReference(page)).toBe(reference);
  });

test('if the browser refuses to copy, the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await askForQuote(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Your request as text' })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Stays cold.');
});

test('the calendar file contains the tentative visit and its reference', async ({ page }) => {
  await toStep3(page);
  await confirm(page);
  const calendar = page.getByRole('button', { name: 'Add to calendar' });
  await pressUntil(page.getByRole('button', { name: 'I sent it' }), calendar);
  const press = () => Promise.all([page.waitForEvent('download', { timeout: 5000 }), calendar.click()]);
  // The first may be dropped, as in pressUntil.
  const [download] = await press().catch(press);
  const reference = await shownReference(page);
  expect(download.suggestedFilename()).toBe(`visit-${reference}.ics`);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain('DTSTART:20990309T130000Z');
  expect(lines.join('')).toContain(reference);
});
