/** One real visit to a page: what it fetches until quiet, and what the browser says of its paints. */
import { setTimeout as pause } from 'node:timers/promises';
import { readWatch, watchPage } from './page-watch.mjs';
import { withPhone } from './phone.mjs';
import { tally, watchRequests } from './requests.mjs';

/**
 * @param {object} settings
 * @param {string} settings.origin
 * @param {string} settings.path
 * @param {string | undefined} settings.executablePath
 * @param {string[]} settings.flags
 * @param {boolean} [settings.isSlow] on slow 4G
 * @param {number} [settings.watchOn] for how many ms after the page is quiet to note what it fetches by itself
 */
export function visit({ origin, path, executablePath, flags, isSlow = false, watchOn = 0 }) {
  return withPhone({ executablePath, flags, isSlow }, async ({ page, cdp }) => {
    await page.addInitScript(watchPage);
    const requests = watchRequests(cdp, origin);
    await page.goto(origin + path, { waitUntil: 'load' });
    await requests.quiet();
    const answers = [...requests.done];
    const { fcp, lcp, largest, cls, blocked, loaded } = await page.evaluate(readWatch);
    if (watchOn > 0) {
      await pause(watchOn);
      await requests.quiet();
    }
    return {
      ...tally(answers),
      answers,
      afterwards: requests.done.slice(answers.length),
      ...{ fcp, lcp, largest, cls, blocked, loaded },
    };
  });
}
