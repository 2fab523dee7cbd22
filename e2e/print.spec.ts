import type { Page } from '@playwright/test';
import { content } from './support/content';
import { openQuoteDialog, openQuoteForm, requestHeading, send } from './support/inquiry';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

/** US Letter with the default margins of browsers. */
const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

/** Counts the sheets of paper that Chromium prints. */
const sheets = async (page: Page) =>
  (await page.pdf({ format: 'Letter', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const whiteOrTransparent = /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)|(lab|oklch)\((1|100)%? 0 0\))$/;
const black = /^(rgb\(0, 0, 0\)|(lab|oklch)\(0%? 0 0\))$/;

test('every page prints black on white, without interactive elements', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path } of pages) {
    await page.goto(path);
    const backgrounds = await page.locator('body, section, footer, header').evaluateAll((parts) => {
      const visible = parts.filter((part) => part.checkVisibility());
      return visible.map((part) => getComputedStyle(part).backgroundColor);
    });
    for (const background of backgrounds) expect(background, path).toMatch(whiteOrTransparent);
    await expect(page.locator('body')).toHaveCSS('color', black);
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'Book Now' }).first()).toBeHidden();
    const { name, phone, email, address } = content.business;
    const header = page.getByRole('banner');
    await expect(header.locator('svg, img').first()).toBeVisible();
    for (const fact of [name, `${phone} · ${email}`, address.street ?? ''])
      await expect(header.getByText(fact).first()).toBeVisible();
  }
});

test('a booking prints on one page, like a work order', async ({ page }) => {
  await wizard.openStep3(page);
  await wizard.confirm(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  for (const text of [wizard.referenceFormat, 'Monday, March 9, 2099'])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  expect(await sheets(page)).toBe(1);
});

test('a quote request prints without the rest of the page, unless its dialog is closed', async ({ page }) => {
  await send(await openQuoteForm(page));
  await expect(requestHeading(page)).toBeFocused();
  expect(await sheets(page)).toBe(1);
  await send(await openQuoteDialog(page));
  await expect(requestHeading(page)).toBeFocused();
  expect(await sheets(page)).toBe(1);
  await page.keyboard.press('Escape');
  expect(await sheets(page)).toBeGreaterThan(1);
});
