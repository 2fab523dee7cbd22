import { expect, type Locator, type Page } from '@playwright/test';

/** LayoutShift, which TypeScript's types don't have. */
type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] };

/**
 * Records layout shifts without recent input, as CLS does. We ignore shifts that are too small to see, because on a
 * busy machine a frame may be painted while the page is still parsed. Call this before opening the page.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value < 0.004) continue;
        for (const { node } of sources) shifts.push(`${node?.parentElement?.outerHTML.slice(0, 200)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  /** Waits for the latest frame, and returns the layout shifts so far. */
  return () =>
    page.evaluate(async (): Promise<string[]> => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return Reflect.get(window, 'shifts');
    });
}

/** The horizontal overflow of the page, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that nothing makes the page scroll sideways, in windows of these widths. */
export async function expectToFit(page: Page, { widths }: { widths: readonly number[] }) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflow(page), `${width} pixels wide`).toBe(0);
  }
}

/** Lists texts that are cut off by an element around them, such as "Saint Louis…". */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    // Elements for screen readers are a pixel wide.
    const isVisible = (element: HTMLElement | null) => (element?.offsetWidth ?? 0) > 1;
    // The box of a text is a few pixels larger than its letters.
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

/** Adds a style sheet. The page's policy doesn't allow one in a tag. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const textStyles = {
  large: 'html { font-size: 200%; }',
  // This spacing must not break a page (WCAG 2.2, 1.4.12).
  spaced: `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
};

/** Makes the text twice as large, or adds space between its lines, words, and letters. */
export const changeText = (page: Page, style: keyof typeof textStyles) => addStyles(page, textStyles[style]);

/** Makes the page ignore a part of CSS, such as "light-dark(", as a browser does that doesn't know it. */
export async function removeSupport(page: Page, css: string) {
  const styles = page.locator('style');
  const text = await styles.innerHTML();
  await addStyles(page, text.replaceAll(css, css.replace(/[a-z]/, 'unknown-$&')));
  await styles.evaluate((element) => element.remove());
}

/** Whether a press on the element reaches it, because nothing covers it. */
export const isUncovered = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 4, top + height / 2);
    return target.contains(pressed);
  });
