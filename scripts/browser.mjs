/** Finds a browser for the end-to-end tests, and gets one if there is none. */
import { existsSync } from 'node:fs';
import { Stop, withProgress } from './command.mjs';
import { run, runPackage } from './run.mjs';

const { PROGRAMFILES, LOCALAPPDATA } = process.env;
const PLACES = [
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
 * An installed Chromium or Chrome, else Playwright's own, which is downloaded, else Debian's package. Each is started
 * once to see that it works.
 * @returns {Promise<{ executablePath: string } | undefined>} undefined: Playwright's own, which Playwright finds itself
 * @throws {Stop} if none is there and none can be had
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && (await starts(chosen))) return { executablePath: chosen };
  if (chosen) throw new Stop(`No browser starts at ${chosen}. Correct CHROME_PATH, or leave it out.`);
  const installed = await findInstalled();
  if (installed) return installed;
  if (await starts()) return undefined;
  const download = ['install', 'chromium'];
  await withProgress("Fetching Playwright's browser (once)", () =>
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
    'No browser for the end-to-end tests, and none could be fetched. Install Chrome or Chromium, or say where it is: CHROME_PATH=/path/to/chrome npm test. Without these tests: npm run check',
  );
}

async function findInstalled() {
  for (const executablePath of PLACES) if (await starts(executablePath)) return { executablePath };
  return undefined;
}

/** @param {string} [executablePath] without it: Playwright's own */
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
