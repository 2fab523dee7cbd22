import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the background color of an element. */
export const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

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
  page.locator('section *').evaluateAll((elements) =>
    elements
      // Elements for screen readers are a pixel wide.
      .filter((element) => element.clientWidth > 1 && getComputedStyle(element).overflow !== 'visible')
      // The box of a text is a few pixels larger than its letters.
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 6,
      )
      .map((element) => element.textContent),
  );

/** Lists the answers that are wider than their control, such as a ZIP code whose first digit is cut off. */
export const cutAnswers = (page: Page) =>
  page.locator('input, select').evaluateAll((controls) => {
    const canvas = document.createElement('canvas').getContext('2d');
    return controls
      .filter((control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      .filter((control) => control.checkVisibility() && !control.matches('[type="radio"], [type="checkbox"]'))
      .map((control) => {
        const text = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.label : control.value;
        const { font, paddingLeft, paddingRight } = getComputedStyle(control);
        if (canvas) canvas.font = font;
        const width = canvas?.measureText(text ?? '').width ?? Infinity;
        const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return width > room ? `${text}: ${Math.round(width)} px in ${room} px` : '';
      })
      .filter(Boolean);
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
  /** As if the visitor had set the browser's text size to 24 pixels. */
  larger: 'html { font-size: 150%; }',
  // This spacing must not break a page (WCAG 2.2, 1.4.12).
  spaced: `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
};

/** Makes the text larger, or adds space between its lines, words, and letters. */
export const changeText = (page: Page, style: keyof typeof textStyles) => addStyles(page, textStyles[style]);

/** Makes the page ignore parts of CSS, such as "light-dark(", as a browser does that doesn't know them. */
export async function removeSupport(page: Page, parts: readonly string[]) {
  const styles = page.locator('style');
  let css = await styles.innerHTML();
  for (const part of parts) css = css.replaceAll(part, part.replace(/[a-z]/, 'unknown-$&'));
  await addStyles(page, css);
  await styles.evaluate((element) => element.remove());
}

/** Whether a press on the element reaches it, because nothing covers it. */
export const isUncovered = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 4, top + height / 2);
    return target.contains(pressed);
  });
