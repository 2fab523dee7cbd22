import { expect, test as base } from '@playwright/test';
import { dishwasher, reference, typed } from './support/booking';
import { engines, type Engine } from './support/engines';
import { pages } from './support/pages';

// What must work in every engine. Chromium has its own tests for all of it.

/** The forms of the home page. */
const inquiries = [
  { form: 'quote form', path: '/#quote', place: '#quote', nameLabel: 'Name', button: 'Get my free quote' },
  {
    form: 'quote dialog',
    path: '/',
    opener: 'Free quote',
    place: 'dialog',
    nameLabel: 'Name',
    button: 'Get my free quote',
  },
  { form: 'contact form', path: '/', place: '#contact', nameLabel: 'First name', button: 'Send message' },
];

for (const [name, start] of Object.entries(engines)) {
  const test = base.extend<{ visitor: ReturnType<typeof visitorOf> }, { engine: Engine }>({
    engine: [
      async ({}, use) => {
        const engine = await start?.();
        if (!engine) throw new Error(`${name} is not installed.`);
        await use(engine);
        await engine.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    visitor: async ({ engine, baseURL }, use) => use(visitorOf(engine, String(baseURL))),
  });

  test.describe(name, { tag: '@slow' }, () => {
    // In one worker, so that the engine starts once.
    test.describe.configure({ mode: 'default' });
    // CI installs the engines where it can. A developer may have only one of them.
    test.skip(start === undefined, `${name} is not installed.`);

    test('every page is complete and fits the window', async ({ engine, visitor }) => {
      for (const { path, html } of pages) {
        await visitor.open(path);
        const [title, headings, overflow] = await engine.evaluate(() => [
          document.title,
          String(document.querySelectorAll('h1').length),
          String(document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ]);
        expect(html.includes(`<title>${title.replaceAll('&', '&amp;')}`), path).toBe(true);
        expect([path, headings, overflow]).toEqual([path, '1', '0']);
      }
    });

    test('a visitor leaves each step by a link, comes back, reloads and books', async ({
      engine,
      visitor,
    }) => {
      await visitor.open('/terms');
      await engine.evaluate(() => sessionStorage.clear());
      await visitor.open('/checkout');
      await visitor.leaveAndComeBack('Step 1 of 3');
      await visitor.press('main button', dishwasher.name);
      await visitor.fillStep2();
      await visitor.leaveAndComeBack('Step 2 of 3');
      await visitor.press('button', 'Continue');
      await visitor.see('Step 3 of 3');
      await visitor.leaveAndComeBack('Step 3 of 3');
      await engine.evaluate(() => location.reload());
      await until('reload', () => engine.evaluate(() => Reflect.get(window, 'wasHere') === undefined));
      await visitor.see(typed.Email);
      await visitor.agreeToTerms();
      await visitor.send('button', 'Confirm booking');
      await visitor.see(/press Send[^]*[A-Z\d]{3}-[A-Z\d]{3}/);
    });

    for (const { form, path, opener, place, nameLabel, button } of inquiries)
      test(`a visitor leaves the home page in the ${form}, comes back and sends it`, async ({ visitor }) => {
        await visitor.open(path);
        if (opener) await visitor.press('button', opener);
        await visitor.type(nameLabel, 'Ana', place);
        await visitor.type('Phone', '612555018', place);
        await visitor.leaveAndComeBack(button);
        await visitor.send(`${place} button`, button);
        await visitor.see(reference);
      });
  });
}

/** The engines' drivers don't wait for anything, so we look again until it's true. */
const until = (what: string, look: () => Promise<unknown>) =>
  expect.poll(() => look().catch(String), { message: what }).toBe(true);

/** What a visitor does in an engine. Each step waits until it is possible. */
function visitorOf(engine: Engine, address: string) {
  const visitor = {
    async open(path: string) {
      await engine.open(address + path);
      // Under load WebKit calls the page before this one loaded.
      const [pathname = ''] = path.split('#');
      const isLoaded = (asked: string) => location.pathname === asked && document.readyState === 'complete';
      await until(`open ${path}`, () => engine.evaluate(isLoaded, pathname));
    },
    press: (selector: string, name: string) => until(`press ${name}`, () => engine.press(selector, name)),
    type: (label: string, text: string, place = 'body') =>
      until(`type into ${label}`, () => engine.type(`${place} label`, label, text)),
    see: (text: string | RegExp) =>
      expect.poll(() => engine.evaluate(() => document.body.innerText).catch(String)).toMatch(text),
    async fillStep2() {
      await visitor.see('Step 2 of 3');
      for (const [label, text] of Object.entries(typed)) await visitor.type(label, text);
      await until('choose the state', () =>
        engine.evaluate(() => {
          const state = document.querySelector<HTMLSelectElement>('select[name="state"]');
          if (state) state.value = 'MN';
          return state?.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      );
    },
    agreeToTerms: () =>
      until('agree to the terms', () =>
        engine.evaluate(() => {
          const terms = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
          terms?.click();
          return terms?.checked;
        }),
      ),
    /** Presses a button that opens the visitor's app. WebKitGTK has no app for the link and would leave the page. */
    async send(selector: string, name: string) {
      await engine.evaluate(() => {
        HTMLAnchorElement.prototype.click = () => {};
      });
      await visitor.press(selector, name);
    },
    /** Leaves the page by a link and comes back to it from the back/forward cache, as it was left. */
    async leaveAndComeBack(text: string) {
      await visitor.see(text);
      await until('hydration', () =>
        engine.evaluate(() => document.querySelector('[data-waiting]') === null),
      );
      // Pressed at once, with the focus still in the last field. A last letter is typed while the next page comes,
      // because Firefox drops what React has scheduled by then.
      await engine.evaluate(() => {
        Reflect.set(window, 'wasHere', true);
        addEventListener('pagehide', () => document.execCommand('insertText', false, '8'), { once: true });
        document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
      });
      await until('the terms', () => engine.evaluate(() => location.pathname === '/terms'));
      await engine.goBack();
      await visitor.see(text);
      expect(await engine.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true);
    },
  };
  return visitor;
}
