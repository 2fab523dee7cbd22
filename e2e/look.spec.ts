import { fillRequired, goOn, toStep2 } from './support/booking';
import { routesAndMissing } from './support/routes';
import { expect, test } from './support/test';

test.describe('the first screen of a small phone', () => {
  for (const height of [640, 740]) {
    test(`answers what, how much and how, ${height} pixels high`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      await page.goto('/');
      const hero = page.getByRole('region', { name: /appliance repair in/ });
      await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(hero.getByText(/from \$65/)).toBeInViewport({ ratio: 1 });
      await expect(hero.getByRole('link', { name: 'Book Now' })).toBeInViewport({ ratio: 1 });
      await expect(hero.getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 });
    });
  }
});

for (const { path, name } of routesAndMissing) {
  test(`a thumb hits every link and button of ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const missed = await page.locator('a, button, summary').evaluateAll((targets) =>
      targets
        // What is in a sentence is as high as its line; what stands on the map keeps its distance (24 px).
        .filter(
          (target) => !target.closest('p, h1, h2, h3, dd, svg, li:has(> a + *)') && target.checkVisibility(),
        )
        .filter((target) => target.getBoundingClientRect().height < 39.5)
        .filter(
          (target) => !(target.parentElement?.textContent ?? '').replace(target.textContent ?? '', '').trim(),
        )
        .map((target) => target.outerHTML.slice(0, 120)),
    );
    expect(missed).toEqual([]);
  });

  test(`nothing of ${name} is cut off where text is twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test(`${name} prints black on white, without what is only to be pressed`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    const grounds = await page.locator('body, section, footer, header').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => getComputedStyle(part).backgroundColor)
        .filter(
          (ground) =>
            !/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)|(lab|oklch)\((1|100)%? 0 0\))$/.test(ground),
        ),
    );
    expect(grounds).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('color', /^(rgb\(0, 0, 0\)|(lab|oklch)\(0%? 0 0\))$/);
    await expect(page.getByRole('group', { name: 'Call' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
  });
}

test('the label of a wrong answer stays in sight below the strip with the price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await toStep2(page);
  await fillRequired(page);
  await page.getByLabel('First name').clear();
  await goOn(page);
  const label = page.getByText('First name', { exact: true });
  await expect(page.getByLabel('First name')).toBeFocused();
  const strip = await page.getByText('with estimated tax').boundingBox();
  await expect
    .poll(async () => ((await label.boundingBox())?.y ?? 0) > (strip?.y ?? Infinity) + (strip?.height ?? 0))
    .toBe(true);
});

test('on the deep ground the focus ring is as light as the words', async ({ page }) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await link.focus();
  const [ring, words] = await link.evaluate((element) => {
    const { outlineColor, color } = getComputedStyle(element);
    return [outlineColor, color];
  });
  expect(ring).toBe(words);
});

test('nothing moves for visitors who asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first();
  await expect(link).toHaveCSS('transition-duration', '0s');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
