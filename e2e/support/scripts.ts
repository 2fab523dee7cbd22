import { expect, type Page } from '@playwright/test';
import { isAddedScript } from './pages';

/** Waits until React has taken the page over: only then does it take this attribute away. */
export const hydrated = (page: Page) => expect(page.locator('[data-waiting]')).toHaveCount(0);

/** Keeps the page's scripts from arriving until the test lets them. Open the page with `early`. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isAddedScript, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

/** Opens a page whose scripts are held back, which would delay its load event for ever. */
export const early = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Counts how often the page itself is loaded. */
export function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** Records every layout shift that no input explains, as CLS counts them. Call it before the page opens. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        shifts.push(sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)).join(' and '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  /** What has moved so far, once the screen shows the latest state. */
  return () =>
    page.evaluate(async (): Promise<string[]> => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return Reflect.get(window, 'shifts');
    });
}

/** How far the page reaches beyond the right edge of the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
