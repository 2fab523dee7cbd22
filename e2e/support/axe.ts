import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

type Look = Parameters<Page['emulateMedia']>[0];

const looks: Record<string, { look: Look; options: RunOptions }> = {
  light: { look: { colorScheme: 'light', forcedColors: 'none' }, options: {} },
  // Only colors differ from light.
  dark: {
    look: { colorScheme: 'dark', forcedColors: 'none' },
    options: { runOnly: ['color-contrast', 'link-in-text-block'] },
  },
  // The user sets the contrast, but axe measures the page's own colors.
  'forced colors': {
    look: { colorScheme: 'light', forcedColors: 'active' },
    options: { rules: { 'color-contrast': { enabled: false } } },
  },
};

/** Checks the page in every color scheme against the axe rules, including best practices. */
export async function expectAccessible(page: Page, state: string) {
  // Evaluated by Playwright, because the page's policy doesn't allow evaluating text.
  await page.evaluate(axe.source);
  for (const [name, { look, options }] of Object.entries(looks)) {
    // Ignores colors during a transition.
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    const { violations } = await page.evaluate(
      (given): Promise<AxeResults> => Reflect.get(window, 'axe').run(given),
      options,
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${state}, ${name}`).toEqual([]);
  }
}
