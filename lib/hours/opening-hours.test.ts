import { weekdays } from './dates';
import { openingStatus } from './hours-in-words';
import { takesEmergencies, type OpeningHours } from './opening-hours';
import { usualWeek } from './sample-hours.test-helper';

/** Replaces no-break spaces with normal ones. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

// July 1, 2026, is a Wednesday.
test.each(['10:00', '23:59'])(
  'a shop that is open from midnight to midnight says at %s that it’s open all day',
  (time) => {
    const rules = { hours: [{ days: weekdays, opens: '00:00', closes: '24:00' }], closedDates: [] };
    expect(openingStatus(rules, new Date(`2026-07-01T${time}:00-05:00`))).toBe('We’re open all day.');
  },
);

const opening = {
  hours: usualWeek,
  closedDates: [
    { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
    {
      from: '2026-12-24',
      to: '2026-12-24',
      reason: 'Christmas Eve',
      hours: { opens: '08:00', closes: '14:00' },
    },
  ],
};

// Chicago is five hours behind UTC in summer and six in winter. July 1, 2026, is a Wednesday.
test.each([
  ['2026-07-01T11:59:59Z', 'We’re closed. We open today at 7 AM.'],
  ['2026-07-01T12:00:00Z', 'We’re open until 9 PM.'],
  ['2026-07-02T02:00:00Z', 'We’re closed. We open tomorrow at 7 AM.'],
  ['2026-12-02T12:59:59Z', 'We’re closed. We open today at 7 AM.'],
  // The evening before two days off, and the night after it, in which "tomorrow" would mean this morning.
  ['2026-11-26T02:59:00Z', 'We’re open until 9 PM.'],
  ['2026-11-26T03:00:00Z', 'We’re closed. We open Saturday at 8 AM.'],
  ['2026-11-26T06:00:00Z', 'We’re closed. We open Saturday, Nov 28, at 8 AM.'],
  ['2026-11-28T05:59:00Z', 'We’re closed. We open tomorrow at 8 AM.'],
  ['2026-11-28T14:00:00Z', 'We’re open until 6 PM.'],
  // A day with short hours.
  ['2026-12-24T19:59:00Z', 'We’re open until 2 PM.'],
  ['2026-12-24T20:00:00Z', 'We’re closed. We open tomorrow at 7 AM.'],
])('at %s a visitor reads: %s', (now, words) => {
  expect(spaced(openingStatus(opening, new Date(now)))).toBe(words);
});

test('an opening that is a week or more away has its date, and one over a year away throws', () => {
  const hours: OpeningHours[] = [{ days: ['Monday'], opens: '07:00', closes: '21:00' }];
  const mondayNight = new Date('2026-07-07T03:00:00Z');
  const closedUntil = (to: string) => {
    const closedDates = to ? [{ from: '2026-07-06', to, reason: 'a sabbatical' }] : [];
    return openingStatus({ hours, closedDates }, mondayNight);
  };
  expect(closedUntil('')).toContain('We open Monday, Jul 13, at');
  expect(closedUntil('2027-06-30')).toContain('We open Monday, Jul 5, at');
  expect(() => closedUntil('2027-07-10')).toThrow(RangeError);
});

const saturday = { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00', onClosedDates: false };

// December 26, 2026, is a Saturday off.
test.each([
  ['taken on their weekday, even after its special hours', saturday, '2026-12-19T18:00:00Z', true],
  ['not taken on another day', saturday, '2026-12-18T18:00:00Z', false],
  ['not taken outside their hours', saturday, '2026-12-20T00:00:00Z', false],
  ['not taken on a date off', saturday, '2026-12-26T18:00:00Z', false],
  [
    'taken on a date off if the owner allows it',
    { ...saturday, onClosedDates: true },
    '2026-12-26T18:00:00Z',
    true,
  ],
  ['not taken by a shop without emergency hours', undefined, '2026-12-19T18:00:00Z', false],
])('emergencies are %s', (_when, emergency, now, taken) => {
  const closedDates = [
    { from: '2026-12-24', to: '2026-12-26', reason: 'the holidays' },
    { from: '2026-12-19', to: '2026-12-19', reason: 'a party', hours: { opens: '08:00', closes: '09:00' } },
  ];
  expect(takesEmergencies({ hours: usualWeek, closedDates, emergency }, new Date(now))).toBe(taken);
});
