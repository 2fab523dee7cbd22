import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { expectStep, shownReference, toStep3, wholeWay } from './support/booking';
import { quoteForm, ready, send, unfoldQuote } from './support/inquiry';
import { answerLookups, ip } from './support/lookups';
import { countLoads, hydrated } from './support/scripts';
import { expect, openNoApps, test } from './support/test';

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
    await openNoApps(context);
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
    expect(loads).toHaveLength(2);
  } finally {
    await context.close();
  }
});

test('pages restored from the back/forward cache repeat no lookups and keep the booking', async ({
  page,
}) => {
  const asked = await answerLookups(page, { ip: ip('Saint Paul') });
  const leaveAndComeBack = async () => {
    await page.evaluate(() => Reflect.set(window, 'wasKept', true));
    await page.goto('/about');
    await page.goBack();
    // The headers must not disable the back/forward cache. A page that comes back from it fires no load event.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  await leaveAndComeBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  expect(asked).toHaveLength(1);
  await toStep3(page);
  await leaveAndComeBack();
  await expectStep(page, 3);
});
