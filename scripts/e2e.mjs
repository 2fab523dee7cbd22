/** `npm run e2e`: the tests in a real browser, on the built site. What follows `--` goes to Playwright. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { asCommand, Stop } from './command.mjs';
import { freePort } from './port.mjs';
import { root, runPackage } from './run.mjs';

const USUAL_PORT = 4173;

/**
 * @param {string[]} args for Playwright
 * @param {import('./run.mjs').RunOptions} [options]
 * @returns {Promise<import('./run.mjs').Outcome>}
 * @throws {Stop} if there is no built site or no browser
 */
export async function endToEnd(args, { show = true, env: extra = {} } = {}) {
  if (!existsSync(join(root, 'out', 'index.html')))
    throw new Stop('There is no built site to test. Run `npm run build` first.');
  const browser = await findBrowser();
  const chrome = browser && { CHROME_PATH: browser.executablePath };
  const env = { ...extra, ...chrome, E2E_PORT: String(await freePort(USUAL_PORT)) };
  return runPackage('@playwright/test', ['test', ...args], { command: 'playwright', env, show });
}

await asCommand(import.meta.url, async () => {
  const { ok } = await endToEnd(process.argv.slice(2));
  process.exitCode = ok ? 0 : 1;
});
