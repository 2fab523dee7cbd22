import { existsSync } from 'node:fs';

const { CHROME_PATH, PROGRAMFILES, LOCALAPPDATA } = process.env;

/** An installed Chromium or Chrome for the browser tests; without one, they use Playwright's own. */
export const installedBrowser =
  CHROME_PATH ??
  [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    `${PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
  ].find((path) => existsSync(path));
