import { addPreview } from '../scripts/preview/preview';
import { hydrated } from './support/loading';
import { expect, test } from './support/test';

test('a page with the bar of a preview works as usual', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const remark = { where: 'content/business.json: phone', wrong: 'is made up.', remedy: 'Enter it.' };
    const body = addPreview(await response.text(), [{ ...remark, when: 'launch' }]);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Preview' });
  await bar.getByText('1 thing to do before launch').click();
  await expect(bar.getByText('business.json: phone')).toBeVisible();
});
