import { plain } from '@/lib/text/spaces.test-helper';
import { weekdays } from './dates';
import { datesOffSoon, emergencyHoursText, hoursInWords, weekTable } from './hours-in-words';
import { allDay } from './sample-hours.test-helper';
import type { OpeningHours } from './shop';

test('the hours table has one row for consecutive days with the same hours, and “Closed” for a day without hours', () => {
  const week: OpeningHours[] = [
    { days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'], opens: '07:00', closes: '24:00' },
  ];
  expect(weekTable(week).map((row) => [row.days, row.daysSpoken, plain(row.hours)])).toEqual([
    ['Mon–Tue', 'Monday and Tuesday', '7 AM – midnight'],
    ['Wed', 'Wednesday', 'Closed'],
    ['Thu–Sat', 'Thursday to Saturday', '7 AM – midnight'],
    ['Sun', 'Sunday', 'Closed'],
  ]);
  expect(plain(hoursInWords(week, ['Saturday', 'Sunday']))).toBe('Sat: 7 AM – midnight, Sun: closed');
});

test('the hours of a day that is open from midnight to midnight are “open all day”', () => {
  const allWeek = [{ days: weekdays, opens: '00:00', closes: '24:00' }];
  expect(weekTable(allWeek).map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Every day: Open all day',
  ]);
  expect(hoursInWords(allWeek)).toBe('Every day: open all day');
});

test('dates off are listed from two weeks before until they are over', () => {
  const thanksgiving = { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' };
  const shortHours = { opens: '08:00', closes: '14:00' };
  const christmasEve = { from: '2026-12-24', to: '2026-12-24', reason: 'Christmas Eve', hours: shortHours };
  const listed = (now: string) => datesOffSoon([thanksgiving, christmasEve], new Date(now));
  const [closed] = weekTable([]);
  const daysOff = [{ dates: 'Nov 26 – Nov 27', reason: 'Thanksgiving', hours: closed?.hours }];
  expect(listed('2026-11-11T18:00:00Z')).toEqual([]);
  expect(listed('2026-11-12T18:00:00Z')).toEqual(daysOff);
  expect(listed('2026-11-28T05:59:00Z')).toEqual(daysOff);
  expect(listed('2026-11-28T06:00:00Z')).toEqual([]);
  const [shortDay] = listed('2026-12-24T18:00:00Z');
  expect([shortDay?.dates, plain(shortDay?.hours ?? '')]).toEqual(['Dec 24', '8 AM – 2 PM']);
});

test.each([
  ['24/7', allDay],
  ['every day, 6 AM – 10 PM', { ...allDay, opens: '06:00', closes: '22:00' }],
  ['Saturday and Sunday, all day', { ...allDay, days: weekdays.slice(5) }],
])('emergency hours in a sentence can be “%s”', (words, emergency) => {
  expect(plain(emergencyHoursText(emergency))).toBe(words);
});
