import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

// Nothing moves under the finger that presses it. So a text that a press adds appears below the button, or in a
// popover. We don't reserve room for every text, because step 2 would be a third longer on phones. The questions below
// a pressed button may still move.

/** Controls that a visitor can press without leaving the step. */
const pressable =
  'button:is([aria-pressed], [popovertarget]), summary, [type=radio]:enabled, [type=checkbox]';

/**
 * Presses each control and expects that it stays where the finger is, even after hints have appeared. Presses buttons
 * twice, because the second press removes the answer. Returns how many controls it has pressed.
 */
async function pressAll(page: Page) {
  const controls = page.getByRole('main').locator(pressable).filter({ visible: true });
  const moved: string[] = [];
  let pressed = 0;
  // Some presses show more controls.
  for (; pressed < (await controls.count()); pressed += 1) {
    const control = controls.nth(pressed);
    // We start at the top of the page, because a browser could hide a shift by scrolling back.
    await page.evaluate(() => scrollTo(0, 0));
    await control.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const before = await control.boundingBox();
    const name = await control.evaluate((element) => (element.closest('label') ?? element).textContent);
    for (const press of (await control.getAttribute('type')) === 'button' ? ['first', 'second'] : ['only']) {
      await control.click();
      await page.clock.runFor(2000);
      const after = await control.boundingBox();
      if (after?.y !== before?.y || after?.x !== before?.x) moved.push(`${name}, ${press} press`);
    }
  }
  expect(moved).toEqual([]);
  return pressed;
}

const situations = [
  { when: 'by day', tag: '@desktop', now: '2026-12-08T16:00:00Z', day: '' },
  { when: 'before closing', tag: '@phone', now: '2026-12-09T02:10:00Z', day: '' },
  { when: 'at night', tag: '@phone', now: '2026-12-09T03:40:00Z', day: '' },
  { when: 'on a day off that is chosen', tag: '@desktop', now: '2031-07-08T16:00:00Z', day: '2031-07-08' },
];
for (const { when, tag, now, day } of situations)
  test(`a pressed control stays under the finger ${when}`, { tag }, async ({ page }) => {
    await page.clock.install({ time: new Date(now) });
    await wizard.openStep2(page);
    await wizard.fillRequired(page);
    await wizard.field(page, 'Preferred date (optional)').fill(day);
    expect(await pressAll(page)).toBeGreaterThan(8);
    await wizard.toStep3(page);
    expect(await pressAll(page)).toBeGreaterThan(3);
  });
