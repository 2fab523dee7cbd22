import type { Page } from '@playwright/test';
import { content } from './support/content';
import { openHome } from './support/inquiry';
import {
  background,
  changeText,
  cutTexts,
  expectToFit,
  isUncovered,
  overflow,
  watchShifts,
} from './support/layout';
import { openUnhydrated } from './support/loading';
import { answerLookups, ip } from './support/lookups';
import { expect, test } from './support/test';

// These tests cover the lookups and what the page does with the city. The unit tests in lib/city cover the
// replies and the order of events.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('a visitor who shares their position sees their city, which moves nothing even in large text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 44.97783, longitude: -93.26501 });
  const place = {
    city: 'Saint Paul',
    principalSubdivision: 'Minnesota',
    countryName: 'United States of America',
  };
  const lookups = await answerLookups(page, { reverse: { json: place }, ip: ip('Minneapolis') });
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openUnhydrated(page, '/');
  await changeText(page, 'large');
  const before = await heading(page).boundingBox();
  await expect(heading(page)).toContainText('Minneapolis');
  // Lookups wait for the scripts.
  expect(lookups).toEqual([]);
  release();
  const areas = page.locator('#areas').getByRole('heading', { level: 2 }).first();
  for (const part of [heading(page), announcement(page), areas])
    await expect(part).toContainText('Saint Paul');
  expect(await heading(page).boundingBox()).toEqual(before);
  await expect(page.getByText('Unable to detect location')).toHaveCount(0);
  expect(lookups.map(({ provider }) => provider)).toEqual(['reverse']);
});

test(
  'in any city, the first screen promises no more than we keep, and no name moves anything or is cut',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    // The colors of the buttons change at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The line below the headline is at its longest in the morning.
    await page.clock.setFixedTime(new Date('2026-11-25T13:28:00Z'));
    const firstScreen = page.getByRole('region', { name: /^Appliance repair/ });
    const today = firstScreen.getByText(/today/).filter({ visible: true });
    const shifts = await watchShifts(page);
    for (const [city, state] of [
      ['Denver', 'Colorado'],
      ['Chargoggagoggmanchauggagoggchaubunagunga', 'Colorado'],
      ['Chargoggagoggmanchauggagoggchaubunagunga', 'Minnesota'],
      // A visit there can cost more, but we come just as soon.
      ['Northeast Minneapolis Heights', 'Minnesota'],
    ] as const) {
      await answerLookups(page, { ip: ip(city, state) });
      await page.goto('/');
      await expect(announcement(page)).toContainText(city);
      const isFar = state === 'Colorado';
      for (const fact of isFar ? [/ Minneapolis\.$/, /^Call us/] : [/today/, content.facts.areaCount])
        await expect(firstScreen.getByText(fact).first()).toBeVisible();
      if (isFar) await expect(today).toHaveCount(0);
      // For a visitor from elsewhere, Call is the main button.
      const callColor = await background(firstScreen.getByRole('link', { name: 'Call', exact: true }));
      const bookColor = await background(firstScreen.getByRole('link', { name: 'Book Now' }));
      const tile = await background(firstScreen.getByRole('listitem').getByRole('link').first());
      expect([callColor === tile, bookColor === tile]).toEqual([!isFar, isFar]);
      await expect(firstScreen.getByText(content.home.hero.pricesNote)).toBeHidden();
      expect(await shifts()).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
    await expect(heading(page)).toContainText('Northeast Minneapolis Heights');
    for (const text of ['spaced', 'large'] as const) {
      await changeText(page, text);
      await expectToFit(page, { widths: [320, 360] });
      expect(await cutTexts(page), text).toEqual([]);
    }
  },
);

test('a focused neighborhood is visible, and so is its answer', { tag: '@phone' }, async ({ page }) => {
  await answerLookups(page, { ip: ip('Saint Paul') });
  await openHome(page);
  await page.locator('#areas-list > summary').click();
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
