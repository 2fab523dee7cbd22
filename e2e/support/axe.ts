import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

type Look = Parameters<Page['emulateMedia']>[0];

/** The user's own colors have the contrast that the user chose, and axe reads the page's (-webkit-text-fill-color). */
const rulesOf = (look: Look) =>
  look?.forcedColors === 'active' ? { 'color-contrast': { enabled: false } } : {};

const looks: Record<string, Look> = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
};

/** Holds the page as it stands, in every look, to every rule of axe, best practices included. */
export async function expectAccessible(page: Page, state: string) {
  // Evaluated from outside, because the page's own policy lets no text become code.
  await page.evaluate(axe.source);
  for (const [name, look] of Object.entries(looks)) {
    // A color on its way to another one is no fault.
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    const { violations } = await page.evaluate(
      (rules): Promise<AxeResults> => Reflect.get(window, 'axe').run({ rules }),
      rulesOf(look),
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${state}, ${name}`).toEqual([]);
  }
}
