/** `npm run sheet`: every route as a phone, a desktop, a search result, a share card and paper show it, on one page. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { asCommand, Stop } from '../command.mjs';
import { withProgress } from '../progress.mjs';
import { root } from '../run.mjs';
import { serveFolder } from '../serve.mjs';
import { cutToFit, DESCRIPTION_LENGTH, TITLE_WIDTH } from './search-result.mjs';
import { sheetPage } from './sheet-page.mjs';

const out = join(root, 'out');
const folder = join(root, 'reports', 'sheet');

/** Files that are not for visitors to find. */
const unlisted = ['404.html', '_not-found.html'];

/** How each picture is taken. The paper is US Letter with margins of half an inch, at 96 pixels an inch. */
const LOOKS = /** @type {const} */ ([
  { kind: 'phone', width: 360, height: 740, media: 'screen' },
  { kind: 'desktop', width: 1280, height: 800, media: 'screen' },
  { kind: 'print', width: 720, height: 960, media: 'print' },
]);

/** @returns {{ route: string, name: string }[]} */
function routesOf() {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return names
    .filter((name) => !unlisted.includes(name))
    .sort()
    .map((file) => {
      const name = file.replaceAll('\\', '/').replace(/(\/index)?\.html$/, '');
      return { route: name === 'index' ? '/' : `/${name}`, name: name.replaceAll('/', '-') };
    })
    .sort((a, b) => Number(b.route === '/') - Number(a.route === '/'));
}

/** What stands in the head of a page, and how wide its title is. @param {import('@playwright/test').Page} page */
function readHead(page) {
  return page.evaluate(() => {
    const content = (/** @type {string} */ selector) =>
      document.querySelector(selector)?.getAttribute('content') ?? '';
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = '20px Arial, "Liberation Sans", sans-serif';
    const words = document.title.split(' ');
    const starts = words.map((_, index) => words.slice(0, index + 1).join(' '));
    return {
      title: document.title,
      widths: [...starts.map((start) => `${start} ...`), document.title].map(
        (text) => /** @type {const} */ ([text, pen?.measureText(text).width ?? 0]),
      ),
      description: content('meta[name="description"]'),
      address: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      shareTitle: content('meta[property="og:title"]') || document.title,
      shareFile: content('meta[property="og:image"]').replace(/^https?:\/\/[^/]+/, ''),
    };
  });
}

/** @type {(browser: import('@playwright/test').Browser, address: string, route: { route: string, name: string }) => Promise<import('./sheet-page.mjs').SheetRoute>} */
async function lookAt(browser, address, { route, name }) {
  const pictures = {
    phone: '',
    desktop: '',
    print: '',
    share: /** @type {string | undefined} */ (undefined),
  };
  let head;
  for (const { kind, width, height, media } of LOOKS) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    // Nobody but the site itself is asked for anything.
    await context.route(
      (url) => url.origin !== new URL(address).origin,
      (request) => request.abort(),
    );
    const page = await context.newPage();
    await page.goto(new URL(`.${route}`, address).href, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media });
    pictures[kind] = `${name}-${kind}.png`;
    await page.screenshot({ path: join(folder, pictures[kind]), fullPage: true, animations: 'disabled' });
    head ??= await readHead(page);
    await context.close();
  }
  if (!head) throw new Stop(`The page ${route} could not be read.`);
  const { title, widths, description, shareTitle, shareFile } = head;
  const width = new Map(widths);
  const shareSource = join(out, shareFile.replace(process.env.BASE_PATH ?? '', ''));
  if (shareFile && existsSync(shareSource)) {
    pictures.share = `${name}-share.png`;
    copyFileSync(shareSource, join(folder, pictures.share));
  }
  return {
    route,
    name,
    address: head.address,
    title: cutToFit(title, (shown) => (width.get(shown) ?? Infinity) <= TITLE_WIDTH),
    description: cutToFit(description, (shown) => shown.length <= DESCRIPTION_LENGTH),
    shareTitle,
    pictures,
  };
}

await asCommand(import.meta.url, async () => {
  if (!existsSync(join(out, 'index.html')))
    throw new Stop('There is no built site to look at. Run `npm run build` first.');
  const found = await findBrowser();
  const { chromium } = await import('@playwright/test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder({ folder: out, basePath: process.env.BASE_PATH ?? '' });
  const browser = await chromium.launch({ ...found });
  try {
    const routes = [];
    for (const route of routesOf())
      routes.push(await withProgress(route.route, () => lookAt(browser, server.address, route)));
    const taken = new Date().toLocaleString('en-US', {
      timeZone: 'America/Chicago',
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    writeFileSync(join(folder, 'index.html'), sheetPage(routes, taken));
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`Open ${join(folder, 'index.html')}`);
});
