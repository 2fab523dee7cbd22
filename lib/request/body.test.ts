import { readFileSync } from 'node:fs';
import { requestBody } from './body';
import { bookingWith, quoteWith } from './sample-summaries.test-helper';
import { summaryText, type Summary } from './summary';

const fieldsOf = (summary: Summary, extra: Record<string, string> = {}): Record<string, unknown> =>
  JSON.parse(requestBody(summary, 'https://www.example.com/checkout', extra));

test('the shop receives only given answers, without invisible characters, and the owner’s fixed fields', () => {
  const summary = bookingWith({ city: 'Minne\u2060apolis\u202e', preferredTime: '' }, 'flyer');
  const fields = fieldsOf(summary, { access_key: 'public', city: 'x', _gotcha: 'x' });
  // A fixed field never replaces an answer.
  const fixed = { access_key: 'public', _gotcha: '' };
  const expected = { ...fixed, city: 'Minneapolis', cameFrom: 'flyer', message: summaryText(summary) };
  expect(fields).toMatchObject(expected);
  expect(fields).not.toHaveProperty('preferredTime');
  // Only the message has the phone number as the shop writes its own.
  const phone = '612.555.0177';
  for (const typed of [bookingWith({ phone }), quoteWith({ phone })])
    expect(fieldsOf(typed)).toMatchObject({ phone });
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
  const pattern = JSON.stringify(JSON.parse(example)).replaceAll(/[^\w…]/g, '\\$&');
  expect(sent).toMatch(new RegExp(`^${pattern.replaceAll('…', '.*')}$`));
});
