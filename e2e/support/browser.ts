import { existsSync } from 'node:fs';

const { CHROME_PATH, PROGRAMFILES, LOCALAPPDATA } = process.env;

/** An installed Chromium or Chrome with all its features, such as extensions. */
export const fullBrowser =
  CHROME_PATH ??
  [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    `${PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
  ].find((path) => existsSync(path));

const headlessShell = existsSync('/usr/bin/chromium-headless-shell') && '/usr/bin/chromium-headless-shell';

/**
 * An installed browser for the browser tests. Without one, they use Playwright's own. Like Playwright, we prefer the
 * headless shell, because a test needs half the computing time without the browser's own windows.
 */
export const installedBrowser = CHROME_PATH ?? (fullBrowser && (headlessShell || fullBrowser));

/** Whether a headless shell would halve the time of the tests. Only Linux has a package for it. */
export const needsShell =
  process.platform === 'linux' && fullBrowser !== undefined && !CHROME_PATH && !headlessShell;
