import AxeBuilder from '@axe-core/playwright';
import { routesAndMissing } from './support/routes';
import { expect, test } from './support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

for (const script of ['with script', 'without script'] as const) {
  test.describe(script, () => {
    test.use({ javaScriptEnabled: script === 'with script' });

    for (const { path, name } of routesAndMissing) {
      test(`a visitor finds ${name} whole: one heading, one main part, the landmarks`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expect(page.getByRole('main')).toContainText(/\S/);
        await expect(page).toHaveTitle(/Loonlight/);
      });

      test(`nothing of ${name} stands beside a screen of 320 pixels`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path, name } of routesAndMissing) {
    test(`axe finds nothing to object to on ${name} in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}

test('the first Tab leads to a link that skips the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
