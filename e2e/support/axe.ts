import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * Checks the page against the axe rules, including best practices, in every color scheme. Also checks that the style
 * sheet has each class of the page, because no other tool reports a misspelled class.
 */
export async function expectAccessible(page: Page, state: string) {
  expect(await classesWithoutRule(page), state).toEqual([]);
  // Playwright evaluates the text of axe, because the page's policy doesn't allow that.
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Reduced motion has no transitions, so axe sees the final colors.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Dark mode changes only colors.
    const inDark: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
    const { violations } = await page.evaluate(
      (given): Promise<AxeResults> => Reflect.get(window, 'axe').run(given),
      colorScheme === 'dark' ? inDark : {},
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}

const classesWithoutRule = (page: Page) =>
  page.evaluate(() => {
    const css = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    const inRules = css.join('').matchAll(/\.((?:\\.|[\w-])+)/g);
    const known = new Set([...inRules].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return [...new Set(used)].filter((name) => !known.has(name));
  });
