/** The phone that visits the site: a browser that starts empty, with the screen, line and processor of a cheap one. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { fillAnswers } from '../../scripts/preview/screens.mjs';

/** Lighthouse's mobile device, and Chrome's slow 4G as DevTools applies it (Lighthouse, core/config/constants.js). */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400, offline: false };
const CPU_SLOWDOWN = 4;

/** A page is quiet when nothing has been under way for so long. In ms. */
const QUIET_MS = 1500;
const PATIENCE_MS = 30_000;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{ executablePath: string | undefined, flags: string[] }} Chrome */
/** By name of the table's column. @typedef {Record<string, number>} Figures */

/**
 * What every Chrome is started with: whatever it asks for, it gets from this machine.
 * @param {number} port answers for all hosts but localhost
 * @param {string} keyHash of the certificate; with one that is merely tolerated Chrome would cache nothing
 */
export function chromeFlags(port, keyHash) {
  const off = 'quic extensions sync component-update background-networking gpu dev-shm-usage';
  return [
    '--no-sandbox',
    '--no-first-run',
    ...off.split(' ').map((name) => `--disable-${name}`),
    `--ignore-certificate-errors-spki-list=${keyHash}`,
    `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
  ];
}

/** Runs in the page before its own code: collects what the browser reports. */
function watchPage() {
  /** @type {{ lcp: number, cls: number, events: { start: number, duration: number }[] }} */
  const seen = { lcp: 0, cls: 0, events: [] };
  Object.defineProperty(window, 'benchSeen', { value: seen });
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const observe = (type, note) =>
    // Event Timing reports nothing shorter than 16 ms.
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  observe('event', ({ startTime, duration, interactionId }) => {
    if (interactionId) seen.events.push({ start: startTime, duration });
  });
}

/**
 * Loads an address in a fresh browser and works with the page once it is quiet.
 * @template T
 * @param {Chrome} chrome
 * @param {string} address
 * @param {boolean} isSlow on slow 4G
 * @param {(page: Page, weight: { requests: number, KiB: number, script: number }) => Promise<T>} work `weight`: what the
 *   page has fetched for itself, in KiB on the wire with headers
 * @returns {Promise<T>}
 */
async function withPage({ executablePath, flags }, address, isSlow, work) {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: flags });
  try {
    const context = await browser.newContext({ ...SCREEN, locale: 'en-US', timezoneId: 'America/Chicago' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(watchPage);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    if (isSlow) await line.send('Network.emulateNetworkConditions', SLOW_4G);
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const weight = { requests: 0, KiB: 0, script: 0 };
    /** @type {Map<string, string>} */
    const open = new Map();
    let last = Date.now();
    line.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
      last = Date.now();
      // Look-ups, and what is fetched for the next page, are not this page's weight.
      const isOwn = request.url.startsWith(new URL(address).origin) && !('Sec-Purpose' in request.headers);
      open.set(requestId, isOwn ? type : '');
    });
    line.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = Date.now();
      const type = open.get(requestId);
      open.delete(requestId);
      if (!type) return;
      weight.requests += 1;
      weight.KiB += encodedDataLength / 1024;
      weight.script += type === 'Script' ? encodedDataLength / 1024 : 0;
    });
    await page.goto(address);
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end && (open.size > 0 || Date.now() - last < QUIET_MS)) await pause(50);
    return await work(page, weight);
  } finally {
    await browser.close();
  }
}

/** One visit until the page is quiet. @type {(chrome: Chrome, address: string, isSlow: boolean) => Promise<Figures>} */
export function visit(chrome, address, isSlow) {
  return withPage(chrome, address, isSlow, async (page, weight) => {
    const { lcp, cls, fcp } = await page.evaluate(() => ({
      ...Reflect.get(window, 'benchSeen'),
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    return isSlow ? { slowFCP: fcp, slowLCP: lcp, CLS: cls } : { ...weight, CLS: cls };
  });
}

/** @type {(page: Page, button: Locator, effect: Locator, state?: 'visible' | 'hidden') => Promise<number>} from the touch to the next paint, in ms */
async function touch(page, button, effect, state = 'visible') {
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const begun = await page.evaluate(() => performance.now());
  // Playwright's `tap` would run code in the page while the events are handled, and measure it.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await effect.waitFor({ state });
  // Event Timing reports after the paint, and late.
  await pause(QUIET_MS / 2);
  return page.evaluate((from) => {
    /** @type {{ start: number, duration: number }[]} */
    const events = Reflect.get(window, 'benchSeen').events;
    return Math.max(16, ...events.filter(({ start }) => start >= from).map(({ duration }) => duration));
  }, begun);
}

/** What visitors touch most, by route, on a page at rest. @type {Record<string, (page: Page) => Promise<Figures>>} */
const TOUCHES = {
  '/': async (page) => {
    const named = (/** @type {string} */ name) => page.getByRole('button', { name }).first();
    const banner = page.getByRole('region', { name: 'Announcement' });
    const dismiss = await touch(page, named('Dismiss announcement'), banner, 'hidden');
    const menu = await touch(page, named('Open menu'), named('Close menu'));
    await page.keyboard.press('Escape');
    const dialog = await touch(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Free quote/ })
        .first(),
      page.getByRole('dialog'),
    );
    return { dismiss, menu, dialog };
  },
  '/checkout': async (page) => {
    const button = (/** @type {string | RegExp} */ name) =>
      page.getByRole('main').getByRole('button', { name }).first();
    const service = await touch(page, button(/\$\d/), page.getByText('Step 2 of 3').first());
    await fillAnswers(page);
    const onward = await touch(page, button('Continue'), page.getByText('Step 3 of 3').first());
    return { service, continue: onward };
  },
};

/** @type {(chrome: Chrome, address: string) => Promise<Figures>} */
export async function touchAll(chrome, address) {
  const work = TOUCHES[new URL(address).pathname];
  if (!work) return {};
  return withPage(chrome, address, false, async (page) => {
    await pause(2 * QUIET_MS);
    return work(page);
  });
}
