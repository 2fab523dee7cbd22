import type { Page } from '@playwright/test';
import * as wizard from './support/wizard';
import { dishwasher, phone } from './support/content';
import { expect, test } from './support/test';
import { booking, expectSameWords, inquiries, type Act } from './support/translation';

// A browser's translation moves the texts of a page, so React can't find them. delivery.spec.ts has the endings of a
// build that sends requests.

const call = `Call ${phone}`;

/** What visitors can press after their messages app has opened, in order, until the request is done. */
const endings: readonly Act[][] = [
  ['Nothing opened', 'Email it to us', 'Nothing opened', call, 'It didn’t dial', 'I called'],
  ['Nothing opened', 'Email it to us', 'I sent it'],
  ['Nothing opened', call, 'I called'],
  ['Nothing opened', 'I sent it'],
  ['I sent it'],
];

// On a wide screen, a QR code appears later than the words.
test.describe('on a phone', { tag: '@phone' }, () => {
  test('a translated booking says the same as one in English, at every step and ending', async ({ page }) => {
    const { place, open, submit } = booking;
    await expectSameWords(page, place, [
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
      ...endings.flatMap((ending) => [open, submit, ...ending]),
    ]);
  });

  for (const [name, { place, open, submit }] of Object.entries(inquiries))
    test(`a translated ${name} says the same as one in English, at every ending`, async ({ page }) => {
      const addPhone: Act = (one) => place(one).getByLabel('Phone').fill('612 555 0188');
      // We can't answer a request without a phone number or email, so it opens no app.
      const unreachable: Act[] = [open, submit, 'Text it to us', 'I sent it'];
      const reachable = endings.flatMap((ending) => ['Change my answers', addPhone, submit, ...ending]);
      await expectSameWords(page, place, [...unreachable, ...reachable]);
    });
});

/** Lists phone numbers and prices that are painted in another order than they are written. */
const reorderedNumbers = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    /** A number that grows in the order of reading: first by line, and then from left to right. */
    const placeOf = (node: Node, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { x, y } = range.getBoundingClientRect();
      return y * 10_000 + x;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const numbers = (node.textContent ?? '').matchAll(/[+(]?\d[\d() -]{8,}\d|\$[\d,]+/g);
      for (const { 0: number, index } of numbers) {
        const places = [...number].map((_, offset) => placeOf(node, index + offset));
        const isInOrder = places.every((place, offset) => place >= (places[offset - 1] ?? place));
        if (!isInOrder) found.push(number);
      }
    }
    return found;
  });

test(
  'phone numbers and prices keep their order in a page that is read from right to left',
  { tag: '@both' },
  async ({ page }) => {
    const expectInOrder = async (where: string) => {
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect(await reorderedNumbers(page), where).toEqual([]);
    };
    for (const path of ['/', '/business-info', '/terms', '/no-such-page']) {
      await page.goto(path);
      await expectInOrder(path);
    }
    await wizard.openStep2(page);
    await expectInOrder('step 2');
    await wizard.openStep3(page);
    await expectInOrder('step 3');
    await wizard.confirm(page);
    await expectInOrder('a request');
    await page.getByRole('button', { name: 'Nothing opened' }).click();
    await expectInOrder('another way to send it');
  },
);
