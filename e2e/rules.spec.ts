import type { Locator } from '@playwright/test';
import fc from 'fast-check';
import { stateCodes } from '@/lib/area/states';
import { informationFields, newRequestSchema, type RawInformation } from '@/lib/booking/information-fields';
import { preferredTimes } from '@/lib/booking/preferred-times';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { mapFields } from '@/lib/forms/fields';
import { quoteForm, sendButton, unfoldQuoteForm } from './support/inquiry';
import { holdBack, hydrated } from './support/loading';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

// The browser's own validation and the schema accept the same forms.

/** Generates one of several texts, which are separated by bars. */
const oneOf = (values: string) => fc.constantFrom(...values.split(' | '));
const blank = fc.stringMatching(/^[ \t\u00a0\u3000]{0,4}$/);
const anything = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, ''));
const long = fc.constantFrom('x'.repeat(200), 'x'.repeat(5000));
const text = fc.oneof(blank, anything, anything, oneOf('李 | ٥٥٤٠٨ | O’Brien |  Ana  | نور | 🧊 | -'), long);
const email = fc.oneof(
  blank,
  anything,
  fc.emailAddress(),
  oneOf('a@b | a@b.c |  a@b.c  | a@b..c | a@-b.c | a@b-.c | @b.c | a@ | a b@c.d | a@b@c | a.@b.c | .a@b.c'),
  oneOf('"a b"@c.d | a@[1.2.3.4] | ä@b.c | a+b@c.d | o\'brien@x.ie | a@b.c,d@e.f | a@b_c.d | mailto:a@b.c'),
  fc.constantFrom(63, 64).map((length) => `a@${'b'.repeat(length)}.c`),
);
const date = fc.oneof(
  fc.constant(''),
  oneOf('2031-03-07 | 2031-03-08 | 2031-03-09 | 9999-12-31 | 2031-02-29 | 2032-02-29 | 0001-01-01'),
);
const longText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('a\r\nb\n'));
const byKind: Readonly<Record<string, fc.Arbitrary<string>>> = { email, date, 'long-text': longText };

const filled: fc.Arbitrary<RawInformation> = fc.record({
  ...mapFields(informationFields, ({ kind }) => byKind[kind] ?? text),
  state: fc.constantFrom('', ...stateCodes),
  preferredTime: fc.constantFrom(...preferredTimes.map(({ id }) => id)),
});

// Most answers are valid, so that single invalid ones get tested.
const nearlyRight = fc
  .tuple(filled, fc.subarray(Object.keys(informationFields), { minLength: 1, maxLength: 2 }))
  .map(([form, names]): RawInformation => {
    const chosen = Object.entries(form).filter(([name]) => names.includes(name));
    return { ...sampleInformation, ...Object.fromEntries(chosen) };
  });

test('the browser and the schema agree on any input', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-08T18:00:00Z'));
  await wizard.openStep2(page);
  const schema = newRequestSchema('2031-03-08');
  const forms = fc.sample(fc.oneof(filled, nearlyRight, nearlyRight), { numRuns: 240, seed: 20311 });
  /** The browser's verdict on each form after its fields were left, and the values that the fields had then. */
  const results = await page.evaluate((all) => {
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form.');
    return all.map((answers) => {
      const held: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(answers)) {
        const control = form.elements.namedItem(name);
        if (!control || !('value' in control)) throw new Error(`No control ${name}.`);
        control.value = value;
        if (control instanceof HTMLElement)
          control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        held[name] = control.value;
      }
      return { verdict: form.checkValidity(), held };
    });
  }, forms);
  for (const { verdict, held } of results)
    expect(schema.safeParse(held).success, `schema against browser: ${JSON.stringify(held)}`).toBe(verdict);
  // Both verdicts must come up often enough for the test to mean something.
  const valid = results.filter(({ verdict }) => verdict);
  expect(valid.length).toBeGreaterThan(20);
  expect(valid.length).toBeLessThan(results.length - 20);
});

test('a half-typed date stays in its field, and nobody gets past it', async ({ page }) => {
  const isHalfTyped = (field: Locator) =>
    field.evaluate((control) => control instanceof HTMLInputElement && control.validity.badInput);
  // The visitor types before the scripts arrive.
  const release = await holdBack(page, '**/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await unfoldQuoteForm(page);
  const form = quoteForm(page);
  await form.getByLabel('Email').fill('ana@example.com');
  const quoteDate = form.getByLabel('Preferred service date');
  await quoteDate.focus();
  await page.keyboard.type('1205');
  release();
  await hydrated(page);
  expect(await isHalfTyped(quoteDate)).toBe(true);
  await sendButton(form).click();
  await expect(quoteDate).toHaveAccessibleDescription(/./);
  expect(await isHalfTyped(quoteDate)).toBe(true);

  await wizard.openStep2(page);
  await wizard.fillRequired(page);
  const visitDate = wizard.field(page, 'Preferred date (optional)');
  // A complete date whose month was deleted is half typed, too.
  for (const keys of ['1205', '12052099\t']) {
    await visitDate.fill('');
    await visitDate.focus();
    for (const key of keys.replace('\t', '')) await page.keyboard.press(key);
    if (keys.endsWith('\t')) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Delete');
    }
    await wizard.continueButton(page).click();
    await expect(visitDate).toHaveAccessibleDescription(/./);
    await expect(visitDate).toBeFocused();
    expect(await isHalfTyped(visitDate)).toBe(true);
  }
  await wizard.expectStep(page, 2);
});

test('a text of 100,000 characters is kept whole from step 2 to the confirmed request', async ({ page }) => {
  await wizard.openStep2(page);
  await wizard.fillRequired(page);
  const description = `${'It hums and leaks. '.repeat(5300)}The end.`;
  await wizard.field(page, 'Problem description (optional)').fill(description);
  await wizard.toStep3(page);
  await page.reload();
  await wizard.expectStep(page, 3);
  await expect(page.getByRole('main')).toContainText('The end.');
  await wizard.confirm(page);
  await expect(page.getByRole('main')).toContainText('The end.');
});
