/** What must work in every browser engine, told as the visitor does it. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A browser. Scripts are the bodies of functions that take `arguments`.
 * @typedef {object} Driver
 * @property {(address: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} back
 * @property {(script: string, ...args: unknown[]) => Promise<any>} evaluate
 * @property {(script: string, ...args: unknown[]) => Promise<{ click: () => Promise<unknown>, type: (text: string) => Promise<unknown> } | undefined | null>} find
 * @property {() => Promise<unknown>} close
 */

/** @typedef {{ address: string, asked: string[] }} Site */

const PATIENCE_MS = 20_000;

const ROUTES = ['/', '/about', '/business-info', '/privacy', '/terms', '/checkout', '/no-such-page'];

const ANSWERS = {
  'First name': 'Ana María',
  'Last name': 'O’Brien',
  Email: 'ana@example.com',
  Phone: '(612) 555-0188',
  'Street address': '2104 Bryant Ave S',
  City: 'Minneapolis',
  'ZIP code': '55405',
};

const BUTTON = `return [...document.querySelectorAll('main button')].find((button) =>
  button.checkVisibility() && button.innerText.trim().startsWith(arguments[0]))`;
const LABELLED = `const label = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === arguments[0]);
  return label && label.control`;
/** The found element in the middle of the window: not every driver brings it there, and a header may cover the edge. */
const SHOWN = (script) => `const found = (function () { ${script} })(...arguments);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found`;
const TEXT = `return document.body.innerText.includes(arguments[0])`;
const FAULTS = `return window.faults`;

/** What an attacker would try. An engine with Trusted Types refuses some of it at once. */
const INJECT = `
  const attempts = [
    () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.hacked = 1' })),
    () => {
      const script = document.createElement('script');
      script.append('window.hacked = 1');
      document.body.append(script);
    },
    () => document.body.setAttribute('onclick', 'window.hacked = 1'),
    () => document.body.click(),
    () => fetch('http://127.0.0.1:9/').catch(() => {}),
  ];
  for (const attempt of attempts) setTimeout(() => { try { attempt() } catch {} })`;

/** Waits until something is true (or there), and says what it waited for if it never is. */
async function until(what, look) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new assert.AssertionError({ message: `It never came: ${what}` });
    await wait(100);
  }
}

/** @param {Driver} driver */
function actions(driver) {
  return {
    press: async (name) =>
      (await until(`the button ${name}`, () => driver.find(SHOWN(BUTTON), name))).click(),
    write: async (label, text) => {
      const field = await until(`the field ${label}`, () => driver.find(SHOWN(LABELLED), label));
      await driver.evaluate(
        `${LABELLED.replace('return label', 'label.control.select(); return label')}.value`,
        label,
      );
      await field.type(text);
    },
    sees: (text) => until(`the text "${text}"`, () => driver.evaluate(TEXT, text)),
    value: (label) => driver.evaluate(`${LABELLED}.value`, label),
  };
}

/** @type {[title: string, work: (driver: Driver, site: Site) => Promise<void>][]} */
export const SUITE = [
  ...ROUTES.map((path) => [
    `${path} is whole, nothing goes wrong on it, and an injected script runs nothing`,
    async (driver, site) => {
      await driver.open(site.address + path);
      const found = await driver.evaluate(
        `return { heads: document.querySelectorAll('h1').length, title: document.title,
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth }`,
      );
      assert.equal(found.heads, 1);
      assert.match(found.title, /Loonlight/);
      assert.equal(found.wide, 0);
      // Time for the framework to start and for React to compare.
      await wait(1500);
      assert.deepEqual(await driver.evaluate(FAULTS), []);
      await driver.evaluate(INJECT);
      await until('the refusal of the script and of the request', async () => {
        const faults = await driver.evaluate(FAULTS);
        return [/script-src|trusted/, /connect-src/].every((name) =>
          faults.some((fault) => name.test(fault)),
        );
      });
      assert.notEqual(await driver.evaluate('return window.hacked'), 1);
    },
  ]),
  [
    'the home page names the city that the internet address tells',
    async (driver, site) => {
      const before = site.asked.length;
      await driver.open(`${site.address}/`);
      await until('the city in the first heading', () =>
        driver.evaluate(`return document.querySelector('h1').innerText.includes('Saint Paul')`),
      );
      assert.deepEqual(site.asked.slice(before), ['/ip']);
      assert.deepEqual(await driver.evaluate(FAULTS), []);
    },
  ],
  [
    'the booking page is fetched ahead of the tap on Book Now, and the policy lets it',
    async (driver, site) => {
      await driver.open(`${site.address}/about`);
      await driver.evaluate(`document.querySelector('a[href$="/checkout"]').focus()`);
      await wait(1000);
      assert.deepEqual(await driver.evaluate(FAULTS), []);
    },
  ],
  [
    'a visitor books a repair, goes back and forth, and gets a reference',
    async (driver, site) => {
      const { press, write, sees, value } = actions(driver);
      await driver.open(`${site.address}/checkout`);
      await press('Dishwasher Repair');
      await sees('Step 2 of 3');
      for (const [label, text] of Object.entries(ANSWERS)) await write(label, text);
      await driver.evaluate(
        `const list = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === 'State').control;
          list.value = 'MN'; list.dispatchEvent(new Event('change', { bubbles: true }))`,
      );
      await press('Continue');
      await sees('Step 3 of 3');
      for (const text of ['$85', '$7', '$92', 'ana@example.com']) await sees(text);
      await driver.back();
      await sees('Step 2 of 3');
      assert.equal(await value('First name'), 'Ana María');
      await press('Continue');
      await sees('Step 3 of 3');
      await (
        await until('the terms', () =>
          driver.find(SHOWN(`return document.querySelector('main input[type=checkbox]')`)),
        )
      ).click();
      await press('Confirm booking');
      await until('a reference', () =>
        driver.evaluate(
          `return /[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}/.test(document.querySelector('main').innerText)`,
        ),
      );
      assert.deepEqual(await driver.evaluate(FAULTS), []);
    },
  ],
  [
    'a Free quote button opens the dialog',
    async (driver, site) => {
      const { press } = actions(driver);
      await driver.open(`${site.address}/`);
      await press('Free quote');
      await until('the dialog', () =>
        driver.evaluate(`return Boolean(document.querySelector('dialog:is([open], :popover-open)'))`),
      );
      assert.deepEqual(await driver.evaluate(FAULTS), []);
    },
  ],
];
