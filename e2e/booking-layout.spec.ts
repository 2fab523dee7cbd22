import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { background, changeText, isUncovered, overflow } from './support/layout';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('fields line up, and the price strip stays in view and covers neither an invalid field nor its heading', async ({
    page,
  }) => {
    await wizard.openStep2(page);
    const top = async (label: string) => (await wizard.field(page, label).boundingBox())?.y;
    const pairs = { 'Street address': 'ZIP code', City: 'State', 'First name': 'Last name' };
    for (const [left, right] of Object.entries(pairs)) expect(await top(right), right).toBe(await top(left));
    await wizard.fillRequired(page);
    await wizard.field(page, 'Street address').clear();
    await wizard.continueButton(page).click();
    await expect(wizard.field(page, 'Street address')).toBeFocused();
    const strip = page.locator('main [popovertarget]').first();
    await expect(strip).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    const heading = await page.getByText('Where should we come?').boundingBox();
    expect(heading?.y).toBeGreaterThan(y + height);
  });

  test('zoomed in or with large text, the wizard fits, with controls for a thumb', async ({ page }) => {
    const expectUsable = async () => {
      expect(await overflow(page)).toBe(0);
      const choices = page.getByRole('radio').or(page.getByRole('checkbox')).filter({ visible: true });
      for (const choice of await choices.all())
        expect((await choice.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    };
    await page.setViewportSize({ width: 320, height: 256 });
    await wizard.openStep2(page);
    for (const label of [...Object.keys(wizard.answers), 'State']) {
      await wizard.field(page, label).focus();
      expect(await isUncovered(wizard.field(page, label)), label).toBe(true);
    }
    await wizard.fillRequired(page);
    // A hint appears about this number.
    await wizard.field(page, 'Phone').fill('612');
    await expect(wizard.field(page, 'Phone')).toHaveAccessibleDescription(/10/);
    await page.getByRole('button', { name: 'Water on the floor' }).click();
    await changeText(page, 'spaced');
    await expectUsable();
    await page.setViewportSize({ width: 320, height: 740 });
    await changeText(page, 'large');
    await expectUsable();
    await wizard.toStep3(page);
    // Continue is far down the page, and the next step starts at its top.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expectUsable();
    await wizard.confirm(page);
    await expectUsable();
    // The buttons at the end are in one column.
    const print = await page.getByRole('button', { name: 'Print' }).boundingBox();
    expect(await wizard.backButton(page).boundingBox()).toMatchObject({ x: print?.x, width: print?.width });
  });
});

// The snapshots have roles, names and states in the order in which a screen reader should announce them.
test('every state of the wizard is accessible, the way on is quiet outside our states, and the QR code is white', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await wizard.openStep2(page);
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Step 2 of 3
    - heading [level=1]
    - region:
      - term: Total
      - definition: $92
    - group:
      - group:
        - button "Won’t drain"
      - textbox "Problem description (optional)"
    - group:
      - textbox "Preferred date (optional)"
      - group "Preferred time (optional)":
        - radio "Any time" [checked]
    - group:
      - textbox "Street address"
      - textbox "ZIP code"
      - textbox "City"
      - combobox "State":
        - option [selected]
    - group:
      - textbox "First name"
      - textbox "Last name"
      - textbox "Phone"
      - textbox "Email"
    - button "Continue"
    - button "Back"
  `);
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(0);
  // The browser shows its own message in a bubble unless this event is canceled.
  const isBubble = page.evaluate(
    () =>
      new Promise((resolve) => {
        const record = (event: Event) => setTimeout(() => resolve(!event.defaultPrevented));
        document.addEventListener('invalid', record, true);
      }),
  );
  await wizard.continueButton(page).click();
  await expect(wizard.field(page, 'Street address')).toBeFocused();
  expect(await isBubble).toBe(false);
  const state = wizard.field(page, 'State');
  const message = await state.evaluate((select: HTMLSelectElement) => select.validationMessage);
  await expect(main.getByRole('paragraph').filter({ hasText: `State: ${message}` })).toHaveCount(1);
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(8);
  await expectAccessible(page, 'step 2 with invalid fields');
  await wizard.fillRequired(page);
  const quiet = await background(wizard.backButton(page));
  await expect(wizard.continueButton(page)).not.toHaveCSS('background-color', quiet);
  await wizard.field(page, 'ZIP code').fill('80202');
  await expect(wizard.continueButton(page)).toHaveCSS('background-color', quiet);
  await wizard.toStep3(page);
  await expect(wizard.confirmButton(page)).toHaveCSS('background-color', quiet);
  await wizard.backButton(page).click();
  await wizard.field(page, 'ZIP code').fill('55405');
  await wizard.toStep3(page);
  await expect(wizard.confirmButton(page)).not.toHaveCSS('background-color', quiet);
  await wizard.confirmButton(page).click();
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Step 3 of 3
    - heading [level=1]
    - heading "Repair request" [level=2]
    - term: Service
    - definition: Dishwasher Repair
    - definition:
      - link "Change service"
    - term: Total
    - definition: $92
    - group:
      - radio /^Text/
      - radio /^Email/ [checked]
      - radio /^Call/
    - checkbox /^I agree to/ [invalid]
    - button "Email my request"
    - group: /^Card details/
  `);
  await expectAccessible(page, 'step 3 without the terms');
  await wizard.confirm(page);
  const code = page.getByRole('img', { name: /^QR code/ });
  await expect(code).toBeVisible();
  // expectAccessible leaves the page in dark colors.
  await expectAccessible(page, 'a request with other ways to send it');
  const { dominant, channels } = await sharp(await code.screenshot()).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  for (const { min, max } of channels.slice(0, 3)) expect([min, max]).toEqual([0, 255]);
});

test('in forced colors, a pressed button looks different from a focused one', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await wizard.openStep2(page);
  const symptoms = page.getByRole('group', { name: 'Common problems' }).getByRole('button');
  const pressed = symptoms.nth(0);
  await pressed.click();
  await wizard.field(page, 'Street address').focus();
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await expect(pressed).not.toHaveCSS('background-color', await background(symptoms.nth(1)));
  await expect(pressed).toHaveCSS('outline-style', 'none');
});
