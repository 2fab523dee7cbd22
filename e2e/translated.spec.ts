import type { Page } from '@playwright/test';
import * as inquiry from './support/inquiry';
import * as wizard from './support/wizard';
import { dishwasher, phone } from './support/content';
import { expect, test } from './support/test';
import { expectSameWords, type Act } from './support/translation';

// A browser's translation moves the texts of a page, so React can't find them. delivery.spec.ts has the endings of a
// build that sends requests.

// On a wide screen, a QR code appears later than the words.
test.describe('on a phone', { tag: '@phone' }, () => {
  test('a translated booking says the same as one in English, at every step and ending', async ({ page }) => {
    const endings = [
      ['Nothing opened', 'Email it to us', 'Nothing opened', `Call ${phone}`, 'It didn’t dial', 'I called'],
      ['Nothing opened', 'Email it to us', 'I sent it'],
      ['Nothing opened', `Call ${phone}`, 'I called'],
      ['Nothing opened', 'I sent it'],
      ['I sent it'],
    ];
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
      'Confirm booking',
      (one) => wizard.termsCheckbox(one).check(),
      'Confirm booking',
      ...endings.flatMap((ending) => [wizard.openStep3, wizard.confirm, ...ending]),
    ]);
  });

  for (const name of ['quote dialog', 'contact form'])
    test(`a translated ${name} says the same as in English, and so does its request`, async ({ page }) => {
      const isDialog = name === 'quote dialog';
      const place = (one: Page) => (isDialog ? inquiry.quoteDialog(one) : one.locator('#contact'));
      const send: Act = async (one) => {
        await inquiry.sendButton(place(one)).click();
        await expect(inquiry.sendButton(place(one))).toBeHidden();
      };
      await expectSameWords(page, place, [
        isDialog ? inquiry.openQuoteDialog : inquiry.openHome,
        (one) => inquiry.problem(place(one)).fill('It hums.'),
        // We can't answer a request without a phone number or email, so it opens no app.
        send,
        'Text it to us',
        'Change my answers',
        (one) => place(one).getByLabel('Phone').fill('612 555 0188'),
        send,
        'Nothing opened',
        'I sent it',
      ]);
    });
});

/** Lists phone numbers and prices whose first character is to the right of their last one. */
const reversedNumbers = (page: Page) =>
  page.evaluate(() => {
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

test('a page read from right to left keeps the order of its numbers', { tag: '@both' }, async ({ page }) => {
  const expectInOrder = async () => {
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await reversedNumbers(page), page.url()).toEqual([]);
  };
  await page.goto('/');
  await expectInOrder();
  await wizard.openStep2(page);
  await expectInOrder();
  await wizard.openStep3(page);
  await wizard.confirm(page);
  await expectInOrder();
  await page.getByRole('button', { name: 'Nothing opened' }).click();
  await expectInOrder();
});
