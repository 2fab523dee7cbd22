/** Every screen that a visitor can meet, and how to get there. */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * `reach` acts on the page after it has loaded. `part`: only what the window shows, for what stands over the page.
 * `upTo`: not on wider screens. `withoutScript`: in a browser that runs none. `before`: runs in the page before it loads.
 * @typedef {{
 *   name: string, path: string, reach?: (page: Page) => Promise<unknown>, part?: boolean, upTo?: number,
 *   withoutScript?: boolean, before?: () => void, printed?: boolean
 * }} Screen
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

const press = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** @param {Page} page */
async function chooseService(page) {
  const service = page.getByRole('main').getByRole('button', { name: /^Dishwasher/ });
  // Until the page is alive the button opens a popover; then it has none.
  await page.waitForFunction(() => !document.querySelector('main button[popovertarget]'));
  await service.click();
  await page.getByText('Step 2 of 3').waitFor();
}

/** @param {Page} page */
async function answerQuestions(page) {
  await chooseService(page);
  for (const [label, value] of Object.entries(ANSWERS)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('State', { exact: true }).selectOption('MN');
  await page.getByLabel('Preferred time (optional)').selectOption('morning');
  await press(page, 'Continue');
  await page.getByText('Step 3 of 3').waitFor();
}

/** @param {Page} page */
async function confirm(page) {
  await answerQuestions(page);
  await page.getByRole('checkbox').check();
  await press(page, 'Confirm booking');
  await page.getByRole('button', { name: 'Confirm booking' }).waitFor({ state: 'detached' });
}

/** @param {Page} page @param {string} place */
async function askForPlace(page, place) {
  await page.locator('#availability-place').fill(place);
  await page.locator('#availability-place').press('Enter');
}

/** @param {Page} page */
async function askForQuote(page) {
  await press(page, 'Free quote');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Ana Lindqvist');
  await dialog.getByRole('button', { name: 'Get my free quote' }).click();
  await dialog.getByRole('heading', { level: 3 }).first().waitFor();
}

/** A page whose code fails: the clock that the hours need is taken away. */
const breakClock = () => {
  Reflect.set(window.Intl, 'DateTimeFormat', () => {
    throw new Error('broken on purpose');
  });
};

/** @type {readonly Screen[]} */
export const screens = [
  { name: 'home-first-screen', path: '/', part: true },
  { name: 'home', path: '/', printed: true },
  { name: 'home-without-script', path: '/', withoutScript: true },
  { name: 'home-area-served', path: '/#areas', reach: (page) => askForPlace(page, '55405'), part: true },
  { name: 'home-area-not-listed', path: '/#areas', reach: (page) => askForPlace(page, '99999'), part: true },
  { name: 'home-call-bar', path: '/#services', part: true, upTo: 360 },
  { name: 'home-broken', path: '/', before: breakClock, part: true },
  { name: 'menu', path: '/', reach: (page) => press(page, 'Open menu'), part: true, upTo: 768 },
  { name: 'quote-dialog', path: '/', reach: (page) => press(page, 'Free quote'), part: true },
  { name: 'quote-ready', path: '/', reach: askForQuote, part: true },
  { name: 'about', path: '/about', printed: true },
  { name: 'business-info', path: '/business-info', printed: true },
  { name: 'privacy', path: '/privacy', printed: true },
  { name: 'terms', path: '/terms', printed: true },
  { name: 'checkout-1', path: '/checkout', printed: true },
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
  { name: 'checkout-3', path: '/checkout', reach: answerQuestions, printed: true },
  {
    name: 'checkout-3-errors',
    path: '/checkout',
    reach: async (page) => {
      await answerQuestions(page);
      await press(page, 'Confirm booking');
    },
  },
  { name: 'confirmation', path: '/checkout', reach: confirm, printed: true },
  { name: '404', path: '/no-such-page', printed: true },
];
