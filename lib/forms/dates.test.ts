import fc from 'fast-check';
import { chicagoDate, formatDay, readDay } from './dates';

const anyDate = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

describe('calendar dates', () => {
  test.each(['2026-02-29', '1900-02-29', '0000-01-01', '26-1-1', '20266-03-09', 'today', ''])(
    '%j is not a date',
    (text) => expect(readDay(text)).toBeUndefined(),
  );

  test('every date that a date input can hold is parsed', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(day)?.toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });

  test('every parsed date exists', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/), (text) => {
        expect([text, undefined]).toContain(readDay(text)?.toISOString().slice(0, 10));
      }),
    );
  });

  test('a visitor reads the date with its weekday, the same in every time zone', () => {
    expect(formatDay('2026-03-09')).toBe('Monday, March 9, 2026');
    expect(formatDay('2026-11-01')).toBe('Sunday, November 1, 2026');
    expect(formatDay('')).toBe('');
  });
});

describe("today on the business's calendar", () => {
  test.each([
    // Winter: six hours behind UTC.
    ['2026-01-15T05:59:59Z', '2026-01-14'],
    ['2026-01-15T06:00:00Z', '2026-01-15'],
    // Summer: five hours.
    ['2026-07-15T04:59:59Z', '2026-07-14'],
    ['2026-07-15T05:00:00Z', '2026-07-15'],
    // Clocks go forward on March 8 and back on November 1.
    ['2026-03-08T05:59:59Z', '2026-03-07'],
    ['2026-03-09T05:00:00Z', '2026-03-09'],
    ['2026-11-01T04:59:59Z', '2026-10-31'],
    ['2026-11-02T06:00:00Z', '2026-11-02'],
    // The last evening of the year.
    ['2027-01-01T05:59:59Z', '2026-12-31'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('at %s it is %s', (instant, day) => expect(chicagoDate(new Date(instant))).toBe(day));
});
