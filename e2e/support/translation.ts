import { expect, type Locator, type Page } from '@playwright/test';
import { wrapTexts } from '@/lib/text/translate.test-helper';

/** The name of a button or link to press, or a function that does something else. */
export type Act = string | ((page: Page) => Promise<unknown>);

/** Acts on two pages, translates the second after each act, and expects both to show the same words here. */
export async function expectSameWords(plain: Page, place: (page: Page) => Locator, acts: readonly Act[]) {
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
    await translated.evaluate(wrapTexts);
  }
}

function press(place: Locator, name: string) {
  const exactly = { name, exact: true };
  return place.getByRole('button', exactly).or(place.getByRole('link', exactly)).click();
}
