import type { Page } from '@playwright/test';
import * as wizard from './support/wizard';
import { content, dishwasher, phone } from './support/content';
import { openHome, quoteForm, unfoldQuoteForm } from './support/inquiry';
import { answerLookups, ip } from './support/lookups';
import { isAddedScript } from './support/pages';
import { countLoads, hydrated, openUnhydrated } from './support/loading';
import { expect, test } from './support/test';

// When something fails, the visitor still has the page, the phone number and the answers.

const crashed = 'This page has stopped working';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Reload the page, or call' });
const gone = { status: 404, body: '' };

test.use({ expectedFaults: [/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|^response 404/] });

test.describe('when scripts do not load', () => {
  test('the page reloads once and says what to do, and submitted answers stay out of the URL', async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(notice(page).getByRole('link', { name: phone })).toBeVisible();
    expect(loads).toHaveLength(2);
    await unfoldQuoteForm(page);
    const name = quoteForm(page).getByLabel('Name');
    await name.fill('Alice Secret');
    await quoteForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(name).toHaveValue('Alice Secret');
    expect(page.url()).not.toContain('Alice');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: phone }).first()).toBeVisible();
  });

  test('if a script is gone after a deploy, the page reloads once and works', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(isAddedScript, (route) => (loads.length < 2 ? route.fulfill(gone) : route.continue()));
    const reloads = page.waitForRequest(() => loads.length === 2);
    await page.goto('/checkout');
    await reloads;
    await hydrated(page);
    await wizard.serviceButton(page, dishwasher).click();
    await wizard.expectStep(page, 2);
    expect(loads).toHaveLength(2);
    await expect(notice(page)).toBeHidden();
  });

  test('if no script arrives for ten seconds, the page says what to do until one arrives', async ({
    page,
  }) => {
    const release = await openUnhydrated(page, '/checkout');
    await expect(wizard.serviceButton(page, dishwasher)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    // An animation delays the notice by ten seconds, so we can speed it up.
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 10 });
    await expect(notice(page).getByRole('link', { name: phone })).toBeVisible();
    release();
    await expect(notice(page)).toBeHidden();
  });
});

test('if a part that the page can do without is missing, the visitor sees no notice', async ({ page }) => {
  const loads = countLoads(page);
  await answerLookups(page, { ip: ip('Duluth') });
  await wizard.openStep1(page);
  // On a wide screen, React loads only the script that draws the QR code from now on.
  const missing: string[] = [];
  await page.route('**/_next/**', (route) => {
    missing.push(route.request().url());
    return route.fulfill(gone);
  });
  await wizard.serviceButton(page, dishwasher).click();
  await wizard.fillRequired(page);
  await wizard.toStep3(page);
  await wizard.confirm(page);
  await expect.poll(() => missing).not.toEqual([]);
  await page.getByRole('button', { name: 'Nothing opened' }).click();
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByText('You sent it')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(loads).toHaveLength(1);
});

test('a browser without PerformanceObserver starts the page and looks up the city', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
  await answerLookups(page, { ip: ip('Duluth') });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duluth');
});

test('the wizard works without a connection', async ({ page, context }) => {
  await wizard.openStep2(page);
  await context.setOffline(true);
  await wizard.fillRequired(page);
  await wizard.toStep3(page);
  await wizard.confirm(page);
});

test.describe('a deploy in the middle of a visit', () => {
  /** Deploys the site again with other names for all scripts. A host may keep the old ones. */
  async function deployAgain(page: Page, keepsOld: boolean) {
    await page.route(/^http:\/\/127/, async (route) => {
      const address = route.request().url();
      const isOld = /static\/(chunks|pages)\//.test(address);
      if (isOld) return keepsOld ? route.continue() : route.fulfill(gone);
      const response = await route.fetch({ url: address.replace('static/new-', 'static/') });
      const isText = /html|javascript/.test(response.headers()['content-type'] ?? '');
      if (!isText) return route.fulfill({ response });
      const body = (await response.text()).replace(/static\/(?=chunks\/|pages\/)/g, 'static/new-');
      return route.fulfill({ response, body });
    });
  }

  for (const keepsOld of [true, false])
    test(`a booking continues, if the host ${keepsOld ? 'keeps' : 'removes'} old scripts`, async ({
      page,
    }) => {
      await wizard.openStep1(page);
      await deployAgain(page, keepsOld);
      await wizard.serviceButton(page, dishwasher).click();
      await wizard.fillRequired(page);
      await wizard.toStep3(page);
      await page.goBack();
      await wizard.expectAnswers(page);
      await page.reload();
      await wizard.expectAnswers(page);
      await wizard.toStep3(page);
      await wizard.confirm(page);
      // The next page has the new scripts.
      await openHome(page);
    });
});

test.describe('when a page crashes in the browser', () => {
  test.use({ expectedFaults: [/^console: |^page error: /] });

  /** Breaks the clock once the page is parsed, until `mendClock`. React needs the date in Minnesota, and throws. */
  const breakClock = () => {
    const { toISOString } = Date.prototype;
    // oxlint-disable-next-line no-extend-native -- It breaks the clock on purpose.
    Date.prototype.toISOString = function () {
      if (document.readyState !== 'loading' && !sessionStorage.getItem('mended-by-test'))
        throw new RangeError('No such date');
      return Reflect.apply(toISOString, this, []);
    };
  };
  const mendClock = () => sessionStorage.setItem('mended-by-test', '1');

  const titles = {
    '/': content.pages.home.title,
    // The crash removes the wizard, which sets this page's title.
    '/checkout?service=dishwasher': crashed,
  };
  for (const [path, title] of Object.entries(titles)) {
    test(`${path} shows a phone number, a link that reloads it, and a link home`, async ({ page }) => {
      await page.addInitScript(breakClock);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(crashed);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expect(notice(page).getByRole('link', { name: phone })).toBeVisible();
      await expect(notice(page).getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
        'href',
        '/',
      );
      await page.evaluate(mendClock);
      await notice(page).getByRole('link', { name: 'Reload the page' }).click();
      await expect(page.getByRole('heading', { name: crashed })).toHaveCount(0);
      await hydrated(page);
    });
  }
});
