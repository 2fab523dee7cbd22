import { daysAfter, formatDay, readDay, shortDate } from './dates';

test.each(['2026-02-29', '1900-02-29', '0000-01-01', '20266-03-09', '2026-13-40', ' 2026-03-09', ''])(
  '%j is not a date',
  (text) => expect(readDay(text)).toBeUndefined(),
);

test('a date has its weekday, the same in every time zone', () => {
  expect(formatDay('2026-03-09')).toBe('Monday, March 9, 2026');
  expect(formatDay('2026-11-01')).toBe('Sunday, November 1, 2026');
  expect(shortDate('2026-11-01')).toBe('Nov 1');
  expect(formatDay('soon')).toBe('soon');
});

test('no day comes after the last one that a form accepts', () => {
  expect(daysAfter('9999-12-30', 7)).toBe('9999-12-31');
});
