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

/** Opens a page some of whose files are held back, without waiting for its load event. */
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
 * Records layout shifts without recent input, as CLS does, but for those too small to see: on a busy
 * machine, a frame that is painted while the page is still read moves a word. Call before opening the page.
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

/** Texts of which an element around them hides a part: "Saint Louis…". */
export const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, [role="region"] *')].flatMap((element) => {
      // One for screen readers is a pixel wide.
      if (element.offsetWidth <= 1 || getComputedStyle(element).overflow === 'visible') return [];
      const frame = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isTiny = (texts.currentNode.parentElement?.offsetWidth ?? 0) <= 1;
        const { top, right, bottom, left, width } = range.getBoundingClientRect();
        const isInside =
          top > frame.top - 6 &&
          left > frame.left - 2 &&
          right < frame.right + 2 &&
          bottom < frame.bottom + 6;
        if (width > 0 && !isTiny && !isInside) cut.push(range.toString());
      }
      return cut;
    }),
  );

/** Reads the style sheet like a browser that doesn't know something in it. */
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

/** Sets the text twice as large, or with the space that must not break a page (WCAG 2.2, 1.4.12). */
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
