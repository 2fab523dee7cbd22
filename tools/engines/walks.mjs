/** What must work in every browser engine. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NOT_FOUND } from '../../scripts/pages.mjs';
import { ANSWERS } from '../../scripts/preview/screens.mjs';
import { root } from '../../scripts/run.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */
/** @typedef {[title: string, walk: (driver: Driver) => Promise<void>]} Walk */

const PATIENCE_MS = 20_000;
const CARD = '4929000013370042';

/** The content that the site was built with. @param {string} name */
const content = (name) =>
  JSON.parse(readFileSync(join(root, process.env.CONTENT_FOLDER ?? 'content', `${name}.json`), 'utf8'))[name];

/** A script that finds a visible element and scrolls it to the center, clear of sticky headers. */
const shown = (/** @type {string} */ list, test = 'true', then = 'return element') => `
  const found = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('${list}')].find((one) => one.checkVisibility() && (${test}));
  const element = found?.control ?? found;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  ${then}`;
const BUTTON = shown('button', '(one.ariaLabel ?? one.innerText).trim().startsWith(arguments[0])');
const field = (/** @type {string} */ then) =>
  shown('label', 'one.innerText.trim().startsWith(arguments[0])', then);
const CHOOSE = "element.value = arguments[1]; element.dispatchEvent(new Event('change', { bubbles: true }))";

/** Waits for something to be true. @type {(what: string, look: () => Promise<unknown>) => Promise<void>} */
async function until(what, look) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await look().catch(() => false))) {
    if (Date.now() > end) assert.fail(`Timed out waiting for ${what}`);
    await pause(100);
  }
}

/** @param {Driver} driver */
function visitor(driver) {
  const finds = (/** @type {string} */ what, /** @type {string} */ script) =>
    until(what, () => driver.evaluate(script, what));
  return {
    press: (/** @type {string} */ name) => until(`the button ${name}`, () => driver.act(BUTTON, [name])),
    write: (/** @type {string} */ label, /** @type {string} */ text) =>
      until(`the field ${label}`, () => driver.act(field('return element'), [label], text)),
    sees: (/** @type {string} */ text) =>
      finds(text, 'return document.body.innerText.includes(arguments[0])'),
    has: (/** @type {string} */ selector) =>
      finds(selector, 'return document.querySelector(arguments[0]) !== null'),
    keeps: (/** @type {keyof typeof ANSWERS} */ label) =>
      until(`the answer ${label}`, () =>
        driver.evaluate(field('return element?.value === arguments[1]'), label, ANSWERS[label]),
      ),
    hasNoErrors: async () => assert.deepEqual(await driver.evaluate('return window.faults'), []),
  };
}

/** @type {(address: string, page: import('../../scripts/pages.mjs').BuiltPage) => Walk} */
const wholePage = (address, { route, html }) => [
  `${route} is complete and has no errors`,
  async (driver) => {
    await driver.open(address + (route === NOT_FOUND ? '/no-such-page' : route));
    const [title, heads, overflow] = await driver.evaluate(
      `const { scrollWidth, clientWidth } = document.documentElement;
      return [document.title, document.querySelectorAll('h1').length, scrollWidth - clientWidth]`,
    );
    assert.ok(html.includes(`<title>${title.replaceAll('&', '&amp;')}`), `the title is "${title}"`);
    assert.deepEqual([heads, overflow], [1, 0]);
    // Wait for React to hydrate.
    await pause(1500);
    await visitor(driver).hasNoErrors();
  },
];

/** A request ends with the ways to hand it over, or sent, once and without a card. @type {(driver: Driver, posts: string[]) => Promise<void>} */
async function isOver(driver, posts) {
  if (!process.env.NEXT_PUBLIC_REQUEST_URL) return visitor(driver).has('a[href^="sms:"]');
  const latest = "return localStorage.getItem('requests')?.split('\\n')[0].endsWith(' sent')";
  await until('the request', async () => posts.length > 0 && (await driver.evaluate(latest)));
  const [post, ...more] = posts.splice(0);
  assert.ok(more.length === 0 && !post?.includes(CARD), 'sent twice, or with a card');
}

/** @type {(site: { address: string, posts: string[] }, pages: readonly import('../../scripts/pages.mjs').BuiltPage[]) => Walk[]} `address` has no slash at its end */
export const walks = ({ address, posts }, pages) => [
  ...pages.map((page) => wholePage(address, page)),
  [
    'the home page names the city and says whether a ZIP code is in the service area',
    async (driver) => {
      const { sees, hasNoErrors } = visitor(driver);
      await driver.open(`${address}/`);
      const heading = "return document.querySelector('h1').innerText.includes('Saint Paul')";
      await until('the city in the first heading', () => driver.evaluate(heading));
      const [area] = content('areas');
      await driver.act(shown('#areas input'), [], area.zips[0]);
      await driver.act(shown('#areas form button'), []);
      await sees(area.name);
      await hasNoErrors();
    },
  ],
  [
    'the menu on a narrow screen opens and closes, and the quote dialog prepares a request',
    async (driver) => {
      const { press, write, has, hasNoErrors } = visitor(driver);
      await driver.resize(700);
      await driver.open(`${address}/`);
      await press('Open menu');
      await press('Close menu');
      await driver.resize(1280);
      await press('Free quote');
      await has('dialog[open]');
      await write('Name', 'Ana');
      await press('Get my free quote');
      await isOver(driver, posts);
      await hasNoErrors();
    },
  ],
  [
    'a visitor books a repair: Back and a reload keep the answers, and the request gets a reference',
    async (driver) => {
      const { press, write, sees, keeps, hasNoErrors } = visitor(driver);
      const [service] = content('services');
      await driver.open(`${address}/checkout?service=${service.id}`);
      await sees('Step 2 of 3');
      for (const [label, text] of Object.entries(ANSWERS)) {
        await driver.evaluate(field('element?.select()'), label);
        await write(label, text);
      }
      await driver.evaluate(field(CHOOSE), 'State', 'MN');
      await press('Continue');
      await sees('Step 3 of 3');
      for (const text of [service.name, `$${service.price}`, ANSWERS.Email]) await sees(text);
      await driver.evaluate('history.back()');
      await sees('Step 2 of 3');
      await keeps('First name');
      await driver.evaluate('location.reload()');
      await keeps('ZIP code');
      await press('Continue');
      await sees('Step 3 of 3');
      await driver.act(shown('main form summary'), []);
      await write('Card number', CARD);
      await driver.act(shown('main input[type=checkbox]'), []);
      await press('Confirm booking');
      await isOver(driver, posts);
      await hasNoErrors();
    },
  ],
];
