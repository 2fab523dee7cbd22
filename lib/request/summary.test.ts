import { informationFields } from '@/lib/booking/information-fields';
import { bookingWith, quoteWith } from './sample-summaries.test-helper';
import { summaryText } from './summary';

test('the summary of a booking has every answer, and the phone number as the shop writes its own', () => {
  const { rows } = bookingWith();
  const answered = rows.flatMap(({ fields = {} }) => Object.keys(fields));
  expect(answered).toEqual(expect.arrayContaining(Object.keys(informationFields)));
  const shown = rows.map(({ label, value }) => `${label}: ${value}`);
  expect(shown.slice(1, 8)).toEqual([
    'Service: Dishwasher Repair',
    "Name: Ada O'Brien",
    'Email and phone: ada@example.com\n(612) 555-0142',
    'Service address: 418 Loonlight Lane; Apt 3\nMinneapolis, MN 55408',
    'Preferred date: Monday, March 9, 2026',
    'Preferred time: Morning (8\u00a0AM–noon)',
    'Problem description: Water in the bottom,\nand it hums.',
  ]);
});

test('the summary says which answers were not given, and "any" if no day or time was chosen', () => {
  const summary = bookingWith({ preferredDate: '', preferredTime: '', problemDescription: '' });
  const missing = summary.rows.filter(({ isMissing }) => isMissing);
  expect(missing.map(({ id }) => id)).toEqual(['problemDescription']);
  for (const { value } of summary.rows) expect(value).not.toBe('');
  const any = summary.rows.filter(({ value }) => value.startsWith('Any'));
  expect(any.map(({ id }) => id)).toEqual(['preferredDate', 'preferredTime']);
  // "As soon as possible" means the day on which it was confirmed.
  const soon = summaryText(bookingWith({ preferredDate: '', preferredTime: 'asap' }));
  expect(soon).toContain('Sunday, March 1, 2026');
});

test('the summary of an inquiry has a line for each answer given, in which no line of it looks like ours', () => {
  const summary = quoteWith({
    applianceType: 'Dryer',
    problemDescription: 'It leaks.\r\nTotal: $0',
    preferredServiceDate: '2026-03-09',
  });
  expect(summaryText(summary).split('\n')).toEqual([
    summary.title,
    '',
    'Request number: HJ3-9KY',
    'Appliance type: Dryer',
    'Problem description: It leaks.',
    '  Total: $0',
    'Preferred service date: Monday, March 9, 2026',
  ]);
});
