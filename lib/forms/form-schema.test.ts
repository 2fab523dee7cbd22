/** @jest-environment jsdom */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { parse, safeParse } from 'zod/v4/core';
import { informationFields, informationSchema } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { controlAttributes } from './attributes';
import { emailCheckOf, htmlEmailPattern } from './email-check';
import { contactFields, quoteFields } from './enquiry-fields';
import { emptyAnswers, type Field, type Fields } from './field';
import { formSchema } from './form-schema';
import { heldValue } from './held-value';

const rules = { minDate: '2026-03-09' };

/** The control that a page would render for a field, with the field's attributes. */
function controlFor(field: Field) {
  if (field.kind === 'choice') {
    const select = Object.assign(document.createElement('select'), controlAttributes(field));
    for (const value of ['', ...(field.options ?? ['Dishwasher', 'Other'])]) {
      select.append(Object.assign(document.createElement('option'), { value }));
    }
    return select;
  }
  if (field.kind === 'long-text') {
    return Object.assign(document.createElement('textarea'), controlAttributes(field));
  }
  return Object.assign(document.createElement('input'), {
    type: field.kind,
    ...controlAttributes(field, rules),
  });
}

const oneOf = (...values: string[]) => fc.constantFrom(...values);

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  oneOf(
    '',
    ' ',
    '\t',
    '\u00a0',
    '\u3000 ',
    '\u200b',
    "O'Brien",
    '李',
    'Žofie',
    'فاطمة',
    '👩‍🔧',
    ' Ada ',
    'a\nb',
  ),
);

const anyPhoneOrZip = fc.stringMatching(/^[\d+(). #x-]{0,24}$/);

const anyEmail = fc.oneof(
  fc.emailAddress(),
  fc.stringMatching(/^[a-z.+'-]{0,6}@[a-z0-9.-]{0,12}$/),
  fc.tuple(anyText, anyText).map(([user, host]) => `${user}@${host}`),
  oneOf(
    'a@b',
    'a@b.',
    '@b.c',
    'a@@b.c',
    'a b@c.d',
    'a@-b.c',
    'a@b-.c',
    ' a@b.c ',
    '"a b"@c.d',
    'ä@b.c',
    'a@b\u3000',
  ),
);

const anyDay = fc.oneof(
  fc
    .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/),
  oneOf(
    '',
    '2026-03-08',
    '2026-03-09',
    '2026-02-29',
    '2028-02-29',
    '9999-12-31',
    '10000-01-01',
    '275760-09-13',
    '26-3-9',
  ),
);

const anyValue: Record<Field['kind'], fc.Arbitrary<string>> = {
  text: fc.oneof(anyText, anyPhoneOrZip),
  tel: fc.oneof(anyText, anyPhoneOrZip),
  email: fc.oneof(anyText, anyEmail),
  date: fc.oneof(anyText, anyDay),
  choice: fc.oneof(anyText, oneOf('MN', 'SD', 'TX', 'morning', 'asap', 'Dishwasher')),
  'long-text': fc.string({ unit: 'binary' }),
};

const forms: [string, Fields][] = [
  ['step 2', informationFields],
  ['the quote form', quoteFields],
  ['the contact form', contactFields],
];

describe.each(forms)('in %s', (_form, fields) => {
  const anyField = fc
    .constantFrom(...Object.values(fields))
    .chain((field) => anyValue[field.kind].map((value) => ({ field, value })));

  test('the browser and the schema accept the same answers', () => {
    const schema = formSchema(fields, rules);
    fc.assert(
      fc.property(anyField, ({ field, value }) => {
        const control = controlFor(field);
        control.value = value;
        // As on blur.
        control.value = control.value.trim();
        const issues = safeParse(schema, { ...emptyAnswers(fields), [field.name]: control.value }).error
          ?.issues;
        const isAccepted = !issues?.some(({ path }) => path[0] === field.name);
        expect({ value, isAccepted }).toEqual({ value, isAccepted: control.checkValidity() });
      }),
      { numRuns: 600 },
    );
  });

  test('a stored value is validated as its control holds it', () => {
    fc.assert(
      fc.property(anyField, ({ field, value }) => {
        // The appliances come from content/, so only a page knows them.
        fc.pre(field.kind !== 'choice' || field.options !== undefined);
        const control = controlFor(field);
        control.value = value;
        const held = heldValue(field, value);
        expect(held).toBe(control.value);
        expect(heldValue(field, held)).toBe(held);
      }),
      { numRuns: 600 },
    );
  });
});

describe('the schema of step 2', () => {
  const schema = informationSchema(rules);
  const accepts = (answers: Partial<typeof sampleInformation>) =>
    safeParse(schema, { ...sampleInformation, ...answers }).success;

  test('accepts answers to the required fields alone', () => {
    expect(parse(schema, sampleInformation)).toEqual(sampleInformation);
  });

  const required = Object.values(informationFields).filter((field) => field.required);

  test.each(required.map(({ name }) => name))('requires %s, and treats whitespace as empty', (name) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ \t\u00a0\u3000]{0,5}$/), (blank) => !accepts({ [name]: blank })),
      { numRuns: 20 },
    );
  });

  test('accepts every phone number and ZIP code that is not blank', () => {
    const anything = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
      .filter((text) => text.trim() !== '');
    fc.assert(fc.property(anything, anything, (phone, zipCode) => accepts({ phone, zipCode })));
  });

  test('only trims, and trimming twice changes nothing', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, name, (firstName, problemDescription) => {
        const once = parse(schema, {
          ...sampleInformation,
          firstName: ` ${firstName}\u00a0`,
          problemDescription,
        });
        expect(once.firstName).toBe(firstName.trim());
        expect(once.problemDescription).toBe(problemDescription.trim());
        expect(parse(schema, once)).toEqual(once);
      }),
    );
  });

  test('counts characters as browsers do: 200 letters or 100 emoji, and no more', () => {
    expect(accepts({ city: 'x'.repeat(200) })).toBe(true);
    expect(accepts({ city: 'x'.repeat(201) })).toBe(false);
    expect(accepts({ city: '🔧'.repeat(100) })).toBe(true);
    expect(accepts({ city: `${'🔧'.repeat(100)}x` })).toBe(false);
    expect(accepts({ problemDescription: 'x\n'.repeat(1000) + 'x' })).toBe(false);
  });

  test('accepts today and later, and only dates that exist', () => {
    expect(
      ['2026-03-09', '2028-02-29', '9999-12-31', ''].every((preferredDate) => accepts({ preferredDate })),
    ).toBe(true);
    expect(
      ['2026-03-08', '2027-02-29', '10000-01-01', 'soon'].some((preferredDate) => accepts({ preferredDate })),
    ).toBe(false);
  });

  test('accepts a past date if no earliest date is set, as for a request confirmed earlier', () => {
    expect(
      safeParse(informationSchema({}), { ...sampleInformation, preferredDate: '2020-01-01' }).success,
    ).toBe(true);
  });

  test('drops everything but the eleven answers', () => {
    const answers = parse(schema, {
      ...sampleInformation,
      cardNumber: '4242 4242 4242 4242',
      constructor: 'x',
    });
    expect(Object.keys(answers)).toEqual(Object.keys(informationFields));
  });

  test('accepts email domains in other scripts if the browser does', () => {
    const email = 'ada@bücher.example';
    expect(accepts({ email })).toBe(false);
    const firefox = informationSchema({ ...rules, isEmail: (value) => value.includes('@') });
    expect(safeParse(firefox, { ...sampleInformation, email }).success).toBe(true);
  });

  test('never throws, whatever is passed in', () => {
    fc.assert(fc.property(fc.anything(), (value) => !safeParse(schema, value).success));
  });
});

test("the email check returns the browser's own verdict", () => {
  const isEmail = emailCheckOf(document.createElement('input'));
  expect(isEmail('ada@example.com')).toBe(true);
  expect(isEmail('ada')).toBe(false);
  expect(isEmail('b@example.com')).toBe(true);
});

test("the email pattern equals zod's copy of the HTML standard's", () => {
  expect(htmlEmailPattern.source).toBe(z.regexes.html5Email.source);
});
