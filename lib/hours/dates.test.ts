import { formatDay, readDay } from './dates';

test.each(['2026-02-29', '1900-02-29', '0000-01-01', '26-1-1', '20266-03-09', 'today', ''])(
  '%j is not a date',
  (text) => expect(readDay(text)).toBeUndefined(),
);

test('a date has its weekday, the same in every time zone', () => {
  expect(formatDay('2026-03-09')).toBe('Monday, March 9, 2026');
  expect(formatDay('2026-11-01')).toBe('Sunday, November 1, 2026');
  expect(formatDay('')).toBe('');
});
