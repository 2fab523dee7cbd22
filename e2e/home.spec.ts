import type { Locator } from '@playwright/test';
import {
  contactForm,
  openHome,
  problem,
  requestHeading,
  sendButton,
  unfoldQuoteForm,
} from './support/inquiry';
import { content } from './support/content';
import { addStyles, watchShifts } from './support/layout';
import { hydrated } from './support/loading';
import { expect, test } from './support/test';

const times = [
  {
    when: 'by day',
    time: '2031-07-14T15:00:00Z',
    headline: 'We can come today.',
    main: 'Book Now',
    other: 'Call',
    prices: content.home.hero.pricesNote,
  },
  {
    when: 'at night',
    time: '2031-07-15T02:40:00Z',
    headline: 'Emergency repair tonight.',
    main: 'Call now',
    other: 'Book Now',
    prices: 'Regular visits, from 7\u00a0AM tomorrow.',
  },
];

const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
for (const { when, time, headline, main, other, prices } of times) {
  test(`the headline is right before the first paint and moves nothing ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    const shifts = await watchShifts(page);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByText(headline, { exact: true })).toBeVisible();
      await hydrated(page);
      await expect(page.getByText(headline, { exact: true })).toBeVisible();
      expect(await shifts(), `${width} pixels wide`).toEqual([]);
      const firstScreen = page.getByRole('region', { name: /^Appliance repair/ });
      await expect(firstScreen.getByText(prices)).toBeVisible();
      // The main button is the one that the headline promises. The tiles have the color of the other.
      const button = (name: string) => firstScreen.getByRole('link', { name, exact: true });
      const tile = await background(firstScreen.getByRole('listitem').getByRole('link').first());
      expect(await background(button(other))).toBe(tile);
      expect(await background(button(main))).not.toBe(tile);
      const color = await background(firstScreen);
      const [, lightness] = /(?:oklch|lab)\(([\d.]+)/.exec(color) ?? [];
      expect(Number(lightness) < 0.5, color).toBe(when === 'at night');
    }
  });

  test(`the call bar is one row on every phone ${when}, in wide letters, too`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/');
    await addStyles(page, '* { letter-spacing: 0.04em }');
    const bar = page.getByRole('main').getByRole('group', { name: 'Call' });
    for (const width of [320, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar.getByRole('link', { name: 'Call', exact: true })).toBeVisible();
      const tops = await bar
        .getByRole('link')
        .filter({ visible: true })
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size, `${width} pixels wide`).toBe(1);
    }
  });
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the quote form is folded below the prices, and a link to it unfolds it', async ({ page }) => {
    await openHome(page);
    const name = page.locator('#quote form').getByLabel('Name', { exact: true });
    await expect(name).toBeHidden();
    await unfoldQuoteForm(page);
    await expect(name).toBeVisible();
    await page.goto('/about');
    const shifts = await watchShifts(page);
    await page.goto('/#quote');
    await expect(name).toBeVisible();
    expect(await shifts()).toEqual([]);
    await page.locator('#quote > summary').click();
    await expect(name).toBeHidden();
  });

  test('the call bar hides while a visitor types, and a press on the button in its place counts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openHome(page);
    const form = contactForm(page);
    const bar = page.getByRole('main').getByRole('group', { name: 'Call' });
    await expect(bar).toBeVisible();
    await problem(form).fill('It hums.');
    await form.getByLabel('Preferred service date').focus();
    await expect(bar).toBeHidden();
    // The press is where the bar would be.
    const submit = sendButton(form);
    await submit.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8));
    const box = await submit.boundingBox();
    await page.touchscreen.tap(195, 670);
    expect(box?.y).toBeLessThan(670);
    await expect(requestHeading(page)).toBeVisible();
    await expect(bar).toBeVisible();
  });

  test('when the call bar comes back, the link under a press stays where it is', async ({ page }) => {
    await openHome(page);
    // Safari doesn't keep the scroll position when something above it grows.
    await addStyles(page, 'html { overflow-anchor: none }');
    await page.getByLabel('Your ZIP code').fill('55408');
    const bar = page.getByRole('main').getByRole('group', { name: 'Call' });
    await expect(bar).toBeHidden();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Business info' });
    await link.hover();
    const before = await link.boundingBox();
    await page.mouse.down();
    await expect(bar).toBeVisible();
    expect(await link.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(page).toHaveURL('/business-info');
  });
});
