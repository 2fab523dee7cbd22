import { dishwasher, fillRequired, goOn, serviceButton, terms } from './support/booking';
import { phone } from './support/content';
import { hydrated } from './support/scripts';
import { test } from './support/test';
import { booking, expectSameWords, inquiries, type Act } from './support/translation';

// A browser's translation moves the texts of a page, so that React can't find them. The walks run on a phone, because a
// wide screen draws a code for the phone at some later time. delivery.spec.ts has the endings of a build that sends.

const call = `Call ${phone}`;

/** What follows once the press has opened the visitor's messages. */
const endings: readonly Act[][] = [
  ['Nothing opened', 'Email it to us', 'Nothing opened', call, 'It didn’t dial', 'I called'],
  ['Nothing opened', 'Email it to us', 'I sent it'],
  ['Nothing opened', call, 'I called'],
  ['Nothing opened', 'I sent it'],
  ['I sent it'],
];

test(
  'a translated booking says the same as one in English, at every step and ending',
  { tag: '@phone' },
  async ({ page }) => {
    const { place, open, submit } = booking;
    await expectSameWords(page, place, [
      (one) => one.goto('/checkout').then(() => hydrated(one)),
      (one) => serviceButton(one, dishwasher).click(),
      'Continue',
      (one) => fillRequired(one).then(() => goOn(one)),
      'Change service address',
      'Clear my answers',
      'Undo',
      'Continue',
      'Confirm booking',
      (one) => terms(one).check(),
      'Confirm booking',
      ...endings.flatMap((ending) => [open, submit, ...ending]),
    ]);
  },
);

for (const [name, { place, open, submit }] of Object.entries(inquiries))
  test(
    `a translated ${name} says the same as one in English, at every ending`,
    { tag: '@phone' },
    async ({ page }) => {
      const addPhone: Act = (one) => place(one).getByLabel('Phone').fill('612 555 0188');
      // A request without a way to answer it opens no app.
      const unreachable: Act[] = [open, submit, 'Text it to us', 'I sent it'];
      const reachable = endings.flatMap((ending) => ['Change my answers', addPhone, submit, ...ending]);
      await expectSameWords(page, place, [...unreachable, ...reachable]);
    },
  );
