/**
 * `npm run shots`: pictures of every screen at four widths, light, dark and in print, on one page in reports/shots.
 * `-- home checkout-2` takes only screens whose names start so; `-- --pages` the pages alone, as phone, desktop and print.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** US Letter with margins of half an inch, at 96 pixels an inch. */
const PAPER = /** @type {const} */ ({ width: 720, height: 960, look: 'print' });
const MARGIN = { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' };

/** @type {(screen: Screen, isBrief: boolean) => Format[]} */
function formatsOf({ upTo = Infinity, printed }, isBrief) {
  const windows = WINDOWS.filter(
    ({ width }) => width <= upTo && !(isBrief && width % 360 !== 0 && width !== 1280),
  );
  const looks = isBrief ? /** @type {const} */ (['light']) : /** @type {const} */ (['light', 'dark']);
  return [
    ...windows.flatMap((size) => looks.map((look) => ({ ...size, look }))),
    ...(printed ? [PAPER] : []),
  ];
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
    // The look-ups fail, so the city is "Your Area".
    await context.route(
      (url) => url.origin !== new URL(address).origin,
      (route) => route.abort(),
    );
    if (screen.before) await context.addInitScript(screen.before);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await screen.reach?.(page);
    const name = `${screen.name}-${width}-${look}`;
    if (look === 'print') await page.emulateMedia({ media: 'print' });
    const path = join(folder, `${name}.jpg`);
    await page.screenshot({
      path,
      type: 'jpeg',
      quality: 75,
      fullPage: !screen.part,
      animations: 'disabled',
    });
    const pdf = look === 'print' ? `${name}.pdf` : undefined;
    if (pdf) await page.pdf({ path: join(folder, pdf), format: 'Letter', margin: MARGIN });
    return { screen: screen.name, file: `${name}.jpg`, label: pdf ? 'print' : `${width} px, ${look}`, pdf };
  } finally {
    await context.close();
  }
}

asCommand(import.meta.url, async () => {
  const pages = builtPages(out).map(({ route, html }) => {
    const name = route === '/' ? 'home' : route.replace(/^\/|\/$/g, '').replaceAll('/', '-');
    return { screen: { name, path: route, printed: true }, words: readWords(html) };
  });
  const isBrief = process.argv.includes('--pages');
  const wanted = process.argv.slice(2).filter((word) => word !== '--pages');
  /** @type {Screen[]} */
  const screens = [...pages.map(({ screen }) => screen), ...(isBrief ? [] : states)];
  const chosen = screens.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0)
    throw new Stop(`There is no such screen, only ${screens.map(({ name }) => name).join(', ')}.`);
  const { findBrowser } = await import('../browser.mjs');
  const { chromium } = await import('@playwright/test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder({ folder: out, basePath: process.env.BASE_PATH ?? '' });
  const browser = await chromium.launch({ ...(await findBrowser()) });
  const shots = [];
  const failures = [];
  for (const screen of chosen) {
    console.log(screen.name);
    // Two at a time would be faster, and harder to read when one fails.
    for (const format of formatsOf(screen, isBrief)) {
      try {
        shots.push(await takeShot(browser, server.address, screen, format));
      } catch (error) {
        failures.push(`${screen.name}, ${format.width} px, ${format.look}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  await browser.close();
  await server.close();
  for (const { words } of pages) {
    if (!words.sharePicture) continue;
    const copy = join(folder, 'share', words.sharePicture);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(out, words.sharePicture.slice((process.env.BASE_PATH ?? '').length)), copy);
  }
  writeFileSync(join(folder, 'sheet.css'), SHEET_STYLE);
  const words = new Map(pages.map(({ screen, words }) => [screen.name, words]));
  writeFileSync(join(folder, 'index.html'), sheetPage(shots, words, failures));
  console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
  if (failures.length > 0) throw new Stop(`Not taken:\n${failures.join('\n')}`);
});
