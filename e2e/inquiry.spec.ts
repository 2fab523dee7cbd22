import type { Locator, Page } from '@playwright/test';
import { phone } from './support/content';
import {
  contactForm,
  dialogOf,
  freeQuote,
  openHome,
  openQuote,
  quoteForm,
  ready,
  send,
} from './support/inquiry';
import { typeAndPressSlowly } from './support/booking';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const reference = (page: Page) => page.getByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
const chosen = (form: Locator) => form.getByLabel('Appliance type').locator('option:checked');

test('a double click makes one request and presses nothing on the next screen', async ({ page }) => {
  await openQuote(page);
  await quoteForm(page).getByLabel('Problem description').fill('It hums.');
  await quoteForm(page).getByRole('button', { name: 'Get my free quote' }).dblclick();
  await expect(ready(page)).toBeVisible();
  await expect(reference(page)).toHaveCount(1);
  await expect(page.getByText('Your request as text')).toHaveCount(0);
});

test('going to another page and back keeps the answers', async ({ page }) => {
  await openQuote(page);
  // An unload listener keeps the page out of the back/forward cache.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  const form = quoteForm(page);
  await form.getByLabel('Name').fill('Ana');
  await form.getByLabel('Appliance type').selectOption('Dryer');
  await page.goto('/about');
  await page.goBack();
  await expect(form.getByLabel('Name')).toHaveValue('Ana');
  await expect(chosen(form)).toHaveText('Dryer');
});

const inForms = { 'quote dialog': dialogOf, 'contact form': contactForm };
for (const [name, formOf] of Object.entries(inForms))
  test(
    `a slow press in the ${name} counts, even if a hint was about to appear`,
    { tag: '@both' },
    async ({ page, hasTouch }) => {
      await openHome(page);
      if (formOf === dialogOf) await freeQuote(page).click();
      const form = formOf(page);
      await form.getByLabel('Problem description').fill('It hums.');
      await form.getByLabel('Phone').focus();
      const button = form.getByRole('button', { name: /free quote$|^Send message/ });
      await typeAndPressSlowly(page, { text: '555', button, byTouch: hasTouch });
      await expect(ready(page)).toBeFocused();
    },
  );

test.describe('when the last part of a form does not load', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_FAILED/] });

  test('the answers stay, the phone number is there, and a second try works', async ({ page }) => {
    await openQuote(page);
    await page.route('**/*.js', (route) => route.abort());
    const form = quoteForm(page);
    await form.getByLabel('Problem description').fill('It hums.');
    await send(form);
    await expect(form.getByRole('status').last()).toContainText(phone);
    await expect(form.getByLabel('Problem description')).toHaveValue('It hums.');
    await page.unroute('**/*.js');
    await send(form);
    await expect(ready(page)).toBeFocused();
  });
});

test.describe('the quote dialog', () => {
  test('opens from every Free quote button; Escape and Close restore focus', async ({ page }) => {
    await openHome(page);
    const buttons = await page.getByRole('button', { name: 'Free quote', exact: true }).all();
    expect(buttons).not.toEqual([]);
    for (const button of buttons) {
      await button.click();
      await expect(dialogOf(page).getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('closes on a press outside of it, keeps the answers and prepares a request', async ({ page }) => {
    await openHome(page);
    await freeQuote(page).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Name').fill('Ana');
    // This presses nothing on the page behind it.
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
    await freeQuote(page).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ana');
    await dialog.getByLabel('Problem description').fill('It sparks.');
    await send(dialog);
    await expect(ready(page)).toBeFocused();
    await expectAccessible(page, 'the dialog with a request');
    await page.keyboard.press('Escape');
    await freeQuote(page).click();
    await expect(dialog.getByText('It sparks.')).toBeVisible();
  });

  test(
    'shows what is missing without scrolling, and Close stays visible',
    { tag: '@phone' },
    async ({ page }) => {
      await openHome(page);
      await freeQuote(page).click();
      const dialog = dialogOf(page);
      await send(dialog);
      await expect(dialog.getByText(/^Please choose an appliance/)).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    },
  );
});
