import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { informationFields } from '@/lib/booking/fields';
import { inquiryFields } from '@/lib/forms/inquiry-fields';
import { requestBody } from './body';
import { bookingWith, contactWith, quoteWith } from './sample-summaries.test-helper';
import { summaryText, type Summary } from './summary';

const page = 'https://www.loonlight.example/checkout';

function fieldsOf(summary: Summary, extra: Record<string, string> = {}): Record<string, unknown> {
  return JSON.parse(requestBody(summary, page, extra));
}

test('the shop receives the answers by name, a subject and the summary as a message', () => {
  const summary = bookingWith({ problemDescription: '' });
  const fields = fieldsOf(summary);
  expect(fields).not.toHaveProperty('problemDescription');
  expect(fields).toMatchObject({
    service: 'Dishwasher Repair',
    firstName: 'Ada',
    lastName: "O'Brien",
    email: 'ada@example.com',
    phone: expect.stringContaining('612'),
    address: '418 Loonlight Lane; Apt 3',
    zipCode: expect.stringContaining('554'),
    preferredDate: 'Monday, March 9, 2026',
    preferredTime: expect.stringMatching(/^Morning \(8\sAM – 12\sPM\)$/),
    subject: 'Repair request, reference RK7-4MX',
    message: summaryText(summary),
    reference: 'RK7-4MX',
    kind: 'booking',
    page,
    _gotcha: '',
  });
});

test('the owner’s fixed fields are included but never replace the visitor’s answers', () => {
  const fields = fieldsOf(quoteWith({ name: 'Ana' }), { access_key: 'public', name: 'x', _gotcha: 'x' });
  expect(fields).toMatchObject({ access_key: 'public', name: 'Ana', _gotcha: '' });
});

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"', '\\', '\u0000', '\ud800', '\u2028'),
);
/** Anything typed; what is chosen from a list stays. */
const answersOf = (fields: object) => {
  const names = Object.keys(fields).filter((name) => !/^(state|preferred|appliance)/.test(name));
  return fc.record(Object.fromEntries(names.map((name) => [name, typed])));
};
const summaries = fc.oneof(
  answersOf(informationFields).map(bookingWith),
  answersOf(inquiryFields.quote).map(quoteWith),
  answersOf(inquiryFields.contact).map(contactWith),
);
const everyField = { ...informationFields, ...inquiryFields.quote, ...inquiryFields.contact };
const known = ['service', ...Object.keys(everyField)];
const added = ['subject', 'message', 'reference', 'kind', 'page', '_gotcha'];

test('whatever visitors type, the body has only known text fields and the reference', () => {
  const cases = countCases();
  fc.assert(
    fc.property(summaries, (summary) => {
      const fields = fieldsOf(summary);
      for (const [name, value] of Object.entries(fields)) {
        expect([...known, ...added]).toContain(name);
        expect(typeof value).toBe('string');
      }
      expect(fields).toMatchObject({ reference: summary.reference, kind: summary.kind, _gotcha: '' });
      cases.count('a character that JSON escapes', /\\["\\u]/.test(JSON.stringify(fields)));
    }),
  );
  cases.expectEach(['a character that JSON escapes'], 20);
});
