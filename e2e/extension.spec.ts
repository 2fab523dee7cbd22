import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { fullBrowser } from '@/scripts/browser';
import { shownReference, wholeWay } from './support/booking';
import { quoteForm, ready, send } from './support/inquiry';
import { countLoads, hydrated } from './support/scripts';
import { expect, test } from './support/test';

test('a real extension that changes text, adds failing scripts and removes elements breaks nothing', async ({
  baseURL,
  launchOptions: { args = [], ...launchOptions },
}) => {
  const folder = resolve('e2e/support/extension');
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    // Headless shells take no extensions.
    ...(fullBrowser ? { executablePath: fullBrowser } : { channel: 'chromium' }),
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
    await quoteForm(page).getByLabel('Problem description').fill('It leaks.');
    await send(quoteForm(page));
    await expect(ready(page)).toBeVisible();
    await expect(page.locator('#page-notice')).toBeHidden();
    expect(loads).toHaveLength(2);
  } finally {
    await context.close();
  }
});
