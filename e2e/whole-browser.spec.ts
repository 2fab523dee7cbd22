import { answerLookups, ip } from './support/lookups';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

// A headless shell has no back/forward cache, so this test needs a whole browser.

test('pages from the back/forward cache repeat no lookups and keep the booking', async ({ page }) => {
  const asked = await answerLookups(page, { ip: ip('Saint Paul') });
  const leaveAndComeBack = async () => {
    await page.evaluate(() => Reflect.set(window, 'wasKept', true));
    await page.goto('/about');
    await page.goBack();
    // The headers must not disable the back/forward cache. A page that comes back from it fires no load event.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  await leaveAndComeBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  expect(asked).toHaveLength(1);
  await wizard.openStep3(page);
  await leaveAndComeBack();
  await wizard.expectStep(page, 3);
});
