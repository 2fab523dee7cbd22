import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

const FONT = '**/*.woff2';

/** The face that the main heading's style names first. */
const face = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll('"', ''));

const DISPLAY_FACE = 'Domine';
const STAND_IN = 'Stand-in Times';

/** When the page asked for its display face, in milliseconds since it was opened; 0 if it didn't. */
const askedForFace = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
  );

/** Notes when something in sight moved (Layout Instability API). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map(({ startTime }) => startTime)),
    ).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved once the page had its face, or had done without it. */
async function shiftsOfTheFace(page: Page): Promise<number[]> {
  const asked = await askedForFace(page);
  if (asked === 0) throw new Error('The page has not asked for its face yet.');
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return shifts.filter((time) => time > asked);
}

for (const path of ['/', '/about', '/checkout'])
  test(`${path} is painted before its display face is asked for, and nothing moves when it comes`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(path);
    await expect.poll(() => face(page)).toBe(DISPLAY_FACE);
    expect(await page.evaluate(() => document.fonts.check('600 16px Domine'))).toBe(true);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(await askedForFace(page)).toBeGreaterThan(painted ?? Infinity);
    expect(await shiftsOfTheFace(page)).toEqual([]);
  });

test('whatever the width, no line that somebody may be reading moves for the sake of a face', async ({
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => sessionStorage.clear());
  for (let width = 320; width <= 440; width += 12) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/business-info');
    // Decided, and painted.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('font'))).toBe('fetched');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await shiftsOfTheFace(page)).toEqual([]);
  }
});

test.describe('where the font file is missing', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource/] });

  test('a page keeps the stand-in and all its words', async ({ page }) => {
    await page.route(FONT, (route) => route.abort());
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-font');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('600 16px Domine'))).toBe(false);
  });
});

test('while its font file is on its way a page shows the stand-in', async ({ page }) => {
  const held: Route[] = [];
  await page.route(FONT, (route) => void held.push(route));
  await page.goto('/about');
  await expect.poll(() => held.length).toBe(1);
  expect(await face(page)).toBe(STAND_IN);
  await held[0]?.continue();
  await expect.poll(() => face(page)).toBe(DISPLAY_FACE);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the headings get their face all the same', async ({ page }) => {
    const [font] = await Promise.all([page.waitForResponse(FONT), page.goto('/about')]);
    expect(font.ok()).toBe(true);
  });
});
