import { readFileSync } from 'node:fs';
import { requestBody } from './body';
import { bookingWith, quoteWith } from './sample-summaries.test-helper';
import { summaryText, type Summary } from './summary';

const page = 'https://www.example.com/checkout';

function fieldsOf(summary: Summary, extra: Record<string, string> = {}): Record<string, unknown> {
  return JSON.parse(requestBody(summary, page, extra));
}

test('the shop receives the answers by name, a subject and the summary as a message', () => {
  // The word joiner and the direction mark are invisible, so they are left out.
  const summary = bookingWith({ city: 'Minne\u2060apolis\u202e', problemDescription: '' });
  const fields = fieldsOf(summary);
  expect(fields).toEqual({
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
    preferredTime: expect.stringMatching(/^Morning \(8\sAM–noon\)$/),
    subject: 'Repair request RK7-4MX',
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

test('the example in docs/request-delivery.md is what a service receives', () => {
  const [, example = ''] = /```json\n([^]*?)```/.exec(readFileSync('docs/request-delivery.md', 'utf8')) ?? [];
  const summary = bookingWith({
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    phone: '(612) 555-0177',
    address: '2904 Bryant Ave S, Apt 3',
    problemDescription: 'Water stays in the bottom.',
  });
  // Times have no-break spaces, which the example doesn't have.
  const sent = JSON.stringify(fieldsOf(summary)).replaceAll(/\s/g, ' ');
  const pattern = JSON.stringify(JSON.parse(example))
    .split('…')
    .map((part) => part.replaceAll(/\W/g, '\\$&'));
  expect(sent).toMatch(new RegExp(`^${pattern.join('.*')}$`));
});
