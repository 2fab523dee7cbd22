import { weekdays } from './dates';
import { openingStatus } from './hours-in-words';
import { nextOpening, openUntil } from './opening-hours';
import { usualShop } from './sample-hours.test-helper';
import type { Shop } from './shop';

const onMondays: Shop['hours'] = [{ days: weekdays.slice(0, 1), opens: '07:00', closes: '21:00' }];

// Chicago is five hours behind UTC in summer and six in winter. July 1, 2026, is a Wednesday.
test.each([
  ['2026-07-01T12:00:00Z', '21:00'],
  // The evening before two days off, and the night after it, in which "tomorrow" would mean this morning.
  ['2026-11-26T02:59:00Z', '21:00'],
  ['2026-11-26T03:00:00Z', 'Saturday 08:00'],
  ['2026-11-26T06:00:00Z', 'Saturday, Nov 28, 08:00'],
  ['2026-11-28T05:59:00Z', 'tomorrow 08:00'],
  // A day with short hours.
  ['2026-12-24T19:30:00Z', 'Monday, Dec 28, 07:00'],
  // A week or more ahead.
  ['2026-07-07T03:00:00Z', 'Monday, Jul 13, 07:00', onMondays],
])('at %s, the next closing or opening is: %s', (at, expected, hours = usualShop.hours) => {
  const now = new Date(at);
  const { day, opens } = nextOpening({ ...usualShop, hours }, now);
  expect(openUntil({ ...usualShop, hours }, now)?.closes ?? `${day} ${opens}`).toBe(expected);
});

test('an opening may be almost a year away, and a later one throws', () => {
  const openingAfter = (to: string) => {
    const closedDates = [{ from: '2026-07-06', to, reason: 'a sabbatical' }];
    return nextOpening({ hours: onMondays, closedDates }, new Date('2026-07-07T03:00:00Z')).date;
  };
  expect(openingAfter('2027-06-30')).toBe('2027-07-05');
  expect(() => openingAfter('2027-07-10')).toThrow(RangeError);
});

test('a visitor reads whether the shop is open, and when it closes or opens', () => {
  const statusAt = (time: string, hours = usualShop.hours) =>
    openingStatus({ ...usualShop, hours }, new Date(`2026-07-01T${time}:00-05:00`)).replaceAll('\u00a0', ' ');
  expect(statusAt('06:00')).toBe('We’re closed. We open today at 7 AM.');
  expect(statusAt('20:00')).toBe('We’re open until 9 PM.');
  expect(statusAt('23:59', [{ days: weekdays, opens: '00:00', closes: '24:00' }])).toBe(
    'We’re open all day.',
  );
});
