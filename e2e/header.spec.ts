import type { Page } from '@playwright/test';
import { content, phone } from './support/content';
import { removeSupport } from './support/layout';
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

for (const path of ['/', '/checkout'])
  test(`from 1024 pixels, the header of ${path} has the links, the phone, and Book Now`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(path);
    const targets = { ...sections, [`Call ${phone}`]: /^tel:\+1\d{10}$/, 'Book Now': '/checkout' };
    for (const [name, target] of Object.entries(targets)) {
      const link = header(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', target);
    }
    await expect(openMenu(page)).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 768 });
    await expect(openMenu(page)).toBeVisible();
  });

test('the mark links home from header and footer, and in the wizard only from the header', async ({
  page,
}) => {
  for (const path of ['/', '/checkout']) {
    await page.goto(path);
    const places = header(page).or(page.getByRole('contentinfo'));
    const marks = places.getByRole('link', { name: content.business.name }).locator('svg, img');
    await expect(marks.filter({ visible: true })).toHaveCount(path === '/' ? 2 : 1);
  }
});

test.describe('the menu on a phone', { tag: '@phone' }, () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('opens, closes with its button and with Escape, and restores focus', async ({ page }) => {
        await page.goto('/about');
        const services = header(page).getByRole('link', { name: 'Services', exact: true });
        await expect(services).toBeHidden();
        await openMenu(page).click();
        await expect(services).toBeVisible();
        await closeMenu(page).click();
        await expect(services).toBeHidden();
        await openMenu(page).focus();
        await page.keyboard.press('Enter');
        await expect(services).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(services).toBeHidden();
        await expect(openMenu(page)).toBeFocused();
      });

      test('leads to a section of the page without covering it', async ({ page }) => {
        await page.goto('/');
        await openMenu(page).click();
        await header(page).getByRole('link', { name: 'Service Areas' }).click();
        await expect(page).toHaveURL(/\/#areas$/);
        await expect(page.locator('#areas').getByRole('heading', { level: 2 }).first()).toBeInViewport();
        await expect(closeMenu(page)).not.toBeInViewport();
        if (javaScriptEnabled) await expect(closeMenu(page)).toBeHidden();
      });
    });
  }

  test('is missing in a browser that couldn’t close it, such as Safari 16', async ({ page }) => {
    await page.goto('/about');
    await page.locator('#menu').evaluate((menu) => menu.removeAttribute('popover'));
    await expect(closeMenu(page)).toBeVisible();
    await removeSupport(page, '(:popover-open');
    await expect(closeMenu(page)).toBeHidden();
    await expect(openMenu(page)).toBeHidden();
  });

  test('closes when focus leaves it, in both directions', async ({ page }) => {
    await page.goto('/about');
    const links = header(page).locator('[popover] a');
    await openMenu(page).click();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(closeMenu(page)).toBeHidden();
    await openMenu(page).click();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect(closeMenu(page)).toBeHidden();
  });

  test('has a name, the links of the header and Book Now, and moves focus to its Close button', async ({
    page,
  }) => {
    await page.goto('/checkout');
    await openMenu(page).click();
    const menu = header(page).getByRole('navigation', { name: 'Menu', exact: true });
    await expect(menu).toBeVisible();
    const targets = { ...sections, 'Book Now': '/checkout' };
    for (const [name, target] of Object.entries(targets))
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', target);
    await expect(closeMenu(page)).toBeFocused();
  });
});
