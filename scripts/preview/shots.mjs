/**
 * `npm run shots`: screenshots of every screen at four widths, light, dark and in print, on one
 * page in reports/shots. `-- home checkout-2` limits them to screens whose names start with that.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, Stop } from '../command.mjs';
import { builtPages } from '../pages.mjs';
import { root } from '../run.mjs';
import { serveFolder } from '../serve.mjs';
import { states } from './screens.mjs';
import { readWords, SHEET_STYLE, sheetPage } from './sheet.mjs';

/** @typedef {import('./screens.mjs').Screen} Screen */
/** @typedef {{ width: number, height: number, look: 'light' | 'dark' | 'print' }} Format */

const out = join(root, 'out');
const folder = join(root, 'reports', 'shots');
const basePath = process.env.BASE_PATH ?? '';

/** Viewport heights by width. */
const WINDOWS = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
/** US Letter with half-inch margins at 96 dpi. @type {Format} */
const PAPER = { width: 720, height: 960, look: 'print' };

/** @type {(screen: Screen) => Format[]} */
function formatsOf({ upTo = Infinity, printed }) {
  const formats = Object.entries(WINDOWS).flatMap(([width, height]) =>
    /** @type {const} */ (['light', 'dark']).map((look) => ({ width: Number(width), height, look })),
  );
  return [...formats.filter(({ width }) => width <= upTo), ...(printed ? [PAPER] : [])];
}

/** @type {(browser: import('@playwright/test').Browser, address: string, screen: Screen, format: Format) => Promise<import('./sheet.mjs').Shot>} */
async function takeShot(browser, address, screen, { width, height, look }) {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    colorScheme: look === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    isMobile: width < 720,
    hasTouch: width < 720,
    javaScriptEnabled: !screen.withoutScript,
  });
  try {
    // The lookups fail, so the city is "Your Area".
    const { origin } = new URL(address);
    const isForeign = (/** @type {URL} */ url) => url.origin !== origin;
    await context.route(isForeign, (route) => route.abort());
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await screen.reach?.(page);
    if (look === 'print') await page.emulateMedia({ media: 'print' });
    const file = `${screen.name}-${width}-${look}.jpg`;
    const path = join(folder, file);
    await page.screenshot({ path, quality: 75, fullPage: !screen.part, animations: 'disabled' });
    return { screen: screen.name, file, label: look === 'print' ? 'print' : `${width} px, ${look}` };
  } finally {
    await context.close();
  }
}

asCommand(import.meta.url, async () => {
  const pages = builtPages(out).map(({ route, html }) => {
    const name = route === '/' ? 'home' : route.replace(/^\/|\/$/g, '').replaceAll('/', '-');
    return { name, path: route, printed: true, words: readWords(html) };
  });
  const wanted = process.argv.slice(2);
  /** @type {Screen[]} */
  const screens = [...pages, ...states];
  const isWanted = ({ name = '' }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
  const chosen = screens.filter(isWanted);
  if (chosen.length === 0)
    throw new Stop(`There is no such screen, only ${screens.map(({ name }) => name).join(', ')}.`);
  const { findBrowser } = await import('../browser.mjs');
  const { chromium } = await import('@playwright/test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder({ folder: out, basePath });
  const browser = await chromium.launch({ ...(await findBrowser()) });
  const shots = [];
  const failures = [];
  for (const screen of chosen) {
    console.log(screen.name);
    for (const format of formatsOf(screen)) {
      try {
        shots.push(await takeShot(browser, server.address, screen, format));
      } catch (error) {
        failures.push(`${screen.name}, ${format.width} px, ${format.look}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  await browser.close();
  await server.close();
  for (const { words } of pages.filter(({ words }) => words.sharePicture))
    cpSync(join(out, words.sharePicture.slice(basePath.length)), join(folder, 'share', words.sharePicture));
  writeFileSync(join(folder, 'sheet.css'), SHEET_STYLE);
  const words = new Map(pages.map(({ name, words }) => [name, words]));
  writeFileSync(join(folder, 'index.html'), sheetPage(shots, words, failures));
  console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
  if (failures.length > 0) throw new Stop(`Not taken:\n${failures.join('\n')}`);
});
