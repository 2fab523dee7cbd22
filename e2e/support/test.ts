import { test as base, expect, type BrowserContext } from '@playwright/test';
import { wrongAddress } from './pages';

type Fixtures = {
  /** Patterns for the faults that a test causes on purpose. */
  expectedFaults: RegExp[];
  /** The faults on all pages of the test: `console: …`, `page error: …`, `response 404: …`, `policy: …`. */
  faults: string[];
};

/** Playwright's `test`, which also fails if a page reports a fault. Look-ups fail unless the test mocks them. */
export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],

  faults: async ({}, use) => use([]),

  context: async ({ context, baseURL, expectedFaults, faults }, use) => {
    await watch(context, faults, new URL(String(baseURL)).origin);
    await openNoApps(context);
    await use(context);
    const isExpected = (fault: string) => expectedFaults.some((expected) => expected.test(fault));
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  },

  page: async ({ page }, use) => {
    // A page restored from the back/forward cache fires no load event.
    const [goBack, goForward] = [page.goBack.bind(page), page.goForward.bind(page)];
    page.goBack = (options) => goBack({ waitUntil: 'commit', ...options });
    page.goForward = (options) => goForward({ waitUntil: 'commit', ...options });
    await use(page);
    // Don't let held-back requests outlive the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/**
 * Logs the links of other apps instead of opening them. A real browser first asks for permission, in a dialog that
 * blocks every press until it is answered.
 */
const openNoApps = (context: BrowserContext) =>
  context.addInitScript(() =>
    navigation.addEventListener('navigate', (event) => {
      const { protocol, href } = new URL(event.destination.url);
      if (['http:', 'https:', 'blob:', 'about:'].includes(protocol)) return;
      event.preventDefault();
      console.debug(href);
    }),
  );

/** Adds to `faults` everything that goes wrong on a page. `siteOrigin` is the origin of our site. */
async function watch(context: BrowserContext, faults: string[], siteOrigin: string) {
  context.on('console', (message) => {
    // The listener for responses below reports these for our own server.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (event) => {
    const { stack, message } = event.error();
    faults.push(`page error: ${stack ?? message}`);
  });
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== siteOrigin || response.status() < 400 || pathname === wrongAddress) return;
    faults.push(`response ${response.status()}: ${response.url()}`);
  });
  await context.exposeFunction('reportPolicyViolation', (violation: string) =>
    faults.push(`policy: ${violation}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, 'reportPolicyViolation')(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

export { expect };
