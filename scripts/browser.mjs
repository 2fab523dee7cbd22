/** Finds a browser for the end-to-end tests, and gets one if there is none. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Stop } from './command.mjs';
import { installPackages } from './debian.mjs';
import { withProgress } from './progress.mjs';
import { runPackage } from './run.mjs';

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * Looks for an installed Chromium or Chrome first, then Playwright's own; downloads that one, or on Debian installs
 * the package. Each is started once to see that it works.
 * @returns {Promise<{ executablePath: string } | undefined>} undefined: Playwright's own, which Playwright finds itself
 * @throws {Stop} if none is there and none can be had
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (await starts(chosen)) return { executablePath: chosen };
    throw new Stop(`CHROME_PATH is ${chosen}, and no browser starts there. Put it right, or leave it out.`);
  }
  const installed = await findInstalled();
  if (installed) return installed;
  if (await starts()) return undefined;
  await withProgress("Fetching Playwright's browser (once)", () =>
    runPackage('@playwright/test', ['install', 'chromium'], { command: 'playwright' }),
  );
  if (await starts()) return undefined;
  const packaged = (await installPackages(['chromium'])) ? await findInstalled() : undefined;
  if (packaged) return packaged;
  throw new Stop(
    'No browser for the end-to-end tests, and none could be fetched. Install Chrome or Chromium, or say where it is: CHROME_PATH=/path/to/chrome npm test. Without these tests: npm run check',
  );
}

async function findInstalled() {
  for (const executablePath of new Set(usualPlaces().filter((place) => existsSync(place)))) {
    if (await starts(executablePath)) return { executablePath };
    console.log(`${executablePath} doesn't start; looking further.`);
  }
  return undefined;
}

/** @returns {string[]} */
function usualPlaces() {
  const { PATH = '', PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32') {
    return [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].flatMap((folder) =>
      ['Google\\Chrome', 'Chromium'].flatMap((name) =>
        folder ? join(folder, name, 'Application', 'chrome.exe') : [],
      ),
    );
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES_ON_PATH.map((name) => join(folder, name)));
  if (process.platform === 'darwin') {
    const inApplications = ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
    return [...inApplications, ...onPath];
  }
  return [
    ...onPath,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

/** @param {string} [executablePath] without it: Playwright's own */
async function starts(executablePath) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
