/** Finds a browser for the end-to-end tests, or installs one. */
import { existsSync } from 'node:fs';
import { Stop, withProgress } from './command.mjs';
import { run, runPackage } from './run.mjs';

const { PROGRAMFILES, LOCALAPPDATA } = process.env;
const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
];

/**
 * An installed Chromium or Chrome, otherwise Playwright's own (downloaded), otherwise Debian's
 * package. Each is started once to make sure that it works.
 * @returns {Promise<{ executablePath: string } | undefined>} undefined for Playwright's own
 * @throws {Stop} if there is none and none can be installed
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && (await starts(chosen))) return { executablePath: chosen };
  if (chosen) throw new Stop(`No browser starts at ${chosen}. Correct CHROME_PATH or unset it.`);
  const installed = await findInstalled();
  if (installed) return installed;
  if (await starts()) return undefined;
  const download = ['install', 'chromium'];
  await withProgress("Downloading Playwright's browser (once)", () =>
    runPackage('@playwright/test', download, { command: 'playwright' }),
  );
  if (await starts()) return undefined;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await withProgress('Installing the package chromium (once)', async () => {
      await run('apt-get', ['update'], { env });
      return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    });
    const packaged = await findInstalled();
    if (packaged) return packaged;
  }
  throw new Stop(
    'There is no browser for the end-to-end tests, and none could be downloaded. Install Chrome or Chromium, or set its path: CHROME_PATH=/path/to/chrome npm test. To skip these tests: npm run check',
  );
}

async function findInstalled() {
  for (const executablePath of PATHS) if (await starts(executablePath)) return { executablePath };
  return undefined;
}

/** @param {string} [executablePath] defaults to Playwright's own */
async function starts(executablePath) {
  if (executablePath && !existsSync(executablePath)) return false;
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
