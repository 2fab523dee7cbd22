import fc from 'fast-check';
import { formatDay, readDay } from './dates';

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
