import { expect, test as base } from '@playwright/test';
import { dishwasher } from './support/content';
import { engines, type Engine } from './support/engines';
import { pages } from './support/pages';
import { Visitor } from './support/visitor';
import * as wizard from './support/wizard';

// These tests run in every engine. For Chromium, other files test the same in more detail.

const quote = { nameLabel: 'Name', button: 'Get my free quote' };
const contact = { nameLabel: 'First name', button: 'Send message' };

/** The forms of the home page. */
const inquiries = [
  { form: 'quote form', path: '/#quote', opener: '', place: '#quote', ...quote },
  { form: 'quote dialog', path: '/', opener: 'Free quote', place: 'dialog', ...quote },
  { form: 'contact form', path: '/', opener: '', place: '#contact', ...contact },
];

for (const [name, start] of Object.entries(engines)) {
  const test = base.extend<{ visitor: Visitor }, { engine: Engine }>({
    engine: [
      async ({}, use) => {
        const engine = await start?.();
        if (!engine) throw new Error(`${name} is not installed.`);
        await use(engine);
        await engine.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    visitor: async ({ engine, baseURL }, use) => use(new Visitor(engine, String(baseURL))),
  });

  test.describe(name, { tag: '@slow' }, () => {
    // All tests run in one worker, so that the engine starts once.
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

    test('a visitor leaves each step by a link, comes back, reloads, and books', async ({
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
      await visitor.reload();
      await visitor.see(wizard.answers.Email);
      await visitor.agreeToTerms();
      await visitor.send('button', 'Confirm booking');
      await visitor.see(/press Send[^]*Repair request/);
    });

    test('Continue moves the focus to the first wrong answer', async ({ engine, visitor }) => {
      await visitor.open('/terms');
      await engine.evaluate(() => sessionStorage.clear());
      await visitor.open('/checkout');
      await visitor.press('main button', dishwasher.name);
      await visitor.see('Step 2 of 3');
      await visitor.press('button', 'Continue');
      const focused = () => engine.evaluate(() => document.activeElement?.getAttribute('name'));
      await expect.poll(focused).toBe('address');
    });

    for (const { form, path, opener, place, nameLabel, button } of inquiries)
      test(`a visitor leaves the home page in the ${form}, comes back, and sends it`, async ({ visitor }) => {
        await visitor.open(path);
        if (opener) await visitor.press('button', opener);
        await visitor.type(nameLabel, 'Ana', place);
        await visitor.type('Phone', '612555018', place);
        await visitor.leaveAndComeBack(button);
        await visitor.send(`${place} button`, button);
        await visitor.see(/Free quote request|Message from the website/);
      });
  });
}
