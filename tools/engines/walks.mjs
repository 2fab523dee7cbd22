/** What must work in every browser engine, as the visitor does it. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { NOT_FOUND } from '../../scripts/pages.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */
/** `address` has no slash at its end. @typedef {{ address: string, pages: readonly import('../../scripts/pages.mjs').BuiltPage[], content: any }} Site */
/** @typedef {[title: string, walk: (driver: Driver, site: Site) => Promise<void>]} Walk */

const PATIENCE_MS = 20_000;

const ANSWERS = {
  'First name': 'Ana María',
  'Last name': 'O’Brien',
  Email: 'ana@example.com',
  Phone: '(612) 555-0188',
  'Street address': '2104 Bryant Ave S',
  City: 'Minneapolis',
  'ZIP code': '55405',
};

/** Finders return what a visitor sees, in the middle of the window: a header may cover the edge. */
const shown = (/** @type {string} */ list, /** @type {string} */ test) => `
  const found = [...(document.querySelector('dialog:is([open], :popover-open)') ?? document).querySelectorAll('${list}')].find((one) => one.checkVisibility() && (${test}));
  const element = found?.control ?? found;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element`;
const BUTTON = shown('button', '(one.ariaLabel ?? one.innerText).trim().startsWith(arguments[0])');
const FIELD = shown('label', 'one.innerText.trim().startsWith(arguments[0])');
const FIELD_VALUE = `${FIELD.replace('return element', 'return element?.value')}`;
const SEES = 'return document.body.innerText.includes(arguments[0])';

/** Waits for something to be true. @type {(what: string, look: () => Promise<unknown>) => Promise<void>} */
async function until(what, look) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await look().catch(() => false))) {
    if (Date.now() > end) assert.fail(`It never came: ${what}`);
    await pause(100);
  }
}

/** @param {Driver} driver */
function visitor(driver) {
  return {
    press: (/** @type {string} */ name) => until(`the button ${name}`, () => driver.act(BUTTON, [name])),
    write: (/** @type {string} */ label, /** @type {string} */ text) =>
      until(`the field ${label}`, () => driver.act(FIELD, [label], text)),
    sees: (/** @type {string} */ text) => until(`"${text}"`, () => driver.evaluate(SEES, text)),
    value: (/** @type {string} */ label) => driver.evaluate(FIELD_VALUE, label),
    has: (/** @type {string} */ selector) =>
      until(selector, () =>
        driver.evaluate('return document.querySelector(arguments[0]) !== null', selector),
      ),
  };
}

/** Nothing went wrong in the page that is open. @param {Driver} driver */
async function isHealthy(driver) {
  assert.deepEqual(await driver.evaluate('return window.faults'), []);
}

/** @type {(site: Site) => Walk[]} */
export const walks = ({ pages }) => [
  ...pages.map(({ route, html }) => {
    /** @type {Walk} */
    const walk = [
      `${route} is whole, and nothing goes wrong on it`,
      async (driver, { address }) => {
        await driver.open(address + (route === NOT_FOUND ? '/no-such-page' : route));
        const [title, heads, overflow] = await driver.evaluate(
          `const { scrollWidth, clientWidth } = document.documentElement;
          return [document.title, document.querySelectorAll('h1').length, scrollWidth - clientWidth]`,
        );
        assert.ok(html.includes(`<title>${title.replaceAll('&', '&amp;')}`), `the title is "${title}"`);
        assert.deepEqual([heads, overflow], [1, 0]);
        // Time for React to hydrate and compare.
        await pause(1500);
        await isHealthy(driver);
      },
    ];
    return walk;
  }),
  [
    'the home page names the city, and answers whether a ZIP code is served',
    async (driver, { address, content }) => {
      const { sees } = visitor(driver);
      await driver.open(`${address}/`);
      await until('the city in the first heading', () =>
        driver.evaluate(`return document.querySelector('h1').innerText.includes('Saint Paul')`),
      );
      const [area] = content.areas.areas;
      await driver.act(shown('#areas input', 'true'), [], area.zips[0]);
      await driver.act(shown('#areas form button', 'true'), []);
      await sees(area.name);
      await isHealthy(driver);
    },
  ],
  [
    'the menu of a narrow window opens and closes, and the quote dialog hands a request over',
    async (driver, { address }) => {
      const { press, write, has } = visitor(driver);
      await driver.resize(700);
      await driver.open(`${address}/`);
      await press('Open menu');
      await press('Close menu');
      await driver.resize(1280);
      await press('Free quote');
      await has('dialog:is([open], :popover-open)');
      await write('Name', 'Ana');
      await press('Get my free quote');
      await has('a[href^="mailto:"]');
      await isHealthy(driver);
    },
  ],
  [
    'a visitor books a repair: Back and a reload keep the answers, and a reference stands at the end',
    async (driver, { address, content }) => {
      const { press, write, sees, value, has } = visitor(driver);
      const [service] = content.services.services;
      await driver.open(`${address}/checkout?service=${service.id}`);
      await sees('Step 2 of 3');
      for (const [label, text] of Object.entries(ANSWERS)) {
        await driver.evaluate(`${FIELD.replace('return element', 'element?.select()')}`, label);
        await write(label, text);
      }
      await driver.evaluate(
        `${FIELD.replace('return element', "element.value = 'MN'; element.dispatchEvent(new Event('change', { bubbles: true }))")}`,
        'State',
      );
      await press('Continue');
      await sees('Step 3 of 3');
      for (const text of [service.name, `$${service.price}`, ANSWERS.Email]) await sees(text);
      await driver.evaluate('history.back()');
      await sees('Step 2 of 3');
      assert.equal(await value('First name'), ANSWERS['First name']);
      await driver.evaluate('location.reload()');
      await until(
        'the answers after a reload',
        async () => (await value('ZIP code')) === ANSWERS['ZIP code'],
      );
      await press('Continue');
      await sees('Step 3 of 3');
      await driver.act(shown('main input[type=checkbox]', 'true'), []);
      await press('Confirm booking');
      await has('a[href^="sms:"]');
      await isHealthy(driver);
    },
  ],
];
