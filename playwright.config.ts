import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';
const address = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROME_PATH;

/** Tests that open no browser, and those of a build that sends requests. */
const sendsRequests = Boolean(process.env.NEXT_PUBLIC_REQUEST_URL);
const excluded = `**/{server,hosts,dev,launch${sendsRequests ? '' : ',delivery'}}.spec.ts`;

// Real hosts and the development server are slow, so they run only on request. An environment
// variable, because worker processes read this file too but don't get the command line.
if (process.argv.includes('--project=hosts')) process.env.E2E_HOSTS = 'all';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes on the second try has found a bug.
  retries: 0,
  // A busy machine may be ten times slower than an idle one. Tests that pass never wait this long.
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
        // Blocks the internet, in case a test forgets to mock a request.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      // Playwright disables the back/forward cache, which real browsers use.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  // Tests run on the desktop viewport unless tagged @phone or @both.
  projects: [
    {
      name: 'desktop',
      testIgnore: excluded,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: excluded,
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    process.env.E2E_HOSTS
      ? { name: 'hosts', testMatch: '**/{hosts,dev}.spec.ts' }
      : { name: 'server', testMatch: '**/{server,hosts,launch}.spec.ts' },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.mjs`,
    env: { PORT: port, HOST: '127.0.0.1' },
    url: address,
    reuseExistingServer: false,
    stderr: 'pipe',
  },
});
