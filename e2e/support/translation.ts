import { expect, type Locator, type Page } from '@playwright/test';
import { wrapTexts } from '@/lib/text/translate.test-helper';
import { contactForm, openHome, openQuoteDialog, problem, quoteDialog, sendButton } from './inquiry';
import * as wizard from './wizard';

export const translate = (page: Page) => page.evaluate(wrapTexts);

/** The name of a button or link to press, or a function that does something else. */
export type Act = string | ((page: Page) => Promise<unknown>);

/** A form, the part of the page in which its request appears, and how to fill it in and to send it. */
type Form = { place: (page: Page) => Locator; open: Act; submit: Act };

export const booking: Form = {
  place: (page) => page.getByRole('main'),
  open: wizard.openStep3,
  async submit(page) {
    await wizard.confirm(page);
  },
};

export const inquiries: Record<string, Form> = {
  'quote dialog': {
    place: quoteDialog,
    open: async (page) => problem(await openQuoteDialog(page)).fill('It hums.'),
    submit: (page) => sendInquiry(quoteDialog(page)),
  },
  'contact form': {
    place: (page) => page.locator('#contact'),
    async open(page) {
      await openHome(page);
      await problem(contactForm(page)).fill('It hums.');
    },
    submit: (page) => sendInquiry(page.locator('#contact')),
  },
};

async function sendInquiry(place: Locator) {
  await sendButton(place).click();
  await expect(sendButton(place)).toBeHidden();
}

/** Acts on two pages, translates the second one after each act, and expects both to show the same words. */
export async function expectSameWords(plain: Page, place: Form['place'], acts: readonly Act[]) {
  const translated = await plain.context().newPage();
  await plain.context().clock.setFixedTime(new Date('2026-12-08T12:00:00-06:00'));
  for (const [index, act] of acts.entries()) {
    for (const page of [plain, translated]) {
      // A browser draws background tabs only once a second, and each press would wait for that.
      await page.bringToFront();
      await (typeof act === 'string' ? press(place(page), act) : act(page));
    }
    const words = await place(plain).innerText();
    await expect(place(translated), `${index}: ${String(act)}`).toHaveText(words, { useInnerText: true });
    await translate(translated);
  }
}

function press(place: Locator, name: string) {
  const exactly = { name, exact: true };
  return place.getByRole('button', exactly).or(place.getByRole('link', exactly)).click();
}
