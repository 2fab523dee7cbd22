import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { expectAccessible } from './support/axe';
import {
  confirm,
  confirmButton,
  dishwasher,
  expectStep,
  expectTyped,
  field,
  fillRequired,
  goOn,
  serviceButton,
  serviceOf,
  shownReference,
  terms,
  toStep2,
  typeAndPressSlowly,
  typed,
  unfoldTimes,
  wholeWay,
} from './support/booking';
import { content } from './support/content';
import { hydrated, overflow, setText } from './support/scripts';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

test('a link to a service starts at step 2, from which the page’s Back leads to the services', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .locator('#services')
    .getByRole('link', { name: new RegExp(`^${dishwasher.name}`) })
    .click();
  await expectStep(page, 2);
  await expect(main(page)).toContainText(dishwasher.name);
  const { total } = estimate(dishwasher.price, 8);
  const shown = main(page).getByText(formatDollars(total)).filter({ visible: true });
  await expect(shown.first()).toBeInViewport();
  await expect(page).not.toHaveURL(/service=/);
  await back(page).click();
  await expectStep(page, 1);
  await expect(serviceButton(page, dishwasher)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('complementary', { name: 'What the price covers' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('each step has its title and starts at its heading, and Back keeps the answers out of sight', async ({
  page,
}) => {
  /** Expects a step that was just reached, without an answer in its address, history, or title. */
  const arrives = async (step: 1 | 2 | 3) => {
    await expectStep(page, step);
    await expect(page).toHaveTitle(
      [content.pages.checkout.title, /^Tell us about the repair/, /^Review/][step - 1] ?? '',
    );
    await expect(heading(page)).toBeFocused();
    const seen = await page.evaluate(
      () => `${location.href} ${JSON.stringify(history.state)} ${document.title}`,
    );
    for (const value of Object.values(typed)) expect(decodeURIComponent(seen)).not.toContain(value);
  };
  await page.goto('/about');
  await page.goto('/checkout');
  await hydrated(page);
  await expect(heading(page)).not.toBeFocused();
  await serviceButton(page, dishwasher).click();
  await arrives(2);
  await fillRequired(page);
  await goOn(page);
  await arrives(3);
  // Continue is further down the page.
  await expect(heading(page)).toBeInViewport();
  await back(page).click();
  await arrives(2);
  await expectTyped(page);
  await back(page).click();
  await arrives(1);
  await page.goForward();
  await arrives(2);
  await field(page, 'First name').fill('Half a na');
  await page.goForward();
  await arrives(3);
  await expect(main(page)).toContainText('Half a na');
  await page.goBack();
  await arrives(2);
  await page.goBack();
  await arrives(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the price strip never hides the label of an invalid field', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toStep2(page);
  await fillRequired(page);
  await page.getByLabel('First name').clear();
  await goOn(page);
  await expect(page.getByLabel('First name')).toBeFocused();
  const isOnTop = await page.getByText('First name', { exact: true }).evaluate((label) => {
    const { left, top, width, height } = label.getBoundingClientRect();
    return document.elementFromPoint(left + width / 4, top + height / 2) === label;
  });
  expect(isOnTop).toBe(true);
});

test('nothing in step 2 runs out of a narrow page with more space in its text', async ({ page }) => {
  await toStep2(page);
  await page.getByRole('button', { name: 'Water on the floor' }).click();
  await field(page, 'ZIP code').fill('80202');
  await field(page, 'Phone').fill('612');
  await page.getByText(/^This doesn’t look like a 10-digit phone number/).waitFor();
  await unfoldTimes(page);
  await setText(page, 'spaced');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflow(page), `${width} pixels wide`).toBe(0);
  }
});

test(
  'a slow press on Continue counts, even if a hint was about to appear',
  { tag: '@both' },
  async ({ page, hasTouch }) => {
    await toStep2(page);
    await fillRequired(page);
    await field(page, 'ZIP code').fill('');
    const button = page.getByRole('button', { name: 'Continue' });
    await typeAndPressSlowly(page, { text: '90210', button, byTouch: hasTouch });
    await expectStep(page, 3);
  },
);

test('no date before today in Minnesota can be chosen', async ({ page }) => {
  // 23:30 on March 8 in Chicago, when it is March 9 in London.
  await page.clock.setFixedTime(new Date('2031-03-09T05:30:00Z'));
  await toStep2(page);
  const date = field(page, 'Preferred date (optional)');
  await expect(date).toHaveAttribute('min', '2031-03-08');
  await fillRequired(page);
  await unfoldTimes(page);
  await date.fill('2031-03-08');
  await page.clock.setFixedTime(new Date('2031-03-09T06:00:01Z'));
  await goOn(page);
  await expectStep(page, 2);
  await expect(date).toHaveAttribute('min', '2031-03-09');
  await expect(date).toHaveAccessibleDescription(/./);
});

test('axe finds no problem in any state of the wizard, and the QR code is black on white in dark mode', async ({
  page,
}) => {
  await toStep2(page);
  await goOn(page);
  await expectAccessible(page, 'step 2 with faults');
  await fillRequired(page);
  await goOn(page);
  await confirmButton(page).click();
  await expectAccessible(page, 'step 3 without the terms');
  await confirm(page);
  await page.getByRole('button', { name: 'Nothing opened' }).click();
  const code = page.getByRole('img', { name: /^QR code/ });
  await expect(code).toBeVisible();
  // expectAccessible leaves the page in dark colors.
  await expectAccessible(page, 'the confirmation with help');
  const { dominant, channels } = await sharp(await code.screenshot()).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  for (const { min, max } of channels.slice(0, 3)) expect([min, max]).toEqual([0, 255]);
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expectAccessible(page, 'the stamped ticket');
});

test('a visitor can book with the keyboard and skip optional fields', async ({ page }) => {
  await page.goto('/checkout');
  await hydrated(page);
  await serviceButton(page, dishwasher).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  const problem = 'Problem description (optional)';
  const answers = new Map(Object.entries({ ...typed, State: 'Minn', [problem]: 'x' }));
  // Other controls stay as they are.
  for (let [stops, stop] = [0, '']; stops < 50 && stop !== 'Continue'; stops += 1) {
    await page.keyboard.press('Tab');
    stop = await page.evaluate(() => {
      const { labels, textContent } = document.activeElement as HTMLInputElement; // Or a button.
      return (labels?.[0] ?? { textContent }).textContent;
    });
    await page.keyboard.type(answers.get(stop) ?? '');
  }
  await expectTyped(page);
  await expect(field(page, problem)).toHaveValue('x');
  await page.keyboard.press('Enter');
  await expectStep(page, 3);
  await terms(page).focus();
  await page.keyboard.press('Space');
  await confirmButton(page).focus();
  await page.keyboard.press('Enter');
  await shownReference(page);
});

test('in forced colors, a pressed button looks different from a focused one', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await toStep2(page);
  const symptoms = page.getByRole('group', { name: 'Common problems' });
  const [first, second] = await symptoms.getByRole('button').all();
  const ground = second?.evaluate((element) => getComputedStyle(element).backgroundColor);
  await first?.click();
  await field(page, 'Street address').focus();
  const pressed = symptoms.getByRole('button', { pressed: true });
  await expect(pressed).not.toHaveCSS('background-color', (await ground) ?? '');
  await expect(pressed).toHaveCSS('outline-style', 'none');
});

test(
  'on a small phone, zoomed in or with large text, all fits and is large enough for a thumb',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const fits = async () => {
      expect(await overflow(page)).toBe(0);
      for (const control of await page.getByRole('radio').or(page.getByRole('checkbox')).all())
        if (await control.isVisible())
          expect((await control.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    };
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toStep2(page);
    for (const label of [...Object.keys(typed), 'State']) {
      await field(page, label).focus();
      const isOnTop = await field(page, label).evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === input;
      });
      expect(isOnTop, label).toBe(true);
    }
    await fillRequired(page);
    await unfoldTimes(page);
    await fits();
    await goOn(page);
    await expectStep(page, 3);
    await fits();
    await page.goBack();
    await page.setViewportSize({ width: 320, height: 740 });
    await setText(page, 'large');
    await fits();
    await goOn(page);
    await expectStep(page, 3);
    await fits();
    await confirm(page);
    await fits();
  },
);

test.describe('no answer is lost', () => {
  test('when the browser fills in fields without an event, before Continue, Back or a reload', async ({
    page,
  }) => {
    const autofill = (label: string, value: string) =>
      field(page, label).evaluate((input, text) => {
        if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) input.value = text;
      }, value);
    await toStep2(page);
    await autofill('Email', typed.Email);
    await page.goBack();
    await expectStep(page, 1);
    await page.goForward();
    await expect(field(page, 'Email')).toHaveValue(typed.Email);
    await autofill('Phone', typed.Phone);
    await page.reload();
    await expectStep(page, 2);
    await expect(field(page, 'Phone')).toHaveValue(typed.Phone);
    for (const [label, value] of Object.entries({ ...typed, State: 'MN' })) await autofill(label, value);
    await goOn(page);
    await expectStep(page, 3);
    for (const value of Object.values(typed)) await expect(main(page)).toContainText(value);
  });

  test('when the skip link changes the URL, and the step stays', async ({ page }) => {
    await toStep2(page);
    await fillRequired(page);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expectTyped(page);
    await goOn(page);
    await expectStep(page, 3);
    for (const step of [3, 2, 2, 1] as const) {
      await expectStep(page, step);
      if (step > 1) await page.goBack();
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
    await wholeWay(page);
  });

  test('when a visitor clicks or presses Enter twice, and each step happens once', async ({ page }) => {
    await page.goto('/checkout');
    await hydrated(page);
    await serviceButton(page, dishwasher).dblclick();
    await expectStep(page, 2);
    await fillRequired(page);
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expectStep(page, 3);
    await back(page).click();
    await expectStep(page, 2);
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectStep(page, 3);
    await terms(page).check();
    await confirmButton(page).dblclick();
    const first = await shownReference(page);
    await page.reload();
    expect(await shownReference(page)).toBe(first);
  });
});

test.describe('on the way to the booking page', () => {
  /** Where the browser loaded the page from; an empty string means the network. */
  const loadedFrom = (page: Page) =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation && 'deliveryType' in navigation ? navigation.deliveryType : undefined;
    });
  const bookNow = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book Now' });

  for (const path of ['/', '/about'])
    test(`it is prefetched when a visitor is about to press Book Now on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const client = await page.context().newCDPSession(page);
      const fetched = new Promise<void>((done) =>
        client.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done()),
      );
      await client.send('Preload.enable');
      await bookNow(page).hover();
      await fetched;
      await bookNow(page).click();
      await expectStep(page, 1);
      expect(await loadedFrom(page)).toBe('navigational-prefetch');
      await serviceButton(page, serviceOf('refrigerator')).click();
      await expectStep(page, 2);
    });
});
