import { readFileSync } from 'node:fs';
import { requestBody } from './body';
import { bookingWith, quoteWith } from './sample-summaries.test-helper';
import { summaryText, type Summary } from './summary';

const page = 'https://www.example.com/checkout';

function fieldsOf(summary: Summary, extra: Record<string, string> = {}): Record<string, unknown> {
  return JSON.parse(requestBody(summary, page, extra));
}

test('the shop receives only given answers, without invisible characters, and the summary as a message', () => {
  const summary = bookingWith({ city: 'Minne\u2060apolis\u202e', preferredTime: '' });
  const fields = fieldsOf(summary);
  expect(fields).toMatchObject({ city: 'Minneapolis', message: summaryText(summary) });
  expect(fields).not.toHaveProperty('preferredTime');
  expect(Object.values(fields).filter((value) => value === '')).toEqual([fields['_gotcha']]);
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
