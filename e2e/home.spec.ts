import type { Page } from '@playwright/test';
import { content } from './support/content';
import {
  contactForm,
  openHome,
  problem,
  requestHeading,
  sendButton,
  unfoldContactForm,
} from './support/inquiry';
import { addStyles, background, watchShifts } from './support/layout';
import { hydrated } from './support/loading';
import { expect, test } from './support/test';

const times = [
  { when: 'by day', time: '2031-07-14T15:00:00Z', promise: /today/, main: 'Book Now', other: 'Call' },
  { when: 'at night', time: '2031-07-15T02:40:00Z', promise: /tonight/, main: 'Call now', other: 'Book Now' },
];

const callBar = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Call' });

for (const { when, time, promise, main, other } of times)
  test(`the first screen is right before the first paint, moves nothing, and fits every phone ${when}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(time));
    const shifts = await watchShifts(page);
    const firstScreen = page.getByRole('region', { name: /^Appliance repair/ });
    const button = (name: string) => firstScreen.getByRole('link', { name, exact: true });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(firstScreen.getByText(promise).first()).toBeVisible();
      await hydrated(page);
      await expect(firstScreen.getByText(promise).first()).toBeVisible();
      expect(await shifts(), `${width} pixels wide`).toEqual([]);
      const usual = firstScreen.getByText(content.home.hero.pricesNote);
      await expect(usual).toBeVisible({ visible: when === 'by day' });
    }
    // The main button is the one that the headline promises. The tiles have the color of the other.
    const tile = await background(firstScreen.getByRole('listitem').getByRole('link').first());
    expect(await background(button(other))).toBe(tile);
    expect(await background(button(main))).not.toBe(tile);
    // The words follow the hour. Light or dark follows the visitor's device.
    expect(await background(firstScreen)).toBe(await background(page.locator('body')));
    // The call bar stays in one row, also in wide letters.
    await addStyles(page, '* { letter-spacing: 0.04em }');
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(callBar(page).getByRole('link', { name: 'Call', exact: true })).toBeVisible();
      const links = callBar(page).getByRole('link').filter({ visible: true });
      const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size, `${width} pixels wide`).toBe(1);
    }
  });

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a link to the folded quote form unfolds it, and moves nothing', async ({ page }) => {
    const name = page.locator('#quote form').getByLabel('Name', { exact: true });
    const shifts = await watchShifts(page);
    await page.goto('/#quote');
    await expect(name).toBeVisible();
    expect(await shifts()).toEqual([]);
    await page.locator('#quote > summary').click();
    await expect(name).toBeHidden();
  });

  test('the call bar hides while a visitor types, and neither covers nor moves what they press', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openHome(page);
    await unfoldContactForm(page);
    const form = contactForm(page);
    const bar = callBar(page);
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
    // It doesn't cover the request, either.
    await expect(bar).toBeHidden();

    await openHome(page);
    await expect(bar).toBeVisible();
    // Safari doesn't keep the scroll position when something above it grows.
    await addStyles(page, 'html { overflow-anchor: none }');
    await page.getByLabel('Your ZIP code').fill('55408');
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
