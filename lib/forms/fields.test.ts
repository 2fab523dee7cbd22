/** @jest-environment jsdom */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { informationFields, newRequestSchema } from '@/lib/booking/fields';
import { preferredTimes } from '@/lib/booking/preferred-times';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { emailPattern, emptyAnswers, type FieldDefinition, type Fields } from './fields';
import { contactFields, contactSchema, quoteFields, quoteSchema } from './inquiry-fields';

const today = '2026-03-09';
const schema = newRequestSchema(today);
const accepts = (answers: Partial<typeof sampleInformation>) =>
  schema.safeParse({ ...sampleInformation, ...answers }).success;

test('step 2 asks the eleven questions of the specification; date, time and problem are optional', () => {
  const required = ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode'];
  const optional = ['preferredDate', 'preferredTime', 'problemDescription'];
  expect(Object.keys(informationFields)).toEqual([...required, ...optional]);
  const isRequired = Object.entries(informationFields).filter(([, { attributes }]) => attributes.required);
  expect(isRequired.map(([name]) => name)).toEqual(required);
});

test('the quote form has six fields, the contact form seven, and none is required', () => {
  const shared = ['phone', 'email', 'applianceType', 'problemDescription', 'preferredServiceDate'];
  expect(Object.keys(quoteFields)).toEqual(['name', ...shared]);
  expect(Object.keys(contactFields)).toEqual(['firstName', 'lastName', ...shared]);
  expect(quoteSchema.safeParse(emptyAnswers(quoteFields)).success).toBe(true);
  expect(contactSchema.safeParse(emptyAnswers(contactFields)).success).toBe(true);
});

/** The control that a page would render for a field. */
function controlFor({ kind, attributes }: FieldDefinition, options: readonly string[]) {
  if (kind === 'choice') {
    const select = Object.assign(document.createElement('select'), attributes);
    for (const value of ['', ...options]) select.append(new Option(value, value));
    return select;
  }
  if (kind === 'long-text') return Object.assign(document.createElement('textarea'), attributes);
  const min = kind === 'date' ? { min: today } : {};
  return Object.assign(document.createElement('input'), { type: kind, ...attributes, ...min });
}

const oneOf = (...values: string[]) => fc.constantFrom(...values);
const blank = fc.stringMatching(/^[ \t\u00a0\u3000]{0,5}$/);
const anyText = fc.oneof(
  blank,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[\d+(). #x-]{0,24}$/),
  oneOf('\u200b', "O'Brien", '李', 'فاطمة', '👩‍🔧', ' Ada ', 'a\nb', 'x'.repeat(200)),
);
const anyEmail = fc.oneof(
  fc.emailAddress(),
  fc.stringMatching(/^[a-z.+'-]{0,6}@[a-z0-9.-]{0,12}$/),
  fc.tuple(anyText, anyText).map(([user, host]) => `${user}@${host}`),
  oneOf('a@b', 'a@b.', '@b.c', 'a@@b.c', 'a b@c.d', 'a@-b.c', 'a@b-.c', ' a@b.c ', '"a b"@c.d', 'ä@b.c'),
);
const anyDay = fc.oneof(
  fc
    .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/),
  oneOf('', '2026-03-08', today, '2026-02-29', '2028-02-29', '9999-12-31', '10000-01-01', '26-3-9'),
);
const anyValue: Record<FieldDefinition['kind'], fc.Arbitrary<string>> = {
  text: anyText,
  tel: anyText,
  email: fc.oneof(anyText, anyEmail),
  date: fc.oneof(anyText, anyDay),
  choice: fc.oneof(anyText, oneOf('MN', 'SD', 'TX', 'morning', 'asap', 'dryer', 'other')),
  'long-text': fc.string({ unit: 'binary' }),
};

const choices = ['MN', 'WI', 'IA', 'ND', 'SD', ...preferredTimes.map(({ id }) => id), 'dryer', 'other'];

const forms: [string, Fields, (answers: Record<string, string>) => boolean][] = [
  ['step 2', informationFields, accepts],
  [
    'the quote form',
    quoteFields,
    (answers) => quoteSchema.safeParse({ ...emptyAnswers(quoteFields), ...answers }).success,
  ],
  [
    'the contact form',
    contactFields,
    (answers) => contactSchema.safeParse({ ...emptyAnswers(contactFields), ...answers }).success,
  ],
];

test.each(forms)('in %s the browser and the schema accept the same answers', (_form, fields, isAccepted) => {
  const anyField = fc
    .constantFrom(...Object.entries(fields))
    .chain(([name, field]) => anyValue[field.kind].map((value) => ({ name, field, value })));
  fc.assert(
    fc.property(anyField, ({ name, field, value }) => {
      const options = choices.filter((option) => field.schema.safeParse(option).success);
      const control = controlFor(field, options);
      control.value = value;
      // As on blur.
      control.value = control.value.trim();
      // Firefox accepts domains in other scripts, so the schema does too; this browser does not.
      fc.pre(field.kind !== 'email' || !/@.*\P{ASCII}/u.test(control.value));
      // Only step 2's schema here knows today's date.
      fc.pre(name !== 'preferredServiceDate' || control.value === '' || control.value >= today);
      expect({ value, isAccepted: isAccepted({ [name]: control.value }) }).toEqual({
        value,
        isAccepted: control.checkValidity(),
      });
    }),
    { numRuns: 600 },
  );
});

describe('the schema of step 2', () => {
  test('accepts every phone number and ZIP code that is not blank', () => {
    const anything = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
      .filter((text) => text.trim() !== '');
    fc.assert(fc.property(anything, anything, (phone, zipCode) => accepts({ phone, zipCode })));
  });

  test('trims the answers and drops everything else', () => {
    const typed = { ...sampleInformation, firstName: ' Ada\u00a0', cardNumber: '4242 4242 4242 4242' };
    expect(schema.parse(typed)).toEqual({ ...sampleInformation, firstName: 'Ada' });
  });

  test('counts characters as browsers do: 200 letters or 100 emoji, and no more', () => {
    expect(accepts({ city: 'x'.repeat(200) })).toBe(true);
    expect(accepts({ city: 'x'.repeat(201) })).toBe(false);
    expect(accepts({ city: '🔧'.repeat(100) })).toBe(true);
    expect(accepts({ city: `${'🔧'.repeat(100)}x` })).toBe(false);
    expect(accepts({ problemDescription: 'x\n'.repeat(1000) + 'x' })).toBe(false);
  });

  test('accepts email domains in other scripts, as Firefox does', () => {
    expect(['ada@bücher.example', 'ada@例え.テスト'].every((email) => accepts({ email }))).toBe(true);
    expect(['ä@b.c', 'ada@bücher .example', 'ada@-ü.c'].some((email) => accepts({ email }))).toBe(false);
  });

  test('checks email addresses with the pattern of the HTML standard', () => {
    expect(emailPattern.source).toBe(z.regexes.html5Email.source);
  });

  test('never throws, whatever is passed in', () => {
    fc.assert(fc.property(fc.anything(), (value) => !schema.safeParse(value).success));
  });
});
