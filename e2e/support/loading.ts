import { expect, type Page } from '@playwright/test';
import { isAddedScript } from './pages';

/** Waits for hydration, which removes this attribute. */
export const hydrated = (page: Page) => expect(page.locator('[data-waiting]')).toHaveCount(0);

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Holds back files of the page, and returns a function that releases them. */
export async function holdBack(page: Page, files: Parameters<Page['route']>[0]) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page without its scripts, and returns a function that lets them load. */
export async function openUnhydrated(page: Page, path: string) {
  const release = await holdBack(page, isAddedScript);
  // The load event doesn't fire while files are held back.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Counts how often the page is loaded. */
export function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}
