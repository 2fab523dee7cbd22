import * as z from 'zod/mini';
import { newRequestSchema } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { emailPattern, formSchema, mapFields } from './fields';
import { inquiryFields } from './inquiry-fields';

const today = '2026-03-09';
const schema = newRequestSchema(today);
const accepts = (answers: Partial<typeof sampleInformation>) =>
  schema.safeParse({ ...sampleInformation, ...answers }).success;

test('the quote form starts with the repair, the contact form with the name, and no field is required', () => {
  const repair = ['applianceType', 'problemDescription', 'preferredServiceDate'];
  expect(Object.keys(inquiryFields.quote)).toEqual([...repair, 'name', 'phone', 'email']);
  expect(Object.keys(inquiryFields.contact)).toEqual(['firstName', 'lastName', 'phone', 'email', ...repair]);
  for (const fields of Object.values(inquiryFields))
    expect(formSchema(fields).safeParse(mapFields(fields, () => '')).success).toBe(true);
});

describe('the schema of step 2', () => {
  test('trims the answers and drops everything else', () => {
    const typed = { ...sampleInformation, firstName: ' Ada\u00a0', cardNumber: '4242 4242 4242 4242' };
    expect(schema.parse(typed)).toEqual({ ...sampleInformation, firstName: 'Ada' });
  });

  test('removes invisible marks from a phone number, and doesn’t accept marks alone', () => {
    const typed = { ...sampleInformation, phone: '\u202a(612) 555-0142\u202c' };
    expect(schema.parse(typed).phone).toBe('(612) 555-0142');
    expect(accepts({ phone: '\u202a\u202c' })).toBe(false);
  });

  test('counts characters as browsers do: 200 letters or 100 emoji, and no more', () => {
    expect(accepts({ city: 'x'.repeat(200) })).toBe(true);
    expect(accepts({ city: 'x'.repeat(201) })).toBe(false);
    expect(accepts({ city: '🔧'.repeat(100) })).toBe(true);
    expect(accepts({ city: `${'🔧'.repeat(100)}x` })).toBe(false);
    expect(accepts({ problemDescription: 'x\n'.repeat(1000) + 'x' })).toBe(false);
  });

  test('checks email addresses with the pattern of the HTML standard', () => {
    expect(emailPattern.source).toBe(z.regexes.html5Email.source);
  });

  test('accepts email domains in other scripts, as Firefox does', () => {
    expect(['ada@bücher.example', 'ada@例え.テスト'].every((email) => accepts({ email }))).toBe(true);
    expect(['ä@b.c', 'ada@bücher .example', 'ada@-ü.c'].some((email) => accepts({ email }))).toBe(false);
  });
});
