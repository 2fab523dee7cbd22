import type { Page } from '@playwright/test';
import { content } from './support/content';
import { openHome } from './support/inquiry';
import { changeText, cutTexts, isUncovered, overflow, watchShifts } from './support/layout';
import { openUnhydrated } from './support/loading';
import { answerLookups, ip, reverse } from './support/lookups';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

// These tests cover the lookups and what the page does with the city. The unit tests in lib/location cover the
// responses and the order of events.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('a visitor who shares their position sees their city in the banner, headings, and areas', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 44.97783, longitude: -93.26501 });
  const lookups = await answerLookups(page, { reverse: reverse('Minneapolis'), ip: ip('Saint Paul') });
  await page.goto('/');
  const areas = page.locator('#areas').getByRole('heading', { level: 2 }).first();
  for (const place of [heading(page), banner(page), areas]) await expect(place).toContainText('Minneapolis');
  await expect(page.getByText('Unable to detect location')).toHaveCount(0);
  expect(lookups.map(({ service }) => service)).toEqual(['reverse']);
});

test('the first screen promises nothing to a visitor from Denver, and moves nothing', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-08T10:00:00-06:00'));
  await answerLookups(page, { ip: ip('Denver', 'Colorado') });
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(banner(page)).toContainText('In Denver? Call before you book.');
  const main = page.getByRole('main');
  await expect(main.getByText(/^We’re based in/)).toBeVisible();
  await expect(main.getByText(/Farther out\? Call before you book\.$/)).toBeVisible();
  await expect(main.getByText('We can come today.')).toBeHidden();
  await expect(main.getByText(/can usually come today/)).toBeHidden();
  expect(await shifts()).toEqual([]);
});

test('a visitor from Bloomington reads which neighborhoods the prices are for', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-08T10:00:00-06:00'));
  await answerLookups(page, { ip: ip('Bloomington') });
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(banner(page)).toContainText('We also serve Bloomington, but a visit there can cost more.');
  const main = page.getByRole('main');
  await expect(main.getByText(`Regular visits in our ${content.facts.areaCount}.`)).toBeVisible();
  await expect(main.getByText(content.home.hero.pricesNote)).toBeHidden();
  await expect(main.getByText('We can come today.')).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('a long city name moves nothing and fits on the screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The line below the headline is at its longest in the morning.
  await page.clock.setFixedTime(new Date('2026-11-25T13:28:00Z'));
  const city = 'Chargoggagoggmanchauggagoggchaubunagunga';
  const shifts = await watchShifts(page);
  for (const state of ['Colorado', 'Minnesota']) {
    await answerLookups(page, { ip: ip(city, state) });
    await page.goto('/');
    await expect(banner(page)).toContainText(city);
    expect(await shifts()).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
  await expect(heading(page)).toContainText(city);
});

for (const city of ['Minneapolis', 'Saint Paul'])
  test(`lookups wait for the scripts, and ${city} moves nothing in large text`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const lookups = await answerLookups(page, { ip: ip(city) });
    const release = await openUnhydrated(page, '/');
    await changeText(page, 'large');
    const before = await heading(page).boundingBox();
    await expect(heading(page)).toContainText('Your Area');
    expect(lookups).toEqual([]);
    release();
    await expect(heading(page)).toContainText(city);
    expect(await heading(page).boundingBox()).toEqual(before);
  });

for (const city of ['Saint Louis Park', 'Inver Grove Heights', 'Northeast Minneapolis Heights'])
  test(`nothing is cut for a visitor from ${city} with large or widely spaced text`, async ({ page }) => {
    await answerLookups(page, { ip: ip(city) });
    await page.goto('/');
    await expect(heading(page)).toContainText(city);
    for (const text of ['spaced', 'large'] as const) {
      await changeText(page, text);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await overflow(page), `${text}, ${width} pixels wide`).toBe(0);
        expect(await cutTexts(page), `${text}, ${width} pixels wide`).toEqual([]);
      }
    }
  });

test('the privacy page lists everything that the site keeps in the tab', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(banner(page)).toBeHidden();
  await wizard.openStep3(page);
  await wizard.confirm(page);
  const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  expect(kept).toEqual(expect.arrayContaining(['announcement-dismissed', 'booking']));
  await page.goto('/privacy');
  for (const key of kept) await expect(page.getByRole('main').getByText(key, { exact: true })).toBeVisible();
});

test(
  'the focus stays visible in the list of neighborhoods, and moves to the result',
  { tag: '@phone' },
  async ({ page }) => {
    await answerLookups(page, { ip: ip('Saint Paul') });
    await openHome(page);
    const names = page.locator('#areas ul button');
    await names.last().focus();
    for (let place = (await names.count()) - 2; place >= 0; place -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(names.nth(place)).toBeFocused();
      expect(await isUncovered(names.nth(place))).toBe(true);
    }
    await page.keyboard.press('Enter');
    const result = page.locator('#areas output');
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport();
  },
);
