/** How long the browser takes to show an answer to a touch. */
import { setTimeout as pause } from 'node:timers/promises';
import { watchPage } from './page-watch.mjs';
import { withPhone } from './phone.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** `isSeen` runs in the page: has the touch had its effect? @typedef {{ name: string, target: (page: Page) => import('@playwright/test').Locator, isSeen: () => boolean, prepare?: (page: Page) => Promise<void> }} Touch */
/** In ms. `paint`: from the touch to the next paint; `effect`: until it had its effect. @typedef {{ paint: number, effect: number }} Answer */

/** Event Timing tells of nothing shorter, so this is "at most so long". In ms. */
const SHORTEST_TOLD = 16;
/** How long until an entry of Event Timing arrives, and until what a touch set off has come to rest. In ms. */
const REST = 700;

/** What hasn't had its effect by then won't have it. In ms. */
const PATIENCE = 15_000;

const shown = (/** @type {Page} */ page) => page.getByRole('main');
const main = (/** @type {string | RegExp} */ name) => (/** @type {Page} */ page) =>
  shown(page).getByRole('button', { name }).first();

/** @type {Touch[]} */
const HOME = [
  {
    name: 'menu opens',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    isSeen: () => document.querySelector(':popover-open') !== null,
  },
  {
    name: 'menu closes',
    target: (page) => page.getByRole('button', { name: 'Close menu' }),
    isSeen: () => document.querySelector(':popover-open') === null,
  },
  {
    name: 'dialog opens',
    target: main(/^Free quote/),
    isSeen: () => document.querySelector('dialog:popover-open') !== null,
  },
  {
    name: 'dialog closes',
    target: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }),
    isSeen: () => document.querySelector('dialog:popover-open') === null,
  },
  {
    name: 'dismiss',
    target: (page) => page.getByRole('button', { name: 'Dismiss announcement' }),
    isSeen: () => !document.querySelector('[aria-label="Dismiss announcement"]')?.checkVisibility(),
  },
];

const REQUIRED = {
  'First name': 'Ada',
  'Last name': 'Lund',
  Email: 'ada@example.com',
  Phone: '612 555 0188',
  'Street address': '2104 Bryant Ave S',
  City: 'Minneapolis',
  'ZIP code': '55405',
};

/** Fills what step 2 asks for. @param {Page} page */
export async function fillStep2(page) {
  for (const [label, value] of Object.entries(REQUIRED))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State', { exact: true }).selectOption('MN');
}

/** Ticks the terms. @param {Page} page */
export async function tickTerms(page) {
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
}

const isAtStep = {
  1: () => document.querySelector('main').textContent.includes('Step 1 of 3'),
  2: () => document.querySelector('main').textContent.includes('Step 2 of 3'),
  3: () => document.querySelector('main').textContent.includes('Step 3 of 3'),
};

/** @type {Touch[]} each begins where the one before ended */
const BOOKING = [
  { name: 'pick a service', target: main(/^Dishwasher/), isSeen: isAtStep[2] },
  { name: 'Back', target: main(/^Back/), isSeen: isAtStep[1] },
  { name: 'pick a service', target: main(/^Dishwasher/), isSeen: isAtStep[2] },
  { name: 'Continue', target: main(/^Continue/), isSeen: isAtStep[3], prepare: fillStep2 },
  { name: 'Back', target: main(/^Back/), isSeen: isAtStep[2] },
  { name: 'Continue', target: main(/^Continue/), isSeen: isAtStep[3] },
  {
    name: 'Confirm',
    target: main(/^Confirm booking/),
    isSeen: () => !document.querySelector('main').textContent.includes('Confirm booking'),
    prepare: tickTerms,
  },
];

/**
 * Touches each thing cold (on a page that has just loaded, or the first time in it) and warm (again; what can be dismissed once only, on
 * a page at rest).
 * @param {{ origin: string, executablePath: string | undefined, flags: string[] }} setting
 * @returns {Promise<Record<string, { cold?: Answer, warm?: Answer }>>} by page and name
 */
export async function touchEverything(setting) {
  /** @type {Record<string, { cold?: Answer, warm?: Answer }>} */
  const found = {};
  const note = (
    /** @type {string} */ name,
    /** @type {'cold' | 'warm'} */ state,
    /** @type {Answer} */ answer,
  ) => {
    found[name] = { [state]: answer, ...found[name] };
  };
  for (const first of HOME.filter(({ name }) => !name.endsWith('closes'))) {
    const closes = HOME.find(
      ({ name }) => name === first.name.replace('opens', 'closes') && name !== first.name,
    );
    await onPage(setting, '/', async (page) => {
      note(first.name, 'cold', await touch(page, first));
      if (closes) note(closes.name, 'cold', await touch(page, closes));
    });
  }
  await onPage(setting, '/', async (page) => {
    await page.waitForLoadState('networkidle');
    await pause(4 * REST);
    const again = HOME.filter(({ name }) => name !== 'dismiss');
    // The first time is cold on a page at rest as well: the slower of the two counts.
    for (const one of again) {
      const answer = await touch(page, one);
      const before = found[one.name]?.cold;
      if (!before || answer.paint > before.paint) found[one.name] = { cold: answer };
    }
    for (const one of HOME) note(one.name, 'warm', await touch(page, one));
  });
  await onPage(setting, '/checkout', async (page) => {
    for (const step of BOOKING)
      note(step.name, found[step.name]?.cold ? 'warm' : 'cold', await touch(page, step));
  });
  // A booking is confirmed once, so it is warm in a second booking of the same page.
  await onPage(setting, '/checkout', async (page) => {
    await page.waitForLoadState('networkidle');
    await pause(2 * REST);
    const warm = BOOKING.filter(
      ({ name }, place) => name !== 'Back' && BOOKING.findIndex((step) => step.name === name) === place,
    );
    for (const step of warm) note(step.name, 'warm', await touch(page, step));
  });
  return found;
}

/** @type {(setting: { origin: string, executablePath: string | undefined, flags: string[] }, path: string, work: (page: Page) => Promise<void>) => Promise<void>} */
function onPage({ origin, ...browser }, path, work) {
  return withPhone(browser, async ({ page }) => {
    await page.addInitScript(watchPage);
    await page.goto(origin + path, { waitUntil: 'load' });
    await work(page);
  });
}

/**
 * Touches the middle of a thing and waits for the answer. Whatever runs in the page meanwhile would be counted as the page's own, so
 * nothing does but a look at each change: no look at every frame, and not Playwright's `tap`, which asks while the events run what
 * lies under the finger.
 * @type {(page: Page, what: Touch) => Promise<Answer>}
 */
async function touch(page, { name, target, isSeen, prepare }) {
  await prepare?.(page);
  const place = await target(page).evaluate(middleInSight);
  // The function goes to the page as text, which its policy lets nobody but the test do.
  await page.evaluate(`window.__answered = new Promise((done, fail) => {
    const isSeen = ${isSeen};
    let begun;
    addEventListener('pointerdown', ({ timeStamp }) => (begun ??= timeStamp), { capture: true, once: true });
    const look = () => {
      if (begun === undefined || !isSeen()) return;
      changes.disconnect();
      document.removeEventListener('toggle', look, true);
      requestAnimationFrame(() => done({ begun, effect: performance.now() - begun }));
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden'] });
    document.addEventListener('toggle', look, true);
    setTimeout(() => fail(new Error('Nothing was seen of "${name}".')), ${PATIENCE});
  }); undefined`);
  await page.touchscreen.tap(place.x, place.y);
  const { begun, effect } = await page.evaluate('window.__answered');
  await pause(REST);
  const events = await page.evaluate(
    (from) => window.__bench.events.filter(({ startTime }) => startTime >= from),
    begun,
  );
  const paint = Math.max(SHORTEST_TOLD, ...events.map(({ duration }) => duration));
  return { paint, effect };
}

/** Scrolls a thing to the middle of the screen, waits until it is drawn there, and tells where a finger meets it. Runs in the page. */
async function middleInSight(/** @type {Element} */ element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = { x: x + width / 2, y: y + height / 2 };
  if (!element.contains(document.elementFromPoint(place.x, place.y)))
    throw new Error(`"${element.textContent}" lies under something else.`);
  return place;
}
