import type { Page } from '@playwright/test';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { content, dishwasher } from './support/content';
import { openHome } from './support/inquiry';
import { countLoads } from './support/loading';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

const main = (page: Page) => page.getByRole('main');

test('a link to a service is prefetched and starts at step 2, and Back leads to step 1', async ({ page }) => {
  await openHome(page);
  const client = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  client.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  await client.send('Preload.enable');
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().hover();
  await expect.poll(() => prefetched).toHaveLength(1);
  const link = page.locator('#services').getByRole('link', { name: new RegExp(`^${dishwasher.name}`) });
  await link.hover();
  await expect.poll(() => prefetched).toEqual(['/checkout', '/checkout']);
  await link.click();
  await wizard.expectStep(page, 2);
  await expect(main(page)).toContainText(dishwasher.name);
  const total = main(page).getByText(formatDollars(estimate(dishwasher.price, 8).total));
  await expect(total.filter({ visible: true }).first()).toBeInViewport();
  await expect(page).not.toHaveURL(/service=/);
  await wizard.backButton(page).click();
  await wizard.expectStep(page, 1);
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back and Forward keep the answers, and each step starts at its heading', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  /** Expects a step that was just reached, without an answer in its address, history, or title. */
  const expectArrival = async (step: 1 | 2 | 3) => {
    await wizard.expectStep(page, step);
    const own = `${await heading.innerText()} | ${content.business.name}`;
    await expect(page).toHaveTitle(step === 1 ? content.pages.checkout.title : own);
    await expect(heading).toBeFocused();
    const state = await page.evaluate(() => JSON.stringify(history.state));
    const seen = `${decodeURIComponent(page.url())} ${state} ${await page.title()}`;
    for (const answer of Object.values(wizard.answers)) expect(seen).not.toContain(answer);
  };
  const loads = countLoads(page);
  await page.goto('/about');
  await wizard.openStep1(page);
  await expect(heading).not.toBeFocused();
  await wizard.serviceButton(page, dishwasher).click();
  await expectArrival(2);
  await wizard.fillRequired(page);
  await wizard.continueButton(page).click();
  await expectArrival(3);
  // Continue is further down the page.
  await expect(heading).toBeInViewport();
  await wizard.backButton(page).click();
  await expectArrival(2);
  await wizard.expectAnswers(page);
  await wizard.backButton(page).click();
  await expectArrival(1);
  await page.goForward();
  await expectArrival(2);
  const name = wizard.field(page, 'First name');
  // Browsers fill in fields without an event.
  await name.evaluate((input) => Reflect.set(input, 'value', 'Half a na'));
  await page.goForward();
  await expectArrival(3);
  await expect(main(page)).toContainText('Half a na');
  await page.goBack();
  await expectArrival(2);
  await name.evaluate((input) => Reflect.set(input, 'value', 'Half a name'));
  await page.reload();
  await expect(name).toHaveValue('Half a name');
  // The skip link changes the address, and the step stays.
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(name).toHaveValue('Half a name');
  await wizard.toStep3(page);
  // The address with #main is an entry of the history, too.
  for (const step of [2, 2, 1] as const) {
    await page.goBack();
    await wizard.expectStep(page, step);
  }
  expect(loads).toHaveLength(3);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a visitor can book with the keyboard and press Enter twice', async ({ page }) => {
  await wizard.openStep1(page);
  await wizard.serviceButton(page, dishwasher).press('Enter');
  await wizard.expectStep(page, 2);
  const problem = 'Problem description (optional)';
  const keys = new Map(Object.entries({ ...wizard.answers, State: 'Minn', [problem]: 'x' }));
  /** The label of the field that has the focus, or the words on the button. */
  const focused = () =>
    page.evaluate(() => {
      const { labels, textContent } = document.activeElement as HTMLInputElement; // Or a button, which has no labels.
      return labels?.[0]?.textContent ?? textContent;
    });
  let stop = '';
  for (let stops = 0; stops < 50 && stop !== 'Continue'; stops += 1) {
    await page.keyboard.press('Tab');
    stop = await focused();
    await page.keyboard.type(keys.get(stop) ?? '');
  }
  await wizard.expectAnswers(page);
  await expect(wizard.field(page, problem)).toHaveValue('x');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await wizard.expectStep(page, 3);
  await wizard.termsCheckbox(page).press('Space');
  await wizard.confirmButton(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await wizard.shownReference(page);
});
