import type { Page } from '@playwright/test';
import { dishwasher, phone } from './support/content';
import { openHome, quoteForm, unfoldQuoteForm } from './support/inquiry';
import { countLoads, hydrated, openUnhydrated } from './support/loading';
import { isAddedScript } from './support/pages';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

// When something fails, the visitor still has the page, the phone number and the answers.

const notice = (page: Page) => page.locator('#page-notice');
const phoneInNotice = (page: Page) => notice(page).getByRole('link', { name: phone });
const gone = { status: 404, body: '' };

test.use({ expectedFaults: [/^response 404/] });

test('without scripts, the page reloads once, says what to do, and keeps the URL free of answers', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route(isAddedScript, (route) => route.fulfill(gone));
  await page.goto('/');
  await expect(phoneInNotice(page)).toBeVisible();
  expect(loads).toHaveLength(2);
  await unfoldQuoteForm(page);
  const name = quoteForm(page).getByLabel('Name');
  await name.fill('Alice Secret');
  await quoteForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(name).toHaveValue('Alice Secret');
  expect(page.url()).not.toContain('Alice');
  await page.unroute(isAddedScript);
  await notice(page).getByRole('link', { name: 'Reload the page' }).click();
  await hydrated(page);
  await expect(notice(page)).toBeHidden();
});

test('if no script arrives for ten seconds, the page says what to do until one arrives', async ({ page }) => {
  const release = await openUnhydrated(page, '/checkout');
  await expect(wizard.serviceButton(page, dishwasher)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  // An animation delays the notice by ten seconds, so we can speed it up.
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 10 });
  await expect(phoneInNotice(page)).toBeVisible();
  release();
  await expect(notice(page)).toBeHidden();
});

test('the wizard works without a connection, storage or PerformanceObserver', async ({ page, context }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await wizard.openStep2(page);
  await context.setOffline(true);
  await wizard.bookFromStep2(page);
});

test('a booking continues after a deploy that removes the old scripts', async ({ page }) => {
  const missing: string[] = [];
  await page.clock.install();
  await wizard.openStep1(page);
  // From now on the site has other names for all scripts.
  await page.route(/^http:\/\/127[\d.:]+\/([^.]*|.*\.js)$/, async (route) => {
    const address = route.request().url();
    if (/static\/(chunks|pages)\//.test(address)) {
      missing.push(address);
      return route.fulfill(gone);
    }
    const response = await route.fetch({ url: address.replace('static/new-', 'static/') });
    const body = (await response.text()).replace(/static\/(?=chunks\/|pages\/)/g, 'static/new-');
    return route.fulfill({ response, body });
  });
  await wizard.serviceButton(page, dishwasher).click();
  await wizard.bookFromStep2(page);
  // On a wide screen, one more script would draw the QR code.
  await expect.poll(() => missing).not.toEqual([]);
  // React would replace the page after a moment.
  await page.clock.runFor(5000);
  const reference = await wizard.shownReference(page);
  await expect(notice(page)).toBeHidden();
  await page.reload();
  expect(await wizard.shownReference(page)).toBe(reference);
  // The next page has the new scripts.
  await openHome(page);
});

test.describe('when a page crashes in the browser', () => {
  // Next's own page has a style that the policy blocks.
  test.use({ expectedFaults: [/^console: |^page error: |^policy: style-src-elem inline/] });

  // React needs the date in Minnesota, and Next the history. Without these functions, they throw on the first load.
  for (const [path, crash] of [
    ['/', () => Reflect.set(Date.prototype, 'toISOString', undefined)],
    ['/checkout?service=dishwasher', () => Reflect.set(Date.prototype, 'toISOString', undefined)],
    ['/checkout', () => Reflect.set(history, 'replaceState', undefined)],
  ] as const)
    test(`${path} shows a phone number between its header and footer, and works after a reload`, async ({
      page,
    }) => {
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
        if (!sessionStorage.getItem('crashed')) (${String(crash)})();
        sessionStorage.setItem('crashed', '1');
      })`);
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      // The title of the page that crashed is gone.
      expect(await page.locator('head title').allTextContents()).toEqual([await heading.innerText()]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: phone })).toBeVisible();
      await expect(main.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
      await main.getByRole('link', { name: 'Reload' }).click();
      await hydrated(page);
      await expect(notice(page)).toBeHidden();
    });
});
