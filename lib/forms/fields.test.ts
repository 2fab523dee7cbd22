import * as z from 'zod/mini';
import { informationFields, newRequestSchema } from '@/lib/booking/information-fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { emailPattern } from './fields';
import { inquiryFields } from './inquiry-fields';

const schema = newRequestSchema('2026-03-09');
const accepts = (answers: Partial<typeof sampleInformation>) =>
  schema.safeParse({ ...sampleInformation, ...answers }).success;

test('the quote and contact forms ask in the order of the specification', () => {
  const others = ['phone', 'email', 'applianceType', 'problemDescription', 'preferredServiceDate'];
  expect(Object.keys(inquiryFields.quote)).toEqual(['name', ...others]);
  expect(Object.keys(inquiryFields.contact)).toEqual(['firstName', 'lastName', ...others]);
});

test('browsers fill in what they know, with the right keyboard', () => {
  const attributesOf = (name: keyof typeof informationFields) => informationFields[name].attributes;
  const line = { required: true, enterKeyHint: 'next', inputMode: 'text' };
  const name = { ...line, autoCapitalize: 'words', autoCorrect: 'off' };
  expect(attributesOf('firstName')).toEqual({ ...name, autoComplete: 'given-name' });
  expect(attributesOf('lastName')).toEqual({ ...name, autoComplete: 'family-name' });
  expect(attributesOf('phone')).toEqual({ ...line, inputMode: 'tel', autoComplete: 'tel' });
  expect(attributesOf('email')).toEqual({ ...line, inputMode: 'email', autoComplete: 'email' });
  expect(attributesOf('address')).toEqual({ ...line, autoComplete: 'street-address' });
  expect(attributesOf('zipCode')).toEqual({ ...line, inputMode: 'numeric', autoComplete: 'postal-code' });
  expect(attributesOf('city')).toEqual({ ...line, autoComplete: 'address-level2' });
  expect(attributesOf('state')).toEqual({ required: true, autoComplete: 'address-level1' });
  expect(attributesOf('preferredDate')).toMatchObject({ max: expect.stringMatching(/^\d{4}-12-31$/) });
  expect(attributesOf('problemDescription')).toMatchObject({ enterKeyHint: 'enter' });
});

test('the schema of step 2 trims answers, drops invisible marks and other fields, and refuses unknown days', () => {
  const typed = { firstName: ' Ada\u00a0', phone: '\u202a(612) 555-0142\u202c', cardNumber: '4242 4242' };
  const answers = { ...sampleInformation, firstName: 'Ada', phone: '(612) 555-0142' };
  expect(schema.parse({ ...sampleInformation, ...typed })).toEqual(answers);
  expect(accepts({ phone: '\u202a\u202c' })).toBe(false);
  expect(accepts({ preferredDate: '2026-12-32' })).toBe(false);
});

test('no answer is too long for step 2', () => {
  for (const name of ['problemDescription', 'address', 'zipCode', 'city', 'firstName', 'phone'] as const)
    expect([name, accepts({ [name]: 'x '.repeat(50_000) })]).toEqual([name, true]);
  expect(accepts({ email: `${'x'.repeat(100_000)}@example.com` })).toBe(true);
});

test('email addresses follow the pattern of the HTML standard, and can have domains in other scripts', () => {
  expect(emailPattern.source).toBe(z.regexes.html5Email.source);
  // Firefox accepts these.
  expect(['ada@bücher.example', 'ada@例え.テスト'].every((email) => accepts({ email }))).toBe(true);
  expect(['ä@b.c', 'ada@bücher .example', 'ada@-ü.c'].some((email) => accepts({ email }))).toBe(false);
});
