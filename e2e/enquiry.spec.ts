import type { Page } from '@playwright/test';
import { comeToTheForms } from './support/forms';
import { expect, test } from './support/test';

const quoteForm = (page: Page) => page.getByRole('form', { name: 'Get a free quote' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Free quote' });
const freeQuoteButtons = (page: Page) => page.getByRole('button', { name: 'Free quote', exact: true });
const ready = (page: Page) => page.getByRole('heading', { name: 'Your request is ready' });
const reference = (page: Page) => page.getByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/);

async function openHome(page: Page) {
  await page.goto('/');
  await comeToTheForms(page);
}

test('the hero’s quote form ends in a request that is ready, and nothing has been sent', async ({ page }) => {
  await openHome(page);
  const form = quoteForm(page);
  await form.getByLabel('Name').fill('Ngọc Trần');
  await form.getByLabel('Phone').fill('612 555 0177');
  await form.getByLabel('Email').fill('ngoc@example.com');
  await form.getByLabel('Appliance type').selectOption('Oven/Stove');
  await form.getByLabel('Problem description').fill('One burner won’t light.');
  await form.getByLabel('Preferred service date').fill('2099-03-09');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(ready(page)).toBeFocused();
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
  await expect(page.getByText('Monday, March 9, 2099')).toBeVisible();
  await expect(page.getByText('Ngọc Trần')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the contact form ends in the same way, and leads back with everything typed kept', async ({ page }) => {
  await openHome(page);
  const form = page.locator('#contact').getByRole('form');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Ruiz');
  await form.getByLabel('Appliance type').selectOption('Oven/Range');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(ready(page)).toBeFocused();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await expect(form).toBeFocused();
  await expect(form.getByLabel('Last name')).toHaveValue('Ruiz');
  await expect(form.getByLabel('Appliance type')).toHaveValue('Oven/Range');
});

test('every Free quote button opens the dialog with the appliance beside it, and gets the focus back', async ({
  page,
}) => {
  await openHome(page);
  const buttons = await freeQuoteButtons(page).all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const appliance = (await button.getAttribute('data-appliance')) ?? '';
    await button.click();
    await expect(dialogOf(page).getByLabel('Appliance type')).toHaveValue(appliance);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a button beside an appliance brings it along, but never over what the visitor chose', async ({
  page,
}) => {
  await openHome(page);
  const button = freeQuoteButtons(page).first();
  const choice = dialogOf(page).getByLabel('Appliance type');
  const openWith = async (appliance: string) => {
    await button.evaluate((element, value) => element.setAttribute('data-appliance', value), appliance);
    await button.click();
  };
  await openWith('Dishwasher');
  await expect(choice).toHaveValue('Dishwasher');
  await page.keyboard.press('Escape');
  await openWith('Microwave');
  await expect(choice).toHaveValue('Microwave');
  await choice.selectOption('Dryer');
  await page.keyboard.press('Escape');
  await openWith('Dishwasher');
  await expect(choice).toHaveValue('Dryer');
});

test('while the dialog is open nothing behind it can be reached; a press beside it closes it and loses nothing', async ({
  page,
}) => {
  await openHome(page);
  const button = freeQuoteButtons(page).first();
  await button.click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name').fill('Ana');
  const header = page.locator('body > header');
  await expect(header).toHaveAttribute('inert');
  // Past the last of the dialog's fields, in both directions.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press(key);
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
  }
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
  await expect(header).not.toHaveAttribute('inert');
  await button.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ana');
});

test('a quote asked for in the dialog is ready in the dialog', async ({ page }) => {
  await openHome(page);
  await freeQuoteButtons(page).first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name').fill('Ana');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your request is ready' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(freeQuoteButtons(page).first()).toBeFocused();
  await freeQuoteButtons(page).first().click();
  await expect(dialog.getByText('Ana')).toBeVisible();
});

test('the browser objects to a wrong email address in its own words', async ({ page }) => {
  await openHome(page);
  const form = quoteForm(page);
  const email = form.getByLabel('Email');
  await email.fill('nobody');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(email).toBeFocused();
  const message = await email.evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(message).not.toBe('');
  await expect(email).toHaveAccessibleDescription(message);
  await expect(ready(page)).toHaveCount(0);
});

test('a double click makes one request and presses nothing behind it', async ({ page }) => {
  await openHome(page);
  const form = quoteForm(page);
  await form.getByLabel('Name').fill('Ana');
  const button = form.getByRole('button', { name: 'Get my free quote' });
  await button.dblclick();
  await expect(ready(page)).toBeFocused();
  await expect(reference(page)).toHaveCount(1);
  await expect(page.locator('.work-order').getByRole('status')).toBeEmpty();
});

for (const kept of [true, false]) {
  test(`what was typed is there on the way back, ${kept ? 'with the page kept' : 'with the page loaded anew'}`, async ({
    page,
  }) => {
    await openHome(page);
    // A page that listens for its unloading isn't kept by the browser.
    if (!kept) await page.evaluate(() => addEventListener('unload', () => undefined));
    const form = quoteForm(page);
    await form.getByLabel('Name').fill('Ana');
    await form.getByLabel('Appliance type').selectOption('Dryer');
    await form.getByLabel('Problem description').fill('It hums.');
    await page.goto('/about');
    await page.goBack();
    await comeToTheForms(page);
    await expect(form.getByLabel('Name')).toHaveValue('Ana');
    await expect(form.getByLabel('Appliance type')).toHaveValue('Dryer');
    await expect(form.getByLabel('Problem description')).toHaveValue('It hums.');
  });
}

test('before the page listens nothing is lost: not what is typed, not a press, and no address grows', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const form = quoteForm(page);
  await form.getByLabel('Name').fill('Early Bird');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page).toHaveURL('/');
  await freeQuoteButtons(page).first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name').fill('Early Caller');
  await dialog.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(dialog).toBeVisible();
  release();
  // Both presses count now, each once.
  await expect(dialog.getByText('Early Caller')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Early Bird')).toBeVisible();
});

test.describe('when the last part of the form does not load', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_FAILED/] });

  test('the answers stay, the phone number is there, and a second try works', async ({ page }) => {
    await openHome(page);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    const form = quoteForm(page);
    await form.getByLabel('Name').fill('Ana');
    const button = form.getByRole('button', { name: 'Get my free quote' });
    await button.click();
    await expect(form.getByRole('status')).toContainText('(612) 555-0142');
    await expect(form.getByLabel('Name')).toHaveValue('Ana');
    await page.unroute('**/_next/static/**/*.js');
    await button.click();
    await expect(ready(page)).toBeFocused();
  });
});

test('who only looks at the page loads nothing of what ends a form', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openHome(page);
  const before = scripts.length;
  await quoteForm(page).getByLabel('Name').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms point to phone and email instead of a button, and the dialog still opens', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(quoteForm(page).getByText(/This form needs JavaScript.*\(612\) 555-0142/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get my free quote' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
    await freeQuoteButtons(page).first().click();
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogOf(page)).toBeHidden();
  });
});
