import { expect, test as base } from '@playwright/test';
import { dishwasher, reference, typed } from './support/booking';
import { engines, type Engine } from './support/engines';
import { pages } from './support/pages';

// What must work in every engine. Chromium has tests of its own for all of it.

/** The forms of the home page: their address, what opens them, where they are, their name field and their button. */
const inquiries = [
  ['quote form', '/#quote', '', '#quote', 'Name', 'Get my free quote'],
  ['quote dialog', '/', 'Free quote', 'dialog', 'Name', 'Get my free quote'],
  ['contact form', '/', '', '#contact', 'First name', 'Send message'],
] as const;

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
    // CI installs the engines where it can; a developer may have one of them.
    test.skip(start === undefined, `${name} is not installed.`);

    test('every page is whole and fits the screen', async ({ engine, visitor }) => {
      for (const { path, html } of pages) {
        await visitor.opens(path);
        // Under load WebKit calls the page before this one loaded.
        await expect(async () => {
          const [title, headings, overflow] = await engine.run(() => [
            document.title,
            String(document.querySelectorAll('h1').length),
            String(document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ]);
          expect(html.includes(`<title>${title.replaceAll('&', '&amp;')}`), path).toBe(true);
          expect([path, headings, overflow]).toEqual([path, '1', '0']);
        }).toPass();
      }
    });

    // The page comes back from the back/forward cache, as it was left, but without what was then at work.
    test('a visitor leaves each step by a link, comes back, reloads and books', async ({
      engine,
      visitor,
    }) => {
      await visitor.opens('/terms');
      await engine.run(() => sessionStorage.clear());
      await visitor.opens('/checkout');
      await visitor.leavesAndComesBack('Step 1 of 3');
      await visitor.presses('main button', dishwasher.name);
      await visitor.fillsStep2();
      await visitor.leavesAndComesBack('Step 2 of 3');
      await visitor.presses('button', 'Continue');
      await visitor.sees('Step 3 of 3');
      await visitor.leavesAndComesBack('Step 3 of 3');
      await engine.run(() => location.reload());
      await until('the page anew', () => engine.run(() => Reflect.get(window, 'wasHere') === undefined));
      await visitor.sees(typed.Email);
      await visitor.confirms();
    });

    for (const [form, address, opener, place, label, button] of inquiries)
      test(`a visitor leaves the home page in the ${form}, comes back and finishes`, async ({
        engine,
        visitor,
      }) => {
        await engine.resize(1280);
        await visitor.opens(address);
        if (opener) await visitor.presses('button', opener);
        await visitor.writes(label, 'Ana', place);
        await visitor.writes('Phone', '612555018', place);
        await visitor.leavesAndComesBack(button);
        await visitor.presses(`${place} button`, button);
        await visitor.seesRequest(reference);
      });
  });
}

// These look again and again, because the engines' drivers don't wait for anything.
const until = (what: string, look: () => Promise<unknown>) =>
  expect.poll(() => look().catch(String), { message: what }).toBe(true);

/** What a visitor does in an engine, with patience. */
function visitorOf(engine: Engine, address: string) {
  const visitor = {
    opens: (path: string) => engine.open(address + path),
    presses: (selector: string, name: string) => until(`press ${name}`, () => engine.act(selector, name)),
    writes: (label: string, text: string, place = 'body') =>
      until(`fill ${label}`, () => engine.act(`${place} label`, label, text)),
    sees: (text: string | RegExp) =>
      expect.poll(() => engine.run(() => document.body.innerText).catch(String)).toMatch(text),
    async fillsStep2() {
      await visitor.sees('Step 2 of 3');
      for (const [label, text] of Object.entries(typed)) await visitor.writes(label, text);
      await until('choose the state', () =>
        engine.run(() => {
          const state = document.querySelector<HTMLSelectElement>('select[name="state"]');
          if (state) state.value = 'MN';
          return state?.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      );
    },
    async confirms() {
      await until('agree to the terms', () =>
        engine.run(() => {
          const terms = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
          terms?.click();
          return terms?.checked;
        }),
      );
      await visitor.presses('button', 'Confirm booking');
      await visitor.seesRequest(/press Send[^]*[A-Z\d]{3}-[A-Z\d]{3}/);
    },
    async seesRequest(text: RegExp) {
      // WebKitGTK without an app for the link leaves the page, at some later time.
      await expect(async () => {
        const shown = await engine.run(() => document.body.innerText);
        if (shown.includes('URL can’t be shown')) await engine.back();
        expect(shown).toMatch(text);
      }).toPass();
    },
    async leavesAndComesBack(step: string) {
      // The browser decides what it keeps in its back/forward cache: again, until it is this page.
      await expect(async () => {
        await visitor.sees(step);
        await until('hydration', () => engine.run(() => document.querySelector('[data-waiting]') === null));
        // Pressed at once, with the focus still in the last field. A last letter is typed while the next
        // page comes: Firefox drops what React has scheduled by then.
        await engine.run(() => {
          Reflect.set(window, 'wasHere', true);
          addEventListener('pagehide', () => document.execCommand('insertText', false, '8'), { once: true });
          document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
        });
        await until('the terms', () => engine.run(() => location.pathname === '/terms'));
        await engine.back();
        await visitor.sees(step);
        expect(await engine.run(() => Reflect.get(window, 'wasHere'))).toBe(true);
      }).toPass();
    },
  };
  return visitor;
}
