import type { Page } from '@playwright/test';
import { content } from './support/content';
import { openHome } from './support/inquiry';
import { changeText, cutTexts, expectToFit, isUncovered, overflow, watchShifts } from './support/layout';
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

for (const [city, state, hero] of [
  // A visit there can cost more, but we come just as soon.
  ['Bloomington', 'Minnesota', [/today/, content.facts.areaCount]],
  ['Denver', 'Colorado', [/ Minneapolis\.$/, content.facts.cities]],
] as const)
  test(`the first screen promises a visitor from ${city} no more than we keep, and moves nothing`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-12-08T10:00:00-06:00'));
    await answerLookups(page, { ip: ip(city, state) });
    const shifts = await watchShifts(page);
    await page.goto('/');
    await expect(banner(page)).toContainText(city);
    const firstScreen = page.getByRole('region', { name: /^Appliance repair/ });
    for (const fact of hero) await expect(firstScreen.getByText(fact).first()).toBeVisible();
    await expect(firstScreen.getByText(content.home.hero.pricesNote)).toBeHidden();
    const today = await firstScreen.getByText(/today/).filter({ visible: true }).count();
    expect(today > 0).toBe(city === 'Bloomington');
    expect(await shifts()).toEqual([]);
  });

test('a long city name moves nothing, and is never cut', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The line below the headline is at its longest in the morning.
  await page.clock.setFixedTime(new Date('2026-11-25T13:28:00Z'));
  const shifts = await watchShifts(page);
  for (const [city, state] of [
    ['Chargoggagoggmanchauggagoggchaubunagunga', 'Colorado'],
    ['Chargoggagoggmanchauggagoggchaubunagunga', 'Minnesota'],
    ['Northeast Minneapolis Heights', 'Minnesota'],
  ] as const) {
    await answerLookups(page, { ip: ip(city, state) });
    await page.goto('/');
    await expect(banner(page)).toContainText(city);
    expect(await shifts()).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
  await expect(heading(page)).toContainText('Northeast Minneapolis Heights');
  for (const text of ['spaced', 'large'] as const) {
    await changeText(page, text);
    await expectToFit(page, { widths: [320, 360] });
    expect(await cutTexts(page), text).toEqual([]);
  }
});

test('lookups wait for the scripts, and the city moves nothing in large text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const lookups = await answerLookups(page, { ip: ip('Minneapolis') });
  const release = await openUnhydrated(page, '/');
  await changeText(page, 'large');
  const before = await heading(page).boundingBox();
  await expect(heading(page)).not.toContainText('Minneapolis');
  expect(lookups).toEqual([]);
  release();
  await expect(heading(page)).toContainText('Minneapolis');
  expect(await heading(page).boundingBox()).toEqual(before);
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

test('a focused neighborhood is visible, and so is its answer', { tag: '@phone' }, async ({ page }) => {
  await answerLookups(page, { ip: ip('Saint Paul') });
  await openHome(page);
  const names = page.locator('#areas ul button');
  await names.first().focus();
  for (const name of (await names.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
    expect(await isUncovered(name)).toBe(true);
  }
  await page.keyboard.press('Enter');
  const answer = page.locator('#areas output');
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
});
