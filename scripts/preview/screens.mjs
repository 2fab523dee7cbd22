/** Every screen that a visitor can reach only by doing something, and how to get there. */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * `reach` acts on the loaded page. `part`: only what the window shows. `upTo`: not on wider screens. `before` runs in the
 * page before its own code. `printed`: on paper, too.
 * @typedef {{ name: string, path: string, reach?: (page: Page) => Promise<unknown>, part?: boolean, upTo?: number,
 *   withoutScript?: boolean, before?: () => void, printed?: boolean }} Screen
 */

/** What is typed into the wizard's second step, by label. */
const ANSWERS = {
  'First name': 'Ana María',
  'Last name': 'Lindqvist',
  Email: 'ana@example.com',
  Phone: '(612) 555-0188',
  'Street address': '2104 Bryant Ave S, Apt 3',
  City: 'Minneapolis',
  'ZIP code': '55405',
  'Preferred date (optional)': '2031-03-10',
  'Problem description (optional)': 'Water stays in the bottom. It hums, then stops.',
};

/** @type {(page: Page, name: string | RegExp) => Promise<void>} */
const press = (page, name) => page.getByRole('button', { name }).first().click();

/** @param {Page} page */
async function chooseService(page) {
  await page.getByRole('main').getByRole('button', { name: /\$\d/ }).first().click();
  await page.getByText('Step 2 of 3').first().waitFor();
}

/** Fills step 2 of the wizard. @param {Page} page */
export async function fillAnswers(page) {
  for (const [label, value] of Object.entries(ANSWERS))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State', { exact: true }).selectOption('MN');
}

/** @param {Page} page */
async function answer(page) {
  await chooseService(page);
  await fillAnswers(page);
  await press(page, 'Continue');
  await page.getByText('Step 3 of 3').first().waitFor();
}

/** @type {(place: string) => (page: Page) => Promise<void>} */
const askForPlace = (place) => async (page) => {
  await page.locator('#areas input').first().fill(place);
  await page.keyboard.press('Enter');
};

/** A page whose code fails: the clock that the hours need is gone. */
const breakClock = () => {
  Reflect.set(window.Intl, 'DateTimeFormat', () => {
    throw new Error('broken on purpose');
  });
};

/** @type {readonly Screen[]} */
export const states = [
  { name: 'home-first-screen', path: '/', part: true },
  { name: 'home-without-script', path: '/', withoutScript: true },
  { name: 'home-area-served', path: '/#areas', reach: askForPlace('55405'), part: true },
  { name: 'home-area-not-listed', path: '/#areas', reach: askForPlace('99999'), part: true },
  { name: 'home-call-bar', path: '/#services', part: true, upTo: 360 },
  { name: 'home-broken', path: '/', before: breakClock, part: true },
  { name: 'menu', path: '/', reach: (page) => press(page, 'Open menu'), part: true, upTo: 768 },
  { name: 'quote-dialog', path: '/', reach: (page) => press(page, /^Free quote/), part: true },
  {
    name: 'quote-ready',
    path: '/',
    part: true,
    reach: async (page) => {
      await press(page, /^Free quote/);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('Ana Lindqvist');
      await dialog.getByRole('button', { name: 'Get my free quote' }).click();
      await dialog.getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  { name: 'checkout-without-script', path: '/checkout', withoutScript: true },
  { name: 'checkout-2', path: '/checkout', reach: chooseService, printed: true },
  {
    name: 'checkout-2-errors',
    path: '/checkout',
    reach: async (page) => {
      await chooseService(page);
      await page.getByLabel('Email', { exact: true }).fill('ana@');
      await press(page, 'Continue');
    },
  },
  { name: 'checkout-3', path: '/checkout', reach: answer, printed: true },
  {
    name: 'checkout-3-errors',
    path: '/checkout',
    reach: async (page) => {
      await answer(page);
      await press(page, 'Confirm booking');
    },
  },
  {
    name: 'confirmation',
    path: '/checkout',
    printed: true,
    reach: async (page) => {
      await answer(page);
      await page.getByRole('checkbox').check();
      await press(page, 'Confirm booking');
      await page.getByRole('button', { name: 'Confirm booking' }).waitFor({ state: 'detached' });
    },
  },
];
