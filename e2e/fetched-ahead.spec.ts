import type { Page } from '@playwright/test';
import { expectStep, serviceButton } from './support/booking';
import { expect, test } from './support/test';

const bookNow = (page: Page) =>
  page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first();

/** Where the browser had the page from: the empty string is the network or its own store, which asks again. */
const cameBy = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && 'deliveryType' in navigation ? navigation.deliveryType : undefined;
  });

for (const path of ['/', '/about']) {
  test(`who is about to press Book Now on ${path} has the booking page before they ask for it`, async ({
    page,
  }) => {
    await page.goto(path);
    const fetched = page.waitForResponse(/\/_next\/static\/chunks\/app\/checkout\/page-/);
    await bookNow(page).dispatchEvent('pointerover');
    await fetched;
    await bookNow(page).click();
    await expectStep(page, 1);
    expect(await cameBy(page)).toBe('navigational-prefetch');
    await serviceButton(page, 'Dishwasher').click();
    await expectStep(page, 2);
  });
}

test('who saves data fetches nothing ahead, and books all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  await bookNow(page).dispatchEvent('pointerover');
  expect(asked.filter((url) => url.includes('checkout'))).toEqual([]);
  await bookNow(page).click();
  await expectStep(page, 1);
  expect(await cameBy(page)).toBe('');
});
