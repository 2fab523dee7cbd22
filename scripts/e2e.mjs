/** `npm run e2e`: runs the browser tests on the built site. Playwright gets what follows `--`. */
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { asCommand } from './command.mjs';
import { builtPages } from './pages.mjs';
import { freePort } from './port.mjs';
import { root, runPackage } from './run.mjs';

/**
 * @param {string[]} args for Playwright
 * @param {import('./run.mjs').RunOptions} [options]
 * @returns {Promise<import('./run.mjs').Outcome>}
 * @throws {import('./command.mjs').Stop} if there is no built site or no browser
 */
export async function endToEnd(args, { show = true, env: extra = {} } = {}) {
  builtPages(join(root, 'out'));
  const browser = await findBrowser();
  const chrome = browser && { CHROME_PATH: browser.executablePath };
  const env = { ...extra, ...chrome, E2E_PORT: String(await freePort(4173)) };
  return runPackage('@playwright/test', ['test', ...args], { command: 'playwright', env, show });
}

await asCommand(import.meta.url, async () => {
  const { ok } = await endToEnd(process.argv.slice(2));
  process.exitCode = ok ? 0 : 1;
});
