import { expect, type Page } from '@playwright/test';
import { isAddedScript } from './pages';

/** Waits for hydration, which removes this attribute. */
export const hydrated = (page: Page) => expect(page.locator('[data-waiting]')).toHaveCount(0);

/** Holds back files of the page until the test releases them. Open the page with `early`. */
export async function hold(page: Page, files: Parameters<Page['route']>[0]) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

export const holdScripts = (page: Page) => hold(page, isAddedScript);

/** Opens a page without waiting for its load event, because some of its files are held back. */
export const early = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Counts how often the page is loaded. */
export function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/**
 * Records layout shifts without recent input, as CLS does. We ignore those too small to see, because on a busy machine
 * a frame may be painted while the page is still parsed. Call before opening the page.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') || Reflect.get(entry, 'value') < 0.004) continue;
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        );
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const markup = node?.parentElement?.outerHTML.slice(0, 200);
          shifts.push(`from ${from.x}, ${from.y} to ${to.x}, ${to.y}: ${markup}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  /** The layout shifts so far, after the latest frame. */
  return () =>
    page.evaluate(async (): Promise<string[]> => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return Reflect.get(window, 'shifts');
    });
}

/** The horizontal overflow of the page, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lists texts that an element around them hides in part, such as "Saint Louis…". */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    // Elements for screen readers are a pixel wide.
    const isVisible = (element: HTMLElement | null) => (element?.offsetWidth ?? 0) > 1;
    const isInside = (text: DOMRect, frame: DOMRect) =>
      text.top > frame.top - 6 &&
      text.left > frame.left - 2 &&
      text.right < frame.right + 2 &&
      text.bottom < frame.bottom + 6;
    const textsIn = (element: HTMLElement) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode())
        if (isVisible(walker.currentNode.parentElement)) texts.push(walker.currentNode);
      return texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return { words: range.toString(), box: range.getBoundingClientRect() };
      });
    };
    return [...document.querySelectorAll<HTMLElement>('main *, [role="region"] *')]
      .filter((element) => isVisible(element) && getComputedStyle(element).overflow !== 'visible')
      .flatMap((element) => {
        const frame = element.getBoundingClientRect();
        const cut = textsIn(element).filter(({ box }) => box.width > 0 && !isInside(box, frame));
        return cut.map(({ words }) => words);
      });
  });

/** Makes the page ignore rules with `known`, as a browser that doesn't know it would. */
export const forget = (page: Page, known: string, unknown: string) =>
  page.locator('style').evaluate(
    (style, [from, to]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style.innerHTML.replaceAll(from, to));
      document.adoptedStyleSheets = [sheet];
      style.remove();
    },
    [known, unknown] as const,
  );

/** Makes the text twice as large, or adds the spacing that must not break a page (WCAG 2.2, 1.4.12). */
export const setText = (page: Page, how: 'large' | 'spaced') =>
  page.evaluate(
    ([css]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    [
      how === 'large'
        ? 'html { font-size: 200%; }'
        : '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } ' +
          'p { margin-bottom: 2em !important; }',
    ] as const,
  );
