/** The phone that visits the site: a browser that starts empty, with the screen, line and processor of a cheap one. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePort } from '../../scripts/port.mjs';

/** Lighthouse's mobile device, and Chrome's slow 4G as DevTools applies it (Lighthouse, core/config/constants.js). */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400, offline: false };
const CPU_SLOWDOWN = 4;

/** How long a page takes at most to settle once nothing is under way. */
const SETTLED_MS = 1500;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').LaunchOptions} Chrome */
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
  /** @type {{ lcp: number, cls: number, events: number[] }} */
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
  observe('event', ({ duration, interactionId }) => interactionId && seen.events.push(duration));
}

/**
 * Loads an address in a fresh browser and works with the page once it is quiet.
 * @template T
 * @param {Chrome} chrome
 * @param {string} address
 * @param {boolean} isSlow on slow 4G
 * @param {(page: Page) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withPage(chrome, address, isSlow, work) {
  const browser = await chromium.launch(chrome);
  try {
    const context = await browser.newContext({ ...SCREEN, locale: 'en-US', timezoneId: 'America/Chicago' });
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    if (isSlow) await line.send('Network.emulateNetworkConditions', SLOW_4G);
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: 'networkidle' });
    // Scripts that were added late, and what they ask for.
    await pause(SETTLED_MS);
    await page.waitForLoadState('networkidle');
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** One visit until the page is quiet. KiB are those on the wire, with headers. @type {(chrome: Chrome, address: string, isSlow: boolean) => Promise<Figures>} */
export function visit(chrome, address, isSlow) {
  return withPage(chrome, address, isSlow, async (page) => {
    const { lcp, cls, fcp, files } = await page.evaluate(() => {
      const entries = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]);
      // Look-ups are not this page's weight.
      const own = entries.filter(({ name }) => new URL(name).origin === location.origin);
      return {
        ...Reflect.get(window, 'benchSeen'),
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        files: own.map(({ initiatorType, transferSize }) => [initiatorType, transferSize / 1024]),
      };
    });
    if (isSlow) return { slowFCP: fcp, slowLCP: lcp, CLS: cls };
    const weight = { requests: files.length, KiB: 0, script: 0 };
    for (const [type, kib] of files) {
      weight.KiB += kib;
      if (type === 'script') weight.script += kib;
    }
    return { ...weight, CLS: cls };
  });
}

/**
 * Lighthouse with its usual configuration: a phone, simulated throttling. Times in ms, scores of 100.
 * @type {(chrome: Chrome, address: string) => Promise<Figures>}
 */
export async function runLighthouse(chrome, address) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort(9222);
  const args = [...(chrome.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...chrome, args });
  try {
    const result = await lighthouse(address, { port, logLevel: 'silent' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories } = result.lhr;
    const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
    const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      perf: score('performance'),
      a11y: score('accessibility'),
      best: score('best-practices'),
      SEO: score('seo'),
    };
  } finally {
    await browser.close();
  }
}

/** What visitors touch most, by route and name of the figure. @type {Record<string, Record<string, string | RegExp> | undefined>} */
const TOUCHES = {
  '/': { dismiss: 'Dismiss announcement', menu: 'Open menu', dialog: /^Free quote/ },
  '/checkout': { service: /\$\d/ },
};

/** From each touch to the next paint, in ms. @type {(chrome: Chrome, address: string) => Promise<Figures>} */
export async function touchAll(chrome, address) {
  const names = Object.entries(TOUCHES[new URL(address).pathname] ?? {});
  if (names.length === 0) return {};
  return withPage(chrome, address, false, async (page) => {
    /** @type {Figures} */
    const figures = {};
    for (const [figure, name] of names) {
      const button = page.getByRole('button', { name }).first();
      await button.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      // Playwright's `tap` would run code in the page while the events are handled, and measure it.
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      // Event Timing reports after the paint, and late.
      await pause(SETTLED_MS);
      figures[figure] = await page.evaluate(() =>
        Math.max(16, ...Reflect.get(window, 'benchSeen').events.splice(0)),
      );
      await page.keyboard.press('Escape');
    }
    return figures;
  });
}
