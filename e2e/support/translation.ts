import { expect, type Locator, type Page } from '@playwright/test';
import { wrapTexts } from '@/lib/text/translate.test-helper';
import { confirm, reference, shownReference, toStep3 } from './booking';
import { dialogOf, freeQuote, openHome } from './inquiry';

export const translate = (page: Page) => page.evaluate(wrapTexts);

/** The name of a button or link to press, or a function that does something else. */
export type Act = string | ((page: Page) => Promise<unknown>);

/** Where a visitor asks for a repair: how to open and fill it in, and how to send the request. */
type Form = { place: (page: Page) => Locator; open: Act; submit: Act };

const inquiry = (place: Form['place'], button: string, open = openHome): Form => ({
  place,
  open: (page) => open(page).then(() => place(page).getByLabel('Problem description').fill('It hums.')),
  async submit(page) {
    await place(page).getByRole('button', { name: button }).click();
    await expect(place(page)).toContainText(reference);
  },
});
const openDialog = (page: Page) => openHome(page).then(() => freeQuote(page).click());

export const inquiries = {
  'quote dialog': inquiry(dialogOf, 'Get my free quote', openDialog),
  'contact form': inquiry((page) => page.locator('#contact'), 'Send message'),
};
export const booking: Form = {
  place: (page) => page.getByRole('main'),
  open: toStep3,
  submit: (page) => confirm(page).then(() => shownReference(page)),
};

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
