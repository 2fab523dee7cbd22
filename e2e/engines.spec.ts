import { expect, test } from '@playwright/test';
import { dishwasher } from './support/content';
import { engines } from './support/engines';
import { pages } from './support/pages';
import { Visitor } from './support/visitor';
import * as wizard from './support/wizard';

// These tests run in every engine. For Chromium, other files test the same in more detail.

for (const [name, start] of Object.entries(engines))
  test.describe(name, { tag: '@slow' }, () => {
    // All tests run in one worker, so that the engine starts once.
    test.describe.configure({ mode: 'default' });
    // CI installs the engines where it can. A developer may have only one of them.
    test.skip(start === undefined, `${name} is not installed.`);

    let visitor: Visitor;
    test.beforeAll(async ({ baseURL }) => {
      if (start) visitor = new Visitor(await start(), String(baseURL));
    });
    test.afterAll(() => visitor.engine.close());

    test('every page is complete and fits the window', async () => {
      for (const { path, html } of pages) {
        await visitor.open(path);
        const [title, headings, overflow] = await visitor.engine.evaluate(() => [
          document.title,
          String(document.querySelectorAll('h1').length),
          String(document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ]);
        expect(html.includes(`<title>${title.replaceAll('&', '&amp;')}`), path).toBe(true);
        expect([path, headings, overflow]).toEqual([path, '1', '0']);
      }
    });

    test('a visitor forgets an answer, leaves each step by a link, comes back, reloads, and books', async () => {
      await visitor.open('/checkout');
      await visitor.leaveAndComeBack('Step 1 of 3');
      await visitor.press('main button', dishwasher.name);
      await visitor.see('Step 2 of 3');
      await visitor.press('button', 'Continue');
      const focused = () => visitor.engine.evaluate(() => document.activeElement?.getAttribute('name'));
      await expect.poll(focused).toBe('address');
      for (const [label, text] of Object.entries(wizard.answers)) await visitor.type(label, text);
      await visitor.engine.evaluate(() => {
        const state = document.querySelector<HTMLSelectElement>('select[name="state"]');
        if (state) state.value = 'MN';
        state?.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await visitor.leaveAndComeBack('Step 2 of 3');
      await visitor.press('button', 'Continue');
      await visitor.leaveAndComeBack('Step 3 of 3');
      await visitor.reload();
      await visitor.see(wizard.answers.Email);
      await visitor.press('label', 'I agree to');
      await visitor.send('button', 'Confirm booking');
      await visitor.see(/press Send[^]*Repair request/);
    });

    for (const [place, field, button] of [
      ['dialog', 'Name', 'Get my free quote'],
      ['#contact', 'First name', 'Send message'],
    ] as const)
      test(`a visitor leaves the form in ${place}, comes back, and sends it`, async () => {
        await visitor.open('/');
        if (place === 'dialog') await visitor.press('button', 'Free quote');
        await visitor.type(field, 'Ana', place);
        await visitor.type('Phone', '612555018', place);
        await visitor.leaveAndComeBack(button);
        await visitor.send(`${place} button`, button);
        await visitor.see(/Free quote request|Message from the website/);
      });
  });
