/** The whole visit of somebody who books: home, Book Now, three steps, confirmation; on slow 4G with a fourfold slowdown. */
import { setTimeout as pause } from 'node:timers/promises';
import { fillStep2, tickTerms } from './interactions.mjs';
import { withPhone } from './phone.mjs';
import { tally, watchRequests } from './requests.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** How long somebody looks at the home page before the tap: long enough for the page to fetch the booking ahead. In ms. */
const READING = 9_000;

/** What a finger needs from one button to the next; a faster tap is taken for the echo of the one before. In ms. */
const FINGER = 500;

/**
 * @param {{ origin: string, executablePath: string | undefined, flags: string[], isWarm: boolean }} setting isWarm: the visitor read
 *   the home page first; otherwise Book Now is tapped as soon as it is painted
 * @returns {Promise<{ count: number, bytes: number, ahead: number, seconds: number, shown: number, usable: number, cached: number }>}
 *   requests and bytes in all, bytes fetched ahead; seconds from the first address to the confirmation, without reading; ms from the
 *   tap until step 1 is painted, and until it can be used; files of the booking page that were there already
 */
export function bookingVisit({ isWarm, origin, ...browser }) {
  return withPhone({ ...browser, isSlow: true }, async ({ page, cdp }) => {
    const requests = watchRequests(cdp, origin);
    // The finger's own time: finding the link takes the bench a while, not the visitor.
    await page.addInitScript(() =>
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => sessionStorage.setItem('touched', `${performance.timeOrigin + timeStamp}`),
        true,
      ),
    );
    const begun = Date.now();
    await page.goto(`${origin}/`, { waitUntil: isWarm ? 'load' : 'commit' });
    const link = page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first();
    await link.waitFor();
    const loaded = Date.now();
    if (isWarm) {
      await requests.quiet();
      await pause(READING);
      await requests.quiet();
    }
    const before = requests.done.length;
    await link.tap({ noWaitAfter: true });
    await page.waitForURL(/\/checkout/, { waitUntil: 'commit' });
    const tapped = Number(await page.evaluate(() => sessionStorage.getItem('touched')));
    const shown = (await firstPaint(page)) - tapped;
    const usable = (await whenUsable(page)) - tapped;
    const cached = requests.done.slice(before).filter(({ body }) => body === 0).length;
    const presses = await bookAll(page);
    const seconds = (loaded - begun + (Date.now() - tapped - presses * FINGER)) / 1000;
    await requests.quiet();
    const { byKind } = tally(requests.done);
    const bytes = requests.done.reduce(
      (sum, { body, head, kind }) => sum + (kind === 'lookup' ? 0 : body + head),
      0,
    );
    return {
      count: requests.done.length,
      bytes,
      ahead: byKind.prefetch ?? 0,
      seconds,
      shown,
      usable,
      cached,
    };
  });
}

/** The moment by the clock. @type {(page: Page) => Promise<number>} */
function firstPaint(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          if (paint) done(performance.timeOrigin + paint.startTime);
          else setTimeout(look, 20);
        };
        look();
      }),
  );
}

/** The moment by the clock when a touch on a service does what it is for: React knows the button and it opens nothing else. @type {(page: Page) => Promise<number>} */
function whenUsable(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => {
          const [button] = [...document.querySelectorAll('main button')].filter((one) =>
            /\$\d/.test(one.textContent),
          );
          const isAlive =
            button !== undefined &&
            !button.hasAttribute('popovertarget') &&
            Object.keys(button).some((key) => key.startsWith('__reactProps'));
          if (isAlive) done(performance.timeOrigin + performance.now());
          else setTimeout(look, 10);
        };
        look();
      }),
  );
}

/** @param {Page} page @returns {Promise<number>} how often something was pressed */
async function bookAll(page) {
  const main = page.getByRole('main');
  let presses = 0;
  const press = async (/** @type {string | RegExp} */ name) => {
    presses += 1;
    await pause(FINGER);
    await main.getByRole('button', { name }).first().tap({ noWaitAfter: true });
  };
  await press(/^Dishwasher/);
  await page.getByText('Step 2 of 3').waitFor();
  await fillStep2(page);
  await press(/^Continue/);
  await page.getByText('Step 3 of 3').waitFor();
  await tickTerms(page);
  await press('Confirm booking');
  await main.getByRole('button', { name: 'Confirm booking' }).waitFor({ state: 'detached' });
  return presses;
}
