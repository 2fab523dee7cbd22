import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';
const address = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROME_PATH;

/** Tests that speak HTTP and need no browser window, so no two sizes of it. */
const withoutBrowser = '**/{static-host,dev}.spec.ts';

/** The site on real hosts, each started by its own tests. */
const onHosts = '**/hosts-*.spec.ts';

/** Attacks and faults that know no size of a window. */
const anySize = ['**/security*.spec.ts', '**/faults*.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  // A busy machine may be ten times slower than a quiet one. Waiting longer costs nothing where the answer comes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Nothing but this machine can be reached, whatever a test forgets to fake.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      // A visitor who goes back gets the page as it was left; Playwright switches that off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [withoutBrowser, onHosts, ...anySize],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: [withoutBrowser, onHosts],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'host', testMatch: withoutBrowser },
    { name: 'hosts', testMatch: onHosts },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.mjs`,
    env: { PORT: port, HOST: '127.0.0.1' },
    url: address,
    reuseExistingServer: false,
    stderr: 'pipe',
  },
});
