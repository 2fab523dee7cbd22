import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Holds the page as it stands to every rule of axe, best practices included. */
export async function expectAccessible(page: Page, when: string) {
  // A function, because the page's own policy lets no text become code.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((): Promise<AxeResults> => Reflect.get(window, 'axe').run());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, when).toEqual([]);
}
