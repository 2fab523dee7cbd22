import type { Page } from '@playwright/test';
import type { Remark } from '@/lib/content/remarks';
import { addPreview, placesToTry } from '../scripts/preview/preview';
import { realPages } from './support/pages';
import { expect, test } from './support/test';

const remarks: Remark[] = [
  {
    file: 'content/business.json',
    field: 'phone',
    wrong: 'is made up.',
    remedy: 'Enter it.',
    when: 'launch',
  },
];
const lookups = ['https://api.bigdatacloud.net/', 'https://get.geojs.io/'];

test.beforeEach(async ({ page }) => {
  await page.route('/preview-ribbon.js', (route) => route.fulfill({ path: 'scripts/preview/ribbon.js' }));
  await page.route(
    (url) => realPages.some(({ path }) => path === url.pathname),
    async (route) => {
      const response = await route.fetch();
      const facts = { remarks, places: placesToTry([]), basePath: '', lookups };
      const body = addPreview(await response.text(), facts);
      await route.fulfill({ response, body });
    },
  );
});

const ribbon = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('staff can see a preview as a visitor in any city, in the banner and the booking', async ({ page }) => {
  const beFrom = async (place: string) => {
    await ribbon(page).getByLabel('as a visitor in').fill(place);
    await ribbon(page).getByRole('button', { name: 'Show' }).click();
  };
  await page.goto('/');
  await beFrom('Edina, Minnesota');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Edina');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edina');
  // One of those offered has coordinates: it is too far away.
  await beFrom('Duluth, Minnesota');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Duluth');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Duluth');
  await beFrom('Edina, Minnesota');
  await page.goto('/checkout?service=dishwasher');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Edina');
});
