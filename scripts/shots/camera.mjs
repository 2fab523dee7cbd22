/** Takes the pictures of one screen. */
import { join } from 'node:path';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./screens.mjs').Screen} Screen */
/** @typedef {{ screen: string, file: string, width: number, scheme: 'light' | 'dark' | 'print', pdf?: string }} Shot */

/** Widths of look and height of the window, in CSS pixels: phone, tablet, laptop, large screen. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The printable width of a US Letter page with margins of half an inch, at 96 pixels an inch. */
const PAPER = { width: 720, height: 960 };

/** What a page does takes a moment; what takes longer than this isn't going to happen. */
const PATIENCE_MS = 10_000;

/**
 * One screen at one width, in the light or in the dark, or on paper.
 * @param {{ browser: Browser, address: string, folder: string, screen: Screen,
 *   size: { width: number, height: number }, scheme: 'light' | 'dark' | 'print' }} order
 * @returns {Promise<Shot>}
 */
async function takeShot({ browser, address, folder, screen, size, scheme }) {
  const isPrint = scheme === 'print';
  const context = await browser.newContext({
    viewport: size,
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    colorScheme: isPrint ? 'light' : scheme,
    // Pictures show where things come to rest.
    reducedMotion: 'reduce',
    hasTouch: size.width < 768,
    isMobile: size.width < 768,
    javaScriptEnabled: !screen.withoutScript,
  });
  try {
    // Nobody but the site itself is asked for anything: the look-ups fail, and the city is "Your Area".
    await context.route(
      (url) => url.origin !== new URL(address).origin,
      (route) => route.abort(),
    );
    if (screen.before) await context.addInitScript(screen.before);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await screen.reach?.(page);
    const file = `${screen.name}-${scheme === 'print' ? 'print' : `${size.width}-${scheme}`}.jpg`;
    if (isPrint) await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 75,
      fullPage: !screen.part,
      animations: 'disabled',
    });
    /** @type {Shot} */
    const shot = { screen: screen.name, file, width: size.width, scheme };
    if (!isPrint) return shot;
    const pdf = file.replace('.jpg', '.pdf');
    const margin = { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' };
    await page.pdf({ path: join(folder, pdf), format: 'Letter', margin });
    return { ...shot, pdf };
  } finally {
    await context.close();
  }
}

/**
 * What there is to take of a screen: at every width in the light and in the dark, and on paper where it may be printed.
 * @param {Screen} screen
 */
function ordersFor(screen) {
  const sizes = WINDOWS.filter(({ width }) => width <= (screen.upTo ?? Infinity));
  const seen = sizes.flatMap((size) => [
    { screen, size, scheme: /** @type {const} */ ('light') },
    { screen, size, scheme: /** @type {const} */ ('dark') },
  ]);
  return screen.printed ? [...seen, { screen, size: PAPER, scheme: /** @type {const} */ ('print') }] : seen;
}

/**
 * Takes all pictures, two pages at a time. A screen that can't be reached is told and left out.
 * @param {{ browser: Browser, address: string, folder: string, screens: readonly Screen[], tell: (text: string) => void }} wish
 * @returns {Promise<{ shots: Shot[], failures: string[] }>}
 */
export async function takeAll({ browser, address, folder, screens, tell }) {
  const orders = screens.flatMap(ordersFor);
  const waiting = [...orders.entries()];
  /** @type {(Shot | undefined)[]} */
  const shots = orders.map(() => undefined);
  /** @type {string[]} */
  const failures = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, order] = next;
      const title = `${order.screen.name}, ${order.size.width} px, ${order.scheme}`;
      try {
        shots[index] = await takeShot({ browser, address, folder, ...order });
      } catch (error) {
        failures.push(`${title}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      }
      tell(`${orders.length - waiting.length}/${orders.length} ${title}`);
    }
  };
  await Promise.all([work(), work()]);
  return { shots: shots.filter((shot) => shot !== undefined), failures };
}
