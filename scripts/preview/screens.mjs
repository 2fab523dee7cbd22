/** The screens that need an interaction (or no scripts), and how to reach them. */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * `reach`: uses the page. `part`: viewport only. `upTo`: maximum width. `printed`: in print too.
 * @typedef {{ name: string, path: string, reach?: (page: Page) => Promise<unknown>, part?: boolean, upTo?: number,
 *   withoutScript?: boolean, printed?: boolean }} Screen
 */

/** Answers for step 2 of the wizard, by label. */
export const ANSWERS = {
  'First name': 'Ana María',
  'Last name': 'Lindqvist',
  Email: 'ana@example.com',
  Phone: '(612) 555-0188',
  'Street address': '2104 Bryant Ave S, Apt 3',
  City: 'Minneapolis',
  'ZIP code': '55405',
};

/** @type {(page: Page, name: string | RegExp) => Promise<void>} */
const press = (page, name) => page.getByRole('button', { name }).first().click();

/** @param {Page} page */
async function chooseService(page) {
  await page.getByRole('main').getByRole('button', { name: /\$\d/ }).first().click();
  await page.getByText('Step 2 of 3').first().waitFor();
}

/** @param {Page} page */
async function answer(page) {
  await chooseService(page);
  for (const [label, value] of Object.entries(ANSWERS))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State', { exact: true }).selectOption('MN');
  await page.getByLabel(/^Problem description/).fill('Water stays in the bottom. It hums, then stops.');
  await press(page, 'Continue');
  await page.getByText('Step 3 of 3').first().waitFor();
}

/** @param {Page} page */
async function confirm(page) {
  await answer(page);
  await page.getByRole('checkbox').check();
  await press(page, 'Confirm booking');
  await page.getByRole('button', { name: 'Confirm booking' }).waitFor({ state: 'detached' });
}

/** @type {(place: string) => (page: Page) => Promise<void>} */
const askForPlace = (place) => async (page) => {
  await page.locator('#areas input').first().fill(place);
  await page.keyboard.press('Enter');
};

const [home, booking] = [{ path: '/', part: true }, { path: '/checkout' }];

/** @type {readonly Screen[]} */
export const states = [
  { name: 'home-without-script', path: '/', withoutScript: true },
  { name: 'home-area-served', ...home, path: '/#areas', reach: askForPlace('55405') },
  { name: 'home-area-not-listed', ...home, path: '/#areas', reach: askForPlace('99999') },
  { name: 'menu', ...home, reach: (page) => press(page, 'Open menu'), upTo: 768 },
  { name: 'quote-dialog', ...home, reach: (page) => press(page, /^Free quote/) },
  { name: 'checkout-without-script', ...booking, withoutScript: true },
  { name: 'checkout-2', ...booking, reach: chooseService, printed: true },
  {
    name: 'checkout-2-errors',
    ...booking,
    reach: (page) => chooseService(page).then(() => press(page, 'Continue')),
  },
  { name: 'checkout-3', ...booking, reach: answer, printed: true },
  { name: 'confirmation', ...booking, reach: confirm, printed: true },
];
