import { requestBody } from './body';
import { bookingWith, quoteWith } from './sample-summaries.test-helper';
import { summaryText, type Summary } from './summary';

const page = 'https://www.loonlight.example/checkout';

function fieldsOf(summary: Summary, extra: Record<string, string> = {}): Record<string, unknown> {
  return JSON.parse(requestBody(summary, page, extra));
}

test('the shop receives the answers by name, a subject and the summary as a message', () => {
  // The joiner and the mark that turns the direction are invisible, so they are left out.
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
    preferredTime: expect.stringMatching(/^Morning \(8\sAM – 12\sPM\)$/),
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
