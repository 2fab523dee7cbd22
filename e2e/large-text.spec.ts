import { content } from './support/content';
import { openQuoteForm, quoteForm } from './support/inquiry';
import { changeText, cutAnswers, overflow } from './support/layout';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

test(
  'large text on a phone cuts no answer, keeps the shop’s name, and fills the rows',
  { tag: '@phone' },
  async ({ page }) => {
    /** Checks the current screen at the widths of phones. */
    const expectWhole = async () => {
      await changeText(page, 'larger');
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await cutAnswers(page), `${width} pixels wide`).toEqual([]);
        expect(await overflow(page), `${width} pixels wide`).toBe(0);
        const name = await page.getByRole('banner').getByText(content.business.name).first().boundingBox();
        expect(name?.width, `${width} pixels wide`).toBeGreaterThan(64);
        // The name has at most two lines.
        expect(name?.height, `${width} pixels wide`).toBeLessThan(60);
      }
    };
    await openQuoteForm(page);
    await quoteForm(page).getByLabel('Appliance type').selectOption('Washing Machine');
    await quoteForm(page).getByLabel('Phone').fill('(612) 555-0188');
    await expectWhole();
    const announcement = await page.getByRole('region', { name: 'Announcement' }).boundingBox();
    expect(announcement?.height).toBeLessThan(80);
    // Book Now and Call reach from edge to edge, and so do the tiles.
    const hero = page.getByRole('region', { name: /^Appliance repair/ });
    const right = async (part: typeof hero) => {
      const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
      return Math.round(x + width);
    };
    const tiles = hero.getByRole('listitem').filter({ has: page.locator('[href*="service="]') });
    const edges = await Promise.all((await tiles.all()).map(right));
    expect(Math.max(...edges)).toBe(await right(hero.getByRole('link', { name: /^Call/ })));

    await wizard.openStep2(page);
    await wizard.fillRequired(page);
    for (const state of ['WI', 'ND', 'SD', 'MN']) {
      await wizard.field(page, 'State').selectOption(state);
      await expectWhole();
    }
    await wizard.toStep3(page);
    await page.locator('summary', { hasText: 'Card details' }).click();
    await page.getByLabel('Card number').fill('4111 1111 1111 1111');
    await page.getByLabel('Expiry').fill('12 / 2029');
    await expectWhole();
  },
);
