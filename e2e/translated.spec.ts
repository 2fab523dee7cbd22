import type { Page } from '@playwright/test';
import { dishwasher, phone } from './support/content';
import * as inquiry from './support/inquiry';
import { expect, test } from './support/test';
import { expectSameWords, type Act } from './support/translation';
import * as wizard from './support/wizard';

// A browser's translation moves the texts of a page, so React can't find them. delivery.spec.ts has the endings of a
// build that sends requests.

// On a wide screen, a QR code appears later than the words.
test.describe('on a phone', { tag: '@phone' }, () => {
  test('a translated booking says the same as one in English, at every step and ending', async ({ page }) => {
    await expectSameWords(page, (one) => one.getByRole('main'), [
      wizard.openStep1,
      (one) => wizard.serviceButton(one, dishwasher).click(),
      'Continue',
      wizard.fillRequired,
      'Continue',
      'Change service address',
      'Clear my answers',
      'Undo',
      'Continue',
      wizard.confirm,
      (one) => one.getByText('Nothing opened?').click(),
      'Email it to us',
      'Copy',
      `Call ${phone}`,
    ]);
  });

  test('a translated quote form says the same as in English, and so does its request', async ({ page }) => {
    const send: Act = async (one) => {
      await inquiry.sendButton(inquiry.quoteDialog(one)).click();
      await expect(inquiry.sendButton(inquiry.quoteDialog(one))).toBeHidden();
    };
    await expectSameWords(page, inquiry.quoteDialog, [
      inquiry.openQuoteDialog,
      (one) => inquiry.problem(inquiry.quoteDialog(one)).fill('It hums.'),
      // We can't answer a request without a phone number or email, so it opens no app.
      send,
      'Text it to us',
      'Change my answers',
      (one) => inquiry.quoteDialog(one).getByLabel('Phone').fill('612 555 0188'),
      send,
    ]);
  });
});

/** Shows a page from right to left. Lists numbers whose first character is then to the right of their last one. */
const reversedNumbers = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const range = document.createRange();
    const leftOf = (node: Node, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const numbers = (node.textContent ?? '').matchAll(/[+(]?\d[\d() -]{8,}\d|\$[\d,]+/g);
      for (const { 0: number, index } of numbers)
        if (leftOf(node, index) > leftOf(node, index + number.length - 1)) found.push(number);
    }
    return found;
  });

test('a page read from right to left keeps the order of its numbers', async ({ page }) => {
  await page.goto('/');
  expect(await reversedNumbers(page)).toEqual([]);
  await wizard.openStep3(page);
  await wizard.confirm(page);
  expect(await reversedNumbers(page)).toEqual([]);
});
