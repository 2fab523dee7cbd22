import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { expectStep, shownReference, toStep3, wholeWay } from './support/booking';
import { quoteForm, ready, send, unfoldQuote } from './support/inquiry';
import { answerLookups, ip } from './support/lookups';
import { countLoads, hydrated } from './support/scripts';
import { expect, test } from './support/test';

// What a headless shell doesn't have: extensions and the back/forward cache.

test('a real extension that changes text, adds failing scripts and removes elements breaks nothing', async ({
  baseURL,
  channel,
  launchOptions: { args = [], ...launchOptions },
}) => {
  const folder = resolve('e2e/support/extension');
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    ...(channel && { channel }),
    baseURL: baseURL ?? '',
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
  });
  try {
    const page = await context.newPage();
    const loads = countLoads(page);
    await wholeWay(page);
    // Proves that the extension ran.
    await expect(page.locator('tool-of-a-stranger').first()).toBeAttached();
    await shownReference(page);
    await expect(page.locator('#page-notice')).toBeHidden();

    await page.goto('/');
    await hydrated(page);
    await unfoldQuote(page);
    await quoteForm(page).getByLabel('Problem description').fill('It leaks.');
    await send(quoteForm(page));
    await expect(ready(page)).toBeVisible();
    await expect(page.locator('#page-notice')).toBeHidden();
    // The press also asks for the visitor's mail app.
    expect(loads.filter((address) => address.startsWith('http'))).toHaveLength(2);
  } finally {
    await context.close();
  }
});

test('a page restored from the back/forward cache repeats no lookups', async ({ page }) => {
  const asked = await answerLookups(page, { ip: ip('Saint Paul') });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  await page.evaluate(() => Reflect.set(window, 'wasKept', true));
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  // The headers must not disable the back/forward cache.
  expect(await page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a booking left for another page is restored from the back/forward cache', async ({ page }) => {
  await toStep3(page);
  await page.evaluate(() => Reflect.set(window, 'wasKept', true));
  await page.goto('/privacy');
  await page.goBack();
  await expectStep(page, 3);
  // The headers must not disable the back/forward cache.
  expect(await page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
});
