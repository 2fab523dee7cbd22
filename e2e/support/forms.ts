import { expect, type Page } from '@playwright/test';

/** A visitor comes near the first form of the home page, and waits until the forms are alive. */
export async function comeToTheForms(page: Page) {
  await page.getByRole('heading', { name: 'Get a free quote' }).hover();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}
