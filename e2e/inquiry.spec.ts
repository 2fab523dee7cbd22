import { expectAccessible } from './support/axe';
import { phone } from './support/content';
import * as inquiry from './support/inquiry';
import { isUncovered } from './support/layout';
import { expect, test } from './support/test';

for (const [name, tag] of Object.entries({ 'quote dialog': '@desktop', 'contact form': '@phone' }))
  test(
    `the empty ${name} says that we can’t reply, and then a slow press counts`,
    { tag },
    async ({ page }) => {
      await inquiry.openHome(page);
      if (name === 'quote dialog') await inquiry.freeQuoteButton(page).click();
      else await inquiry.unfoldContactForm(page);
      const form = name === 'quote dialog' ? inquiry.quoteDialog(page) : inquiry.contactForm(page);
      await inquiry.sendButton(form).click();
      const change = page.getByRole('button', { name: 'Change my answers' });
      await expect(change).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(change)).toBe(true);
      if (name === 'quote dialog')
        await expect(form.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await change.click();

      await inquiry.problem(form).fill('It hums.');
      await form.getByLabel('Phone').focus();
      // Time passes only during the press, so that the hint about the number appears then.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.type('555');
      await inquiry.sendButton(form).hover();
      await page.mouse.down();
      await page.clock.runFor(1000);
      await page.mouse.up();
      await expect(inquiry.requestHeading(page)).toBeFocused();
    },
  );

test('if the last part of a form doesn’t load, its answers stay, it says to call, and a second try works', async ({
  page,
}) => {
  const form = await inquiry.openQuoteForm(page);
  await page.route('**/*.js', (route) => route.abort());
  await inquiry.send(form);
  await expect(form.getByRole('status').last()).toContainText(phone);
  await expect(inquiry.problem(form)).toHaveValue('It hums.');
  await page.unroute('**/*.js');
  await form.getByLabel('Phone').fill('612 555 0188');
  await inquiry.sendButton(form).click();
  await expect(inquiry.requestHeading(page)).toBeFocused();
  await expect(page.locator('#quote').getByRole('textbox')).toHaveCount(0);
});

test('the first press in a form opens the app that sends the request, even if the last screen doesn’t load', async ({
  page,
}) => {
  const opened: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('mailto:')) opened.push(message.text());
  });
  const form = await inquiry.openQuoteForm(page);
  await page.route('**/*.js', (route) => route.abort());
  await form.getByLabel('Email').fill('ana@example.com');
  await inquiry.sendButton(form).click();
  await expect(form.getByRole('status').last()).toContainText('press Send');
  expect(opened).toHaveLength(1);
});

test('closing the quote dialog restores focus and keeps the answers and the request', async ({ page }) => {
  const dialog = await inquiry.openQuoteDialog(page);
  await dialog.getByLabel('Name').fill('Ana');
  const close = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    // A press outside of it presses nothing on the page behind it.
    () => page.mouse.click(3, 3),
  ];
  await page.keyboard.press('Escape');
  for (const button of await page.getByRole('button', { name: 'Free quote', exact: true }).all())
    for (const act of close) {
      await button.click();
      await expect(dialog.getByRole('heading')).toBeFocused();
      await act();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  await inquiry.freeQuoteButton(page).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ana');
  await inquiry.send(dialog, 'It sparks.');
  await expect(inquiry.requestHeading(page)).toBeFocused();
  await expectAccessible(page, 'the dialog with a request');
  await page.keyboard.press('Escape');
  await inquiry.freeQuoteButton(page).click();
  await expect(dialog.getByText('It sparks.')).toBeVisible();
});
