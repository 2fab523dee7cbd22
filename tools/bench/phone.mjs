/** A simulated cheap phone: an empty browser with a small screen, a slow network and a slow CPU. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePort } from '../../scripts/port.mjs';

/** Lighthouse's phone, and slow 4G as in DevTools (Lighthouse, core/config/constants.js). */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400, offline: false };
const CPU_SLOWDOWN = 4;

/** How long to wait for a page to settle once the network is idle. */
const SETTLED_MS = 1500;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').LaunchOptions} Chrome */
/** By column name. @typedef {Record<string, number>} Figures */

/**
 * Flags for Chrome: all of its requests go to this machine.
 * @param {number} port serves all hosts but localhost
 * @param {string} keyHash of the certificate; if errors were merely ignored, Chrome wouldn't cache
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

/** Runs in the page before its scripts, and collects performance entries. */
function watchPage() {
  /** @type {{ lcp: number, cls: number, events: number[] }} */
  const seen = { lcp: 0, cls: 0, events: [] };
  Object.defineProperty(window, 'benchSeen', { value: seen });
  /** @type {(type: string, note: (entry: PerformanceEntry) => void) => void} */
  const observe = (type, note) =>
    // The minimum of Event Timing is 16 ms.
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Reflect.get(entry, 'value');
  });
  observe('event', (entry) => Reflect.get(entry, 'interactionId') && seen.events.push(entry.duration));
}

/**
 * Loads a URL in a fresh browser and calls `work` once the page is idle.
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
    // Wait for scripts that are added late, and their requests.
    await pause(SETTLED_MS);
    await page.waitForLoadState('networkidle');
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Loads a page until it is idle. KiB are transferred, with headers. @type {(chrome: Chrome, address: string, isSlow: boolean) => Promise<Figures>} */
export function visit(chrome, address, isSlow) {
  return withPage(chrome, address, isSlow, async (page) => {
    const { lcp, cls, fcp, files } = await page.evaluate(() => {
      const entries = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]);
      // Lookups don't count toward the page.
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
 * Lighthouse with its defaults: phone, simulated throttling. Times in ms, scores up to 100.
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

/** The most used buttons, by route and column. @type {Record<string, Record<string, string | RegExp> | undefined>} */
const TOUCHES = {
  '/': { dismiss: 'Dismiss announcement', menu: 'Open menu', dialog: /^Free quote/ },
  '/checkout': { service: /\$\d/ },
};

/** Time from each tap to the next paint, in ms. @type {(chrome: Chrome, address: string) => Promise<Figures>} */
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
      // Playwright's `tap` runs code in the page during the events, which would be measured.
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      // Event Timing reports with a delay.
      await pause(SETTLED_MS);
      figures[figure] = await page.evaluate(() =>
        Math.max(16, ...Reflect.get(window, 'benchSeen').events.splice(0)),
      );
      await page.keyboard.press('Escape');
    }
    return figures;
  });
}
