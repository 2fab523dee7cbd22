import { informationNames } from '@/lib/booking/fields';
import { bookingWith, quoteWith } from './sample-summaries.test-helper';
import { shortSummary, summaryText } from './summary';

const shown = (rows: readonly { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label}: ${value}`);

describe('the summary of a booking', () => {
  test('has the reference, every answer of the form, and the amounts', () => {
    const { rows } = bookingWith();
    const names = rows.flatMap(({ fields = {} }) => Object.keys(fields));
    expect(names).toEqual(expect.arrayContaining(informationNames));
    expect(shown(rows)).toEqual([
      'Request number: RK7-4MX',
      'Service: Dishwasher Repair',
      "Name: Ada O'Brien",
      'Email and phone: ada@example.com\n612-555-0142',
      'Service address: 418 Loonlight Lane; Apt 3\nMinneapolis, MN 55408',
      'Preferred date: Monday, March 9, 2026',
      'Preferred time: Morning (8\u00a0AM–noon)',
      'Problem description: Water in the bottom,\nand it hums.',
      'Service call fee: $85',
      'Estimated tax (8%): $7',
      'Total: $92',
    ]);
  });

  test('says which answers were not given, and "any" if no day or time was chosen', () => {
    const { rows } = bookingWith({ preferredDate: '', preferredTime: '', problemDescription: '' });
    const missing = shown(rows.filter(({ isMissing }) => isMissing));
    expect(missing).toContain('Problem description: Not given');
    const anyWhen = ['Preferred date: Any day', 'Preferred time: Any time'];
    expect(shown(rows)).toEqual(expect.arrayContaining(anyWhen));
    const soon = bookingWith({ preferredDate: '', preferredTime: 'asap' });
    // "As soon as possible" means the day on which it was confirmed.
    expect(summaryText(soon)).toContain('Preferred date: Sunday, March 1, 2026');
  });
});

describe('the summary of an inquiry', () => {
  test('lists the answers of the quote form', () => {
    const summary = quoteWith({ name: 'Ada', applianceType: 'Dryer', preferredServiceDate: '2026-03-09' });
    expect(shown(summary.rows)).toEqual([
      'Request number: HJ3-9KY',
      'Appliance type: Dryer',
      'Problem description: Not given',
      'Preferred service date: Monday, March 9, 2026',
      'Name: Ada',
      'Phone: Not given',
      'Email: Not given',
    ]);
  });
});

test.each([
  ['the total of a usual visit', '2026-03-09', ' · $92'],
  ['another price that applies', '2026-03-07', ' · from $149 plus tax'],
  ['a warning instead of a price', '2026-02-28', 'between 8 AM and noon.'],
])('two lines say what is broken, and when we come for how much: %s', (_price, preferredDate, end) => {
  const [what, when = '', ...others] = shortSummary(bookingWith({ preferredDate }));
  expect(what).toBe('Dishwasher Repair · Water in the bottom, and it hums.');
  expect(when).toMatch(/^\w+day, \w+ \d+, 2026 · Morning \(8\sAM–noon\) · /);
  expect(when.replaceAll('\u00a0', ' ').endsWith(end)).toBe(true);
  expect(others).toEqual([]);
});

test('the two lines of an inquiry leave out what was not given', () => {
  expect(shortSummary(quoteWith({ name: 'Ada', applianceType: 'Dryer' }))).toEqual(['Dryer']);
});

describe('the summary as plain text', () => {
  test.each(['\n', '\r', '\r\n', '\u2028'])(
    'indents the lines of an answer, so that none looks like ours, after %j',
    (end) => {
      const text = summaryText(quoteWith({ name: 'Ada', problemDescription: `It leaks.${end}Total: $0` }));
      expect(text).not.toMatch(/^Total/m);
    },
  );

  test('has a title and a labeled line for every answer given', () => {
    const summary = quoteWith({ name: 'Ada', problemDescription: 'It leaks.\r\nA lot.' });
    const answers = ['Request number: HJ3-9KY', 'Problem description: It leaks.', '  A lot.', 'Name: Ada'];
    expect(summaryText(summary).split('\n')).toEqual([summary.title, '', ...answers]);
  });
});
