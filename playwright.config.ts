import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { fullBrowser, installedBrowser } from './e2e/support/browser';
import { chooseTestContent } from './e2e/support/test-content';
import { readRecord, recordFile } from './scripts/build/record';

// The tests and the site must have the same content and the same request service. If out/ was built with others, we
// build it again before the tests.
const content = path.relative('', chooseTestContent());
const requestUrl = process.env.NEXT_PUBLIC_REQUEST_URL ?? '';
const recordOfOut = `out/${recordFile}`;
const built = existsSync(recordOfOut) ? readRecord(readFileSync(recordOfOut, 'utf8')) : undefined;
const isBuilt = built?.content === content && built.requestUrl === requestUrl;

const port = process.env.E2E_PORT ?? '4173';
const address = `http://127.0.0.1:${port}`;

const inOtherProjects = '**/{files,hosts,dev,engines,whole-browser}.spec.ts';
const needsSendingBuild = '**/delivery.spec.ts';
const testIgnore = requestUrl ? inOtherProjects : [inOtherProjects, needsSendingBuild];

const launchOptions = {
  ...(installedBrowser && { executablePath: installedBrowser }),
  args: [
    // This blocks the internet, in case a test forgets to mock a request.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    '--disable-gpu',
  ],
  // Playwright disables the back/forward cache, which real browsers use.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

export const server = {
  command: 'npm run --silent serve',
  env: { PORT: port, HOST: '127.0.0.1' },
  url: address,
  timeout: 600_000,
  stderr: 'pipe' as const, // Otherwise TypeScript infers any string.
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e',
  fullyParallel: true,
  workers: 2,
  // A busy machine can be ten times slower than an idle one. Tests that pass never wait this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // Tests run in the desktop window unless they are tagged @phone or @both.
  projects: [
    {
      name: 'desktop',
      testIgnore,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore,
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'whole-browser',
      testMatch: '**/whole-browser.spec.ts',
      use: fullBrowser
        ? { launchOptions: { ...launchOptions, executablePath: fullBrowser } }
        : { channel: 'chromium' },
    },
    { name: 'server', testMatch: '**/{files,hosts}.spec.ts', grepInvert: /@slow/ },
    // `npm run e2e:slow` tests nginx, other engines and the development server.
    { name: 'slow', testMatch: '**/{hosts,dev,engines}.spec.ts', grep: /@slow/ },
  ],
  // The path is absolute, because e2e/shots.config.ts uses it from another folder.
  globalSetup: path.resolve('e2e/support/install-browser.ts'),
  globalTeardown: './e2e/support/remove-site.ts',
  webServer: isBuilt ? server : { ...server, command: `npm run --silent build:tests && ${server.command}` },
});
