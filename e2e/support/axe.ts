import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

type Look = Parameters<Page['emulateMedia']>[0];

/** In forced colors the user sets the contrast, but axe measures the page's own colors. */
const rulesOf = (look: Look) =>
  look?.forcedColors === 'active' ? { 'color-contrast': { enabled: false } } : {};

const looks: Record<string, Look> = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
};

/** Checks the page in every color scheme against all axe rules, including best practices. */
export async function expectAccessible(page: Page, state: string) {
  // Evaluated by Playwright, because the page's policy doesn't allow evaluating text.
  await page.evaluate(axe.source);
  for (const [name, look] of Object.entries(looks)) {
    // Ignores colors during a transition.
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    const { violations } = await page.evaluate(
      (rules): Promise<AxeResults> => Reflect.get(window, 'axe').run({ rules }),
      rulesOf(look),
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${state}, ${name}`).toEqual([]);
  }
}
