import { expect, test } from '@playwright/test';
import { dishwasher } from './support/content';
import { engines, type Engine } from './support/engines';
import { pages } from './support/pages';
import * as wizard from './support/wizard';

// These tests run in every engine. For Chromium, other files test the same in more detail.

/** Tries until it works, because the engines' drivers don't wait for anything. */
const until = (goal: string, attempt: () => Promise<unknown>) =>
  expect.poll(() => attempt().catch(String), { message: goal }).toBe(true);

for (const [name, start] of Object.entries(engines))
  test.describe(name, { tag: '@slow' }, () => {
    // All tests run in one worker, so that the engine starts once.
    test.describe.configure({ mode: 'default' });
    // CI installs the engines where it can. A developer may have only one of them.
    test.skip(start === undefined, `${name} is not installed.`);

    let engine: Engine;
    let site = '';
    test.beforeAll(async ({ baseURL }) => {
      if (start) engine = await start();
      site = String(baseURL);
    });
    test.afterAll(() => engine.close());

    async function open(address: string) {
      await engine.evaluate(() => void Reflect.set(window, 'isOld', true));
      await engine.evaluate((to) => location.assign(to), address);
      // Firefox replaces its first empty document with another one, which isn't marked as old and is complete, too.
      const isLoaded = (to: string) =>
        location.href === to && !Reflect.has(window, 'isOld') && document.readyState === 'complete';
      await until(`load ${address}`, () => engine.evaluate(isLoaded, address));
    }

    const see = (text: string | RegExp) =>
      expect.poll(() => engine.evaluate(() => document.body.innerText).catch(String)).toMatch(text);

    const press = (selector: string, label: string) =>
      until(`press ${label}`, () => engine.press(selector, label).then(() => true));

    async function type(label: string, text: string, place = 'body') {
      await press(`${place} label`, label);
      const insert = (given: string) => document.execCommand('insertText', false, given);
      await until(`type into ${label}`, () => engine.evaluate(insert, text));
    }

    /** Presses a button that opens the visitor's app. WebKitGTK has no app for the link and would leave the page. */
    async function send(selector: string, label: string) {
      await engine.evaluate(() => {
        HTMLAnchorElement.prototype.click = () => {};
      });
      await press(selector, label);
    }

    /** Leaves the page by a link and comes back to it from the back/forward cache, as it was left. */
    async function leaveAndComeBack(text: string) {
      await see(text);
      const isHydrated = () => document.querySelector('[data-waiting]') === null;
      await until('hydration', () => engine.evaluate(isHydrated));
      // Firefox doesn't keep a page that still waits for a picture, a font or the city lookup, which fails in this
      // test. WebKit keeps it, and doesn't list failed requests.
      const hasArrived = () =>
        !navigator.userAgent.includes('Firefox') ||
        ([...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
          document.fonts.status === 'loaded' &&
          performance.getEntries().some((entry) => entry.name.startsWith('https:')));
      await until('every response', () => engine.evaluate(hasArrived));
      // The press comes at once, with the focus still in the last field. A last letter is typed while the next page
      // comes, because Firefox drops what React has scheduled by then.
      await engine.evaluate(() => {
        Reflect.set(window, 'wasHere', true);
        addEventListener('pagehide', () => document.execCommand('insertText', false, '8'), { once: true });
        document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
      });
      const isElsewhere = () => location.pathname === '/terms' && document.readyState === 'complete';
      await until('the terms', () => engine.evaluate(isElsewhere));
      await engine.goBack();
      await see(text);
      expect(await engine.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true);
    }

    test('every page is complete and fits the window', async () => {
      for (const { path, html } of pages) {
        await open(site + path);
        const [title, headings, overflow] = await engine.evaluate(() => [
          document.title,
          String(document.querySelectorAll('h1').length),
          String(document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ]);
        expect(html.includes(`<title>${title.replaceAll('&', '&amp;')}`), path).toBe(true);
        expect([path, headings, overflow]).toEqual([path, '1', '0']);
      }
    });

    test('a visitor forgets an answer, leaves each step by a link, comes back, reloads, and books', async () => {
      await open(`${site}/checkout`);
      await leaveAndComeBack('Step 1 of 3');
      await press('main button', dishwasher.name);
      await see('Step 2 of 3');
      await press('button', 'Continue');
      const focused = () => engine.evaluate(() => document.activeElement?.getAttribute('name'));
      await expect.poll(focused).toBe('address');
      for (const [label, text] of Object.entries(wizard.answers)) await type(label, text);
      await engine.evaluate(() => {
        const state = document.querySelector<HTMLSelectElement>('select[name="state"]');
        if (state) state.value = 'MN';
        state?.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await leaveAndComeBack('Step 2 of 3');
      await press('button', 'Continue');
      await leaveAndComeBack('Step 3 of 3');
      // Opens the page again at the same address, as a reload does.
      await open(`${site}/checkout?step=3`);
      await see(wizard.answers.Email);
      await press('label', 'I agree to');
      await send('button', 'Email my request');
      await see(/press Send[^]*Repair request/);
    });

    test('a visitor leaves the quote form in its dialog, comes back, and sends it', async () => {
      await open(`${site}/`);
      await press('button', 'Free quote');
      await type('Name', 'Ana', 'dialog');
      await type('Phone', '612555018', 'dialog');
      await leaveAndComeBack('Get my free quote');
      await send('dialog button', 'Get my free quote');
      await see('Free quote request');
    });
  });
