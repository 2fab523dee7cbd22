import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { confirm, shownReference, toStep3 } from './support/booking';
import { openQuote, quoteForm, ready, send } from './support/inquiry';
import { expect, test } from './support/test';

// Sending a request in a real browser. lib/request tests texts, links and calendar files.

async function askForQuote(page: Page) {
  await openQuote(page);
  await quoteForm(page).getByLabel('Problem description').fill('Stays cold.');
  await send(quoteForm(page));
  await expect(ready(page)).toBeFocused();
}

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
  await page.getByRole('button', { name: 'I sent it' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await downloading;
  const reference = await shownReference(page);
  expect(download.suggestedFilename()).toBe(`visit-${reference}.ics`);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain('DTSTART:20990309T130000Z');
  expect(lines.join('')).toContain(reference);
});
