import type { Page } from '@playwright/test';
import { content, phone } from './support/content';
import { expect, test } from './support/test';

/** The links of the header and of the menu, by their text. */
const sections = {
  Services: '/#services',
  About: '/#about',
  'Service Areas': '/#areas',
  Contact: '/#contact',
};

const header = (page: Page) => page.getByRole('banner');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeMenu = (page: Page) => page.getByRole('button', { name: 'Close menu' });

test('from 1024 pixels, the header has the logo, the links, the phone, and Book Now', async ({ page }) => {
  for (const path of ['/', '/checkout']) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(path);
    // On the home page, the first screen has a Book Now of its own.
    const bookNow = header(page).getByRole('link', { name: 'Book Now' });
    if (path === '/') {
      await expect(bookNow).toBeHidden();
      await page.locator('#areas').hover();
      await expect(bookNow).toBeInViewport();
    }
    const targets = { ...sections, [`Call ${phone}`]: /^tel:\+1\d{10}$/, 'Book Now': '/checkout' };
    for (const [name, target] of Object.entries(targets)) {
      const link = header(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', target);
    }
    // In the wizard, the footer has no logo.
    const places = header(page).or(page.getByRole('contentinfo'));
    const logos = places.getByRole('link', { name: content.business.name }).filter({ visible: true });
    await expect(logos.locator('svg, img')).toHaveCount(path === '/' ? 2 : 1);
    for (const logo of await logos.all()) await expect(logo).toHaveAttribute('href', '/');
    await expect(openMenu(page)).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 768 });
    await expect(openMenu(page)).toBeVisible();
    await expect(bookNow).toBeHidden();
    await expect(page.getByRole('group', { name: 'Book or call' })).toHaveCount(path === '/' ? 1 : 0);
  }
});

test('the header stays at the top of a wide screen, and a link to a section shows its heading below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const name = await contents.last().innerText();
  await contents.last().click();
  await expect(page).toHaveURL(/#/);
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(heading).toBeInViewport();
  const [bar, target] = await Promise.all([header(page).boundingBox(), heading.boundingBox()]);
  expect(bar?.y).toBe(0);
  expect(target?.y).toBeGreaterThan(bar?.height ?? 0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the menu opens, closes, and leads to a section', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/');
      const menu = header(page).getByRole('navigation', { name: 'Menu', exact: true });
      await expect(menu).toBeHidden();
      await openMenu(page).click();
      for (const [name, target] of Object.entries({ ...sections, 'Book Now': '/checkout' }))
        await expect(menu.getByRole('link', { name })).toHaveAttribute('href', target);
      await expect(closeMenu(page)).toBeFocused();
      // The menu covers the header, so it repeats the business's name.
      const dialog = header(page).locator('[popover]');
      await expect(dialog.getByRole('link', { name: content.business.name })).toBeInViewport();
      await closeMenu(page).click();
      await expect(menu).toBeHidden();
      await openMenu(page).press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(openMenu(page)).toBeFocused();
      await openMenu(page).click();
      await menu.getByRole('link', { name: 'Service Areas' }).click();
      await expect(page).toHaveURL(/\/#areas$/);
      await expect(page.locator('#areas').getByRole('heading', { level: 2 }).first()).toBeInViewport();
      await expect(closeMenu(page)).not.toBeInViewport();
      if (!javaScriptEnabled) return;
      // With script, it closes when it is left by a link or by the focus, in both directions.
      await expect(closeMenu(page)).toBeHidden();
      await openMenu(page).click();
      await header(page).locator('[popover] a').last().focus();
      await page.keyboard.press('Tab');
      await expect(closeMenu(page)).toBeHidden();
      await openMenu(page).click();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await expect(closeMenu(page)).toBeHidden();
    });
  });
