import fc from 'fast-check';
import { informationNames } from '@/lib/booking/fields';
import { contactFields, quoteFields } from '@/lib/forms/enquiry-fields';
import { bookingWith, contactWith, quoteWith } from '@/lib/hand-off/sample-summaries.test-helper';
import { summaryText, type Summary } from '@/lib/hand-off/summary';
import { requestBody } from './body';

const words = { subject: '{name}, reference {reference}', shortened: '… [shortened]' };
const page = 'https://www.loonlight.example/checkout';

function fieldsOf(summary: Summary, extra: Record<string, string> = {}): Record<string, unknown> {
  return JSON.parse(requestBody({ summary, words, page, extra }));
}

test('the shop receives the answers by name, a subject and the summary as a message', () => {
  const summary = bookingWith({ problemDescription: '' });
  expect(fieldsOf(summary)).toEqual({
    service: 'Dishwasher Repair',
    firstName: 'Ada',
    lastName: "O'Brien",
    email: 'ada@example.com',
    phone: expect.stringContaining('612'),
    address: '418 Loonlight Lane; Apt 3',
    city: 'Minneapolis',
    state: 'MN',
    zipCode: expect.stringContaining('554'),
    preferredDate: 'Monday, March 9, 2026',
    preferredTime: expect.stringMatching(/^Morning \(8\sAM – 12\sPM\)$/),
    subject: 'Request for a repair, reference RK7-4MX',
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

const line = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.slice(0, 200));
const rough = fc.oneof(
  line,
  fc.constantFrom('漢', '"', '\\', '\u0000', '\ud800', '😀', '\u2028', 'ж').map((one) => one.repeat(200)),
);
const problem = fc.oneof(
  rough,
  fc.constantFrom('漢', '"', '\n', '😀', '\ud800', 'a ').map((one) => one.repeat(2000 / one.length)),
);
const answersOf = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, name === 'problemDescription' ? problem : rough])));
const summaries = fc.oneof(
  answersOf(informationNames.filter((name) => !/^(state|preferred)/.test(name))).map(bookingWith),
  answersOf(Object.keys(quoteFields)).map(quoteWith),
  answersOf(Object.keys(contactFields)).map(contactWith),
);

const known = ['service', ...informationNames, ...Object.keys(quoteFields), ...Object.keys(contactFields)];
const added = ['subject', 'message', 'reference', 'kind', 'page', '_gotcha'];

test('whatever visitors type, the body has only known text fields, the reference and at most 10 kB', () => {
  fc.assert(
    fc.property(summaries, (summary) => {
      const body = requestBody({ summary, words, page, extra: { access_key: 'k'.repeat(900) } });
      expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(10_000);
      const fields: Record<string, unknown> = JSON.parse(body);
      for (const [name, value] of Object.entries(fields)) {
        expect([...known, ...added, 'access_key']).toContain(name);
        expect(typeof value).toBe('string');
      }
      expect(fields).toMatchObject({ reference: summary.reference, kind: summary.kind, _gotcha: '' });
      expect(fields['message']).toContain(summary.reference);
    }),
  );
});

test('the longest description in any script arrives whole, at least in the message', () => {
  for (const one of ['a', 'ж', '漢']) {
    const text = one.repeat(2000);
    const { message, problemDescription } = fieldsOf(bookingWith({ problemDescription: text }));
    expect(message).toContain(text);
    expect(String(problemDescription)).toMatch(one === '漢' ? /^漢{200}… \[shortened\]$/ : /^(a|ж){2000}$/);
  }
});
