import type { Page } from '@playwright/test';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { content, dishwasher, serviceOf } from './support/content';
import { openHydrated } from './support/loading';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link to a service starts at step 2, and its Back button leads to the services', async ({ page }) => {
  await page.goto('/');
  const services = page.locator('#services');
  await services.getByRole('link', { name: new RegExp(`^${dishwasher.name}`) }).click();
  await wizard.expectStep(page, 2);
  await expect(main(page)).toContainText(dishwasher.name);
  const { total } = estimate(dishwasher.price, 8);
  const shown = main(page).getByText(formatDollars(total)).filter({ visible: true });
  await expect(shown.first()).toBeInViewport();
  await expect(page).not.toHaveURL(/service=/);
  await wizard.backButton(page).click();
  await wizard.expectStep(page, 1);
  await expect(wizard.serviceButton(page, dishwasher)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('complementary', { name: 'What the price covers' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('each step has its title and starts at its heading, and the history contains no answers', async ({
  page,
}) => {
  const titles = { 1: content.pages.checkout.title, 2: /^Tell us about the repair/, 3: /^Review/ };
  /** Expects a step that was just reached, without an answer in its address, history, or title. */
  const expectArrival = async (step: 1 | 2 | 3) => {
    await wizard.expectStep(page, step);
    await expect(page).toHaveTitle(titles[step]);
    await expect(heading(page)).toBeFocused();
    const state = await page.evaluate(() => JSON.stringify(history.state));
    const seen = `${decodeURIComponent(page.url())} ${state} ${await page.title()}`;
    for (const answer of Object.values(wizard.answers)) expect(seen).not.toContain(answer);
  };
  await page.goto('/about');
  await wizard.openStep1(page);
  await expect(heading(page)).not.toBeFocused();
  await wizard.serviceButton(page, dishwasher).click();
  await expectArrival(2);
  await wizard.fillRequired(page);
  await wizard.continueButton(page).click();
  await expectArrival(3);
  // Continue is further down the page.
  await expect(heading(page)).toBeInViewport();
  await wizard.backButton(page).click();
  await expectArrival(2);
  await wizard.expectAnswers(page);
  await wizard.backButton(page).click();
  await expectArrival(1);
  await page.goForward();
  await expectArrival(2);
  await wizard.field(page, 'First name').fill('Half a na');
  await page.goForward();
  await expectArrival(3);
  await expect(main(page)).toContainText('Half a na');
  await page.goBack();
  await expectArrival(2);
  await page.goBack();
  await expectArrival(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test(
  'a slow press on Continue counts, even if a hint was about to appear',
  { tag: '@both' },
  async ({ page, hasTouch }) => {
    await wizard.openStep2(page);
    await wizard.fillRequired(page);
    await wizard.field(page, 'ZIP code').fill('');
    const button = wizard.continueButton(page);
    await wizard.typeAndPressSlowly(page, { text: '90210', button, byTouch: hasTouch });
    await wizard.expectStep(page, 3);
  },
);

for (const press of ['a click', 'Enter'])
  test(`Continue by ${press} shows one message for each wrong answer, and goes to the first`, async ({
    page,
  }) => {
    await wizard.openStep2(page);
    await wizard.fillRequired(page);
    await wizard.field(page, 'ZIP code').fill('');
    await wizard.field(page, 'Email').fill('ana');
    // The browser shows its own message in a bubble unless this event is canceled.
    await page.evaluate(() => {
      const bubbles: boolean[] = [];
      Reflect.set(window, 'bubbles', bubbles);
      const record = (event: Event) => setTimeout(() => bubbles.push(!event.defaultPrevented));
      document.addEventListener('invalid', record, true);
    });
    if (press === 'Enter') await wizard.continueButton(page).press('Enter');
    else await wizard.continueButton(page).click();
    await expect(wizard.field(page, 'ZIP code')).toBeFocused();
    for (const label of ['ZIP code', 'Email']) {
      const field = wizard.field(page, label);
      const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
      await expect(page.getByText(message, { exact: true })).toHaveCount(1);
    }
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'bubbles'))).toEqual([false, false]);
  });

test('no date before today in Minnesota can be chosen', async ({ page }) => {
  // 23:30 on March 8 in Chicago, when it is March 9 in London.
  await page.clock.setFixedTime(new Date('2031-03-09T05:30:00Z'));
  await wizard.openStep2(page);
  const date = wizard.field(page, 'Preferred date (optional)');
  await expect(date).toHaveAttribute('min', '2031-03-08');
  await wizard.fillRequired(page);
  await date.fill('2031-03-08');
  await page.clock.setFixedTime(new Date('2031-03-09T06:00:01Z'));
  await wizard.continueButton(page).click();
  await wizard.expectStep(page, 2);
  await expect(date).toHaveAttribute('min', '2031-03-09');
  await expect(date).toHaveAccessibleDescription(/./);
});

test('a visitor can book with the keyboard and skip optional fields', async ({ page }) => {
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
  await wizard.expectStep(page, 3);
  await wizard.termsCheckbox(page).press('Space');
  await wizard.confirmButton(page).press('Enter');
  await page.getByRole('button', { name: 'I sent it' }).press('Enter');
  await wizard.shownReference(page);
});

test.describe('no answer is lost', () => {
  test('when the browser fills in fields without an event, before Continue, Back, or a reload', async ({
    page,
  }) => {
    const autofill = (label: string, value: string) =>
      wizard.field(page, label).evaluate((input, text) => Reflect.set(input, 'value', text), value);
    await wizard.openStep2(page);
    await autofill('Email', wizard.answers.Email);
    await page.goBack();
    await wizard.expectStep(page, 1);
    await page.goForward();
    await expect(wizard.field(page, 'Email')).toHaveValue(wizard.answers.Email);
    await autofill('Phone', wizard.answers.Phone);
    await page.reload();
    await wizard.expectStep(page, 2);
    await expect(wizard.field(page, 'Phone')).toHaveValue(wizard.answers.Phone);
    for (const [label, value] of Object.entries(wizard.answers)) await autofill(label, value);
    await autofill('State', 'MN');
    await wizard.toStep3(page);
    for (const value of Object.values(wizard.answers)) await expect(main(page)).toContainText(value);
  });

  test('when the skip link changes the URL, and the step stays', async ({ page }) => {
    await wizard.openStep2(page);
    await wizard.fillRequired(page);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await wizard.expectAnswers(page);
    await wizard.toStep3(page);
    // The address with #main is an entry of the history, too.
    for (const step of [2, 2, 1] as const) {
      await page.goBack();
      await wizard.expectStep(page, step);
    }
  });

  test('when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await wizard.bookEverything(page);
  });

  test('when a visitor clicks or presses Enter twice, and each step happens once', async ({ page }) => {
    await wizard.openStep1(page);
    await wizard.serviceButton(page, dishwasher).dblclick();
    await wizard.expectStep(page, 2);
    await wizard.fillRequired(page);
    await wizard.continueButton(page).dblclick();
    await wizard.expectStep(page, 3);
    await wizard.backButton(page).click();
    await wizard.expectStep(page, 2);
    await wizard.continueButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await wizard.expectStep(page, 3);
    await wizard.termsCheckbox(page).check();
    await wizard.confirmButton(page).dblclick();
    await page.getByRole('button', { name: 'I sent it' }).click();
    const first = await wizard.shownReference(page);
    await page.reload();
    expect(await wizard.shownReference(page)).toBe(first);
  });
});

for (const path of ['/', '/about'])
  test(`the booking page is prefetched when a visitor is about to press Book Now on ${path}`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const client = await page.context().newCDPSession(page);
    const prefetched = new Promise<void>((done) =>
      client.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done()),
    );
    await client.send('Preload.enable');
    const bookNow = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
    await bookNow.hover();
    await prefetched;
    await bookNow.click();
    await wizard.expectStep(page, 1);
    const deliveryType = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
    );
    expect(deliveryType).toEqual(['navigational-prefetch']);
    await wizard.serviceButton(page, serviceOf('refrigerator')).click();
    await wizard.expectStep(page, 2);
  });
