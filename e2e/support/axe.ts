import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

type Look = Parameters<Page['emulateMedia']>[0];

const looks: Record<string, { look: Look; options: RunOptions }> = {
  light: { look: { colorScheme: 'light' }, options: {} },
  // Only colors differ from light.
  dark: {
    look: { colorScheme: 'dark' },
    options: { runOnly: ['color-contrast', 'link-in-text-block'] },
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
