/** The phone that visits the site: a browser that begins empty, with the screen, line and processor of a cheap one. */
import { chromium } from '@playwright/test';

/**
 * Lighthouse's mobile device ("moto g power"), and Chrome's "Slow 4G" as DevTools applies it to real requests: 150 ms and
 * 1.6 Mbit/s of a packet network become 562.5 ms a request and 90 % of the rate. Source: Lighthouse, `core/config/constants.js`
 * (`mobileSlow4G`, devtoolsThrottling).
 */
const SCREEN = { width: 412, height: 823, scale: 1.75 };
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** How much slower than this machine the phone is (Lighthouse's mobile setting). */
const CPU_SLOWDOWN = 4;

/** What takes longer than this isn't going to happen. In ms. */
const PATIENCE_MS = 30_000;

/**
 * What every Chrome of the bench is started with. Nothing but this machine can be reached; the look-up services are answered by
 * our own server.
 * @param {{ lookups: readonly string[], port: number | undefined, keyHash: string | undefined }} services host names, and where they are
 *   answered; the certificate to trust
 */
export function chromeFlags({ lookups, port, keyHash }) {
  const answered = port === undefined ? [] : lookups.map((host) => `MAP ${host} 127.0.0.1:${port}`);
  const rules = [...answered, 'MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'];
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-extensions',
    '--disable-sync',
    '--disable-component-update',
    '--disable-background-networking',
    // Trusted like any other: what came with a wrong certificate that is merely ignored is never kept in the cache.
    ...(keyHash === undefined ? [] : [`--ignore-certificate-errors-spki-list=${keyHash}`]),
    `--host-resolver-rules=${rules.join(', ')}`,
  ];
}

/** @typedef {{ page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession }} Visit */

/**
 * Opens a fresh browser, does the work in a page of it, and closes it.
 * @template T
 * @param {{ executablePath: string | undefined, flags: string[], isSlow?: boolean }} settings isSlow: on slow 4G
 * @param {(visit: Visit) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPhone({ executablePath, flags, isSlow = false }, work) {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: flags });
  try {
    const context = await browser.newContext({
      viewport: { width: SCREEN.width, height: SCREEN.height },
      deviceScaleFactor: SCREEN.scale,
      isMobile: true,
      hasTouch: true,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (isSlow) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work({ page, cdp });
  } finally {
    await browser.close().catch(() => undefined);
  }
}
