import fc from 'fast-check';
import { bookingRows } from './booking-summary';
import {
  bookingWith,
  contactWith,
  information,
  quoteWith,
  service,
  words,
} from './sample-summaries.test-helper';
import { summaryText } from './summary';

const shown = (rows: readonly { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label}: ${value}`);

describe('the summary of a booking', () => {
  test('lists the service, all eleven answers and the amounts, in the order of the wizard', () => {
    expect(shown(bookingRows({ service, information }, words))).toEqual([
      'Service: Dishwasher Repair',
      'First name: Ada',
      "Last name: O'Brien",
      'Email: ada@example.com',
      'Phone: 612-555-0142',
      'Street address: 418 Loonlight Lane; Apt 3',
      'City: Minneapolis',
      'State: MN',
      'ZIP code: 55408',
      'Preferred date: Monday, March 9, 2026',
      'Preferred time: Morning (8\u00a0AM – 12\u00a0PM)',
      'Problem description: Water in the bottom,\nand it hums.',
      'Service call fee: $85',
      'Estimated tax (8%): $7',
      'Total: $92',
    ]);
  });

  test('says which answers were not given', () => {
    const { rows } = bookingWith({ preferredDate: '', preferredTime: '', problemDescription: '' });
    const open = rows.filter(({ isGiven }) => !isGiven);
    expect(open.map(({ id }) => id)).toEqual(['preferredDate', 'preferredTime', 'problemDescription']);
    expect(open.map(({ value }) => value)).toEqual(['Not given', 'Not given', 'Not given']);
  });

  test('starts with the reference', () => {
    expect(bookingWith().rows[0]).toMatchObject({ id: 'reference', value: 'RK7-4MX' });
  });

  test.each([
    ['a day and a time', {}, { day: '2026-03-09', window: { starts: '08:00', ends: '12:00' } }],
    ['a day alone', { preferredTime: '' }, { day: '2026-03-09', window: undefined }],
    ['no day', { preferredDate: '' }, undefined],
    ['an emergency', { preferredTime: 'asap' }, undefined],
  ] as const)('with %s it knows which visit to put into a calendar', (_given, changes, visit) => {
    const place = '418 Loonlight Lane; Apt 3, Minneapolis, MN 55408';
    expect(bookingWith(changes).visit).toEqual(visit && { ...visit, place });
  });
});

describe('the summary of an enquiry', () => {
  test('lists the answers of the quote form', () => {
    const summary = quoteWith({ name: 'Ada', applianceType: 'Dryer', preferredServiceDate: '2026-03-09' });
    expect(shown(summary.rows)).toEqual([
      'Reference: HJ3-9KY',
      'Name: Ada',
      'Phone: Not given',
      'Email: Not given',
      'Appliance type: Dryer',
      'Problem description: Not given',
      'Preferred service date: Monday, March 9, 2026',
    ]);
  });

  test('lists the answers of the contact form', () => {
    expect(contactWith({ lastName: 'Berg' }).rows.map(({ id }) => id)).toEqual([
      'reference',
      'firstName',
      'lastName',
      'phone',
      'email',
      'applianceType',
      'problemDescription',
      'preferredServiceDate',
    ]);
  });
});

describe('the summary as plain text', () => {
  test('has a title and a labeled line for every answer given', () => {
    expect(summaryText(quoteWith({ name: 'Ada', problemDescription: 'It leaks.\r\nA lot.' }))).toBe(
      [
        'Quote request',
        '',
        'Reference: HJ3-9KY',
        'Name: Ada',
        'Problem description: It leaks.',
        'A lot.',
      ].join('\n'),
    );
  });

  test('contains every name as typed, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        const name = typed.replace(/[\u2028-\u202e\u2066-\u2069]/g, '');
        expect(summaryText(quoteWith({ name: name || 'Ada' }))).toContain(`Name: ${name}`);
      }),
    );
  });

  test('can always be encoded and has no characters that cut a message off', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '\ud83d', '\udd27'), (name, half) => {
        const text = summaryText(quoteWith({ name: name + half }));
        expect(() => encodeURIComponent(text)).not.toThrow();
        expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(text).not.toMatch(/[\u2028-\u202e\u2066-\u2069]/);
      }),
    );
  });
});
