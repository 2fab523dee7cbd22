import { test as base, expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { WRONG_ADDRESS } from './pages';

interface Settings {
  /** Faults that this test causes on purpose. Each is matched against the fault's whole text. */
  expectedFaults: RegExp[];
  /** Other origins, such as a second server on this machine, that the pages may really reach. */
  reachableOrigins: string[];
}

interface Watch {
  /**
   * What went wrong so far in any page of the test: `console: …`, `page error: …` (unhandled rejections too),
   * `answer 404: …`, `policy: …`. Whatever `expectedFaults` does not name fails the test at its end.
   */
  faults: string[];
}

/**
 * Playwright's `test` with two promises for every test that opens a page: nothing went wrong unnoticed, and
 * nobody but the site was asked for anything. A look-up service fails unless the test answers for it.
 */
export const test = base.extend<Settings & Watch>({
  expectedFaults: [[], { option: true }],
  reachableOrigins: [[], { option: true }],

  faults: async ({}, use) => use([]),

  context: async ({ context, baseURL, expectedFaults, reachableOrigins, faults }, use) => {
    const own = new URL(baseURL ?? 'http://127.0.0.1').origin;
    await context.route(
      (url) => url.origin !== own && !reachableOrigins.includes(url.origin),
      // A page that is being closed has ended its requests already.
      (route) => route.abort().catch(() => undefined),
    );
    await watch(context, own, faults);
    await use(context);
    expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([]);
  },

  page: async ({ page }, use) => {
    // A page restored from the back/forward cache fires no load event, so there is none to wait for.
    const [goBack, goForward] = [page.goBack.bind(page), page.goForward.bind(page)];
    page.goBack = (options) => goBack({ waitUntil: 'commit', ...options });
    page.goForward = (options) => goForward({ waitUntil: 'commit', ...options });
    await use(page);
    // A request that a test still holds back must not outlive it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

async function watch(context: BrowserContext, own: string, faults: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedFailure(message, own))
      faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) =>
    faults.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== own || response.status() < 400 || pathname === WRONG_ADDRESS) return;
    faults.push(`answer ${response.status()}: ${response.url()}`);
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

/** The browser itself writes this line when a server fails: no code of the site can prevent it. */
function isExpectedFailure(message: ConsoleMessage, own: string) {
  const { url } = message.location();
  if (!message.text().startsWith('Failed to load resource') || !URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  return origin !== own || pathname === WRONG_ADDRESS;
}

export { expect };
