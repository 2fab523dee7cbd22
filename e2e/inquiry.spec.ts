import { expectAccessible } from './support/axe';
import { phone } from './support/content';
import {
  contactForm,
  freeQuoteButton,
  openHome,
  openQuoteDialog,
  openQuoteForm,
  problem,
  quoteDialog,
  requestHeading,
  send,
  sendButton,
} from './support/inquiry';
import { isUncovered } from './support/layout';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

test('a double click makes one request and presses nothing on the next screen', async ({ page }) => {
  const form = await openQuoteForm(page);
  await problem(form).fill('It hums.');
  await sendButton(form).dblclick();
  await expect(requestHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quote request' })).toHaveCount(1);
  await expect(page.getByText('Your request as text')).toHaveCount(0);
});

test('going to another page and back keeps the answers', async ({ page }) => {
  const form = await openQuoteForm(page);
  // An unload listener keeps the page out of the back/forward cache.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  const appliance = form.getByLabel('Appliance type');
  await form.getByLabel('Name').fill('Ana');
  await appliance.selectOption('Dryer');
  await page.goto('/about');
  await page.goBack();
  await expect(form.getByLabel('Name')).toHaveValue('Ana');
  await expect(appliance.locator('option:checked')).toHaveText('Dryer');
});

for (const name of ['quote dialog', 'contact form'])
  test(
    `a slow press in the ${name} counts, even if a hint was about to appear`,
    { tag: '@both' },
    async ({ page, hasTouch }) => {
      await openHome(page);
      if (name === 'quote dialog') await freeQuoteButton(page).click();
      const form = name === 'quote dialog' ? quoteDialog(page) : contactForm(page);
      await problem(form).fill('It hums.');
      await form.getByLabel('Phone').focus();
      await wizard.typeAndPressSlowly(page, { text: '555', button: sendButton(form), byTouch: hasTouch });
      await expect(requestHeading(page)).toBeFocused();
    },
  );

test.describe('when the last part of a form does not load', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_FAILED/] });

  test('the answers stay, the phone number is there, and a second try works', async ({ page }) => {
    const form = await openQuoteForm(page);
    await page.route('**/*.js', (route) => route.abort());
    await send(form);
    await expect(form.getByRole('status').last()).toContainText(phone);
    await expect(problem(form)).toHaveValue('It hums.');
    await page.unroute('**/*.js');
    await sendButton(form).click();
    await expect(requestHeading(page)).toBeFocused();
  });
});

test.describe('the quote dialog', () => {
  test('opens from every Free quote button, and Escape and Close restore focus', async ({ page }) => {
    await openHome(page);
    const dialog = quoteDialog(page);
    const buttons = await page.getByRole('button', { name: 'Free quote', exact: true }).all();
    expect(buttons).not.toEqual([]);
    for (const button of buttons) {
      await button.click();
      await expect(dialog.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('closes on a press outside of it, and keeps the answers and the request', async ({ page }) => {
    const dialog = await openQuoteDialog(page);
    await dialog.getByLabel('Name').fill('Ana');
    // This presses nothing on the page behind it.
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
    await freeQuoteButton(page).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ana');
    await send(dialog, 'It sparks.');
    await expect(requestHeading(page)).toBeFocused();
    await expectAccessible(page, 'the dialog with a request');
    await page.keyboard.press('Escape');
    await freeQuoteButton(page).click();
    await expect(dialog.getByText('It sparks.')).toBeVisible();
  });
});

for (const name of ['quote dialog', 'contact form'])
  test(
    `with nothing in it, the ${name} goes back to the appliance, and shows its label and what is missing`,
    { tag: '@both' },
    async ({ page }) => {
      await openHome(page);
      if (name === 'quote dialog') await freeQuoteButton(page).click();
      const form = name === 'quote dialog' ? quoteDialog(page) : contactForm(page);
      await sendButton(form).click();
      await expect(form.getByLabel('Appliance type')).toBeFocused();
      const label = form.getByText('Appliance type', { exact: true });
      for (const text of [label, form.getByText(/^Choose an appliance, or/)]) {
        await expect(text).toBeInViewport({ ratio: 1 });
        expect(await isUncovered(text)).toBe(true);
      }
      if (name === 'quote dialog')
        await expect(form.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    },
  );
