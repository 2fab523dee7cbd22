import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { content, dishwasher } from './support/content';
import { hydrated } from './support/loading';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

// This test walks through the whole product. Every part also has its own tests.

test('a visitor finds us, checks price and area, and books a repair', { tag: '@both' }, async ({ page }) => {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });

  // The first screen says when we come, what it costs and how to book.
  await page.clock.setFixedTime(new Date('2026-12-08T10:00:00-06:00'));
  await page.goto('/?utm_source=google&utm_campaign=spring', { referer: 'https://www.google.com/' });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(/\btoday\b/).first()).toBeInViewport({ ratio: 1 });
  const tiles = content.services
    .slice(0, 3)
    .map(({ shortName, price }) => `${shortName} ${formatDollars(price)}`);
  for (const name of [...tiles, /^Book Now/, /^Call/])
    await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });

  await hydrated(page);
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await page.getByLabel('Your ZIP code').fill('55408');
  await page.getByRole('button', { name: 'Check availability' }).click();
  await expect(page.locator('#areas').getByRole('status').filter({ hasText: 'Uptown' })).toBeInViewport();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Business info' }).click();
  const { license = '', insurance = '', brands } = content.business;
  for (const fact of [license, insurance, ...brands]) await expect(main).toContainText(fact);
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first().click();
  await wizard.expectStep(page, 1);

  await hydrated(page);
  // A double click makes one move and presses nothing on the next step.
  await wizard.serviceButton(page, dishwasher).dblclick();
  await wizard.fillRequired(page);
  await wizard.field(page, 'Preferred date (optional)').fill('2099-03-09');
  await wizard.continueButton(page).dblclick();
  await wizard.expectStep(page, 3);

  const { discount, cancellation, warranty } = content.checkout;
  const rows = [dishwasher.name, 'Monday, March 9, 2099', 'Came from', 'google, spring'];
  const answers = [...rows, ...Object.values(wizard.answers)];
  for (const text of [...answers, discount, cancellation, warranty]) await expect(main).toContainText(text);
  await expect(main).toContainText(formatDollars(estimate(dishwasher.price, 8).total));
  // Visitors can change their answers, but not the ad that they came from.
  await expect(main.getByRole('link', { name: /^Change/ })).toHaveCount(7);
  await wizard.confirmButton(page).click();
  await expect(wizard.termsCheckbox(page)).toBeFocused();
  const requested: string[] = [];
  page.on('request', (request) => {
    // A separate script draws the QR code.
    if (request.resourceType() !== 'script') requested.push(request.url());
  });
  // The tests log links of other apps instead of opening them.
  page.on('console', (message) => requested.push(decodeURIComponent(message.text())));
  await wizard.termsCheckbox(page).check();
  await wizard.confirmButton(page).dblclick();
  await expect(page.getByRole('link', { name: /^(Text|Email) it to us/ }).first()).toBeVisible();
  // The visitor's own app opens with the request, and nothing else is requested.
  expect(requested).toEqual([expect.stringMatching(/^(sms|mailto):.*Came from: google, spring/s)]);
  const [reference = ''] = wizard.referenceFormat.exec(requested.join()) ?? [];
  await page.reload();
  expect(await wizard.shownReference(page)).toBe(reference);

  // The privacy page lists everything that the site keeps in the tab.
  const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  expect(kept).toEqual(expect.arrayContaining(['announcement-dismissed', 'booking', 'came-from']));
  await page.goto('/privacy');
  for (const key of kept) await expect(main.getByText(key, { exact: true })).toBeVisible();
});
