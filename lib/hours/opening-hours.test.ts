import {
  replyBy,
  replyTimeInWords,
  datesOffSoon,
  emergencyHoursText,
  hoursInWords,
  openingStatus,
  takesEmergencies,
  weekTable,
  type OpeningHours,
} from './opening-hours';
import { weekdays } from './dates';
import { allDay, usualWeek } from './sample-hours.test-helper';

/** Replaces no-break spaces with normal ones. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('the hours table has one row for consecutive days with the same hours, and “Closed” for a day without hours', () => {
  const week: OpeningHours[] = [
    { days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'], opens: '07:00', closes: '24:00' },
  ];
  expect(weekTable(week).map((row) => [row.days, row.daysSpoken, spaced(row.hours)])).toEqual([
    ['Mon–Tue', 'Monday and Tuesday', '7 AM – midnight'],
    ['Wed', 'Wednesday', 'Closed'],
    ['Thu–Sat', 'Thursday to Saturday', '7 AM – midnight'],
    ['Sun', 'Sunday', 'Closed'],
  ]);
  expect(spaced(hoursInWords(week, ['Saturday', 'Sunday']))).toBe('Sat: 7 AM – midnight, Sun: closed');
});

test('the hours of a day that is open from midnight to midnight are “open all day”', () => {
  const allWeek = [{ days: weekdays, opens: '00:00', closes: '24:00' }];
  expect(weekTable(allWeek).map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Every day: Open all day',
  ]);
  expect(hoursInWords(allWeek)).toBe('Every day: open all day');
  const sale = { from: '2026-11-27', to: '2026-11-27', reason: 'a sale', hours: allWeek[0] };
  const [listed] = datesOffSoon([sale], new Date('2026-11-27T18:00:00Z'));
  expect(listed?.hours).toBe('Open all day');
});

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

test('dates off are listed from two weeks before until they are over', () => {
  const listed = (now: string) =>
    datesOffSoon(opening.closedDates, new Date(now)).map(({ dates, hours }) => spaced(`${dates}: ${hours}`));
  expect(listed('2026-11-11T18:00:00Z')).toEqual([]);
  expect(listed('2026-11-12T18:00:00Z')).toEqual(['Nov 26 – Nov 27: Closed']);
  expect(listed('2026-11-28T05:59:00Z')).toEqual(['Nov 26 – Nov 27: Closed']);
  expect(listed('2026-11-28T06:00:00Z')).toEqual([]);
  expect(listed('2026-12-24T18:00:00Z')).toEqual(['Dec 24: 8 AM – 2 PM']);
});

const saturday = { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00', onClosedDates: false };

test.each([
  ['24/7', allDay],
  ['every day, 6 AM – 10 PM', { ...allDay, opens: '06:00', closes: '22:00' }],
  ['Saturday and Sunday, all day', { ...allDay, days: weekdays.slice(5) }],
  ['Saturday, 8 AM – 6 PM', saturday],
])('emergency hours in a sentence can be “%s”', (words, emergency) => {
  expect(spaced(emergencyHoursText(emergency))).toBe(words);
});

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

test.each([
  [30, 'within 30 minutes'],
  [60, 'within 60 minutes'],
  [90, 'within 90 minutes'],
  [120, 'within 2 hours'],
])('a shop that replies after %i minutes promises a reply %s', (minutes, words) => {
  expect(replyTimeInWords(minutes)).toBe(`${words} during business hours`);
});

const closedOnWeekends = usualWeek.slice(0, 1);
const dayAndNight = [{ days: weekdays, opens: '00:00', closes: '24:00' }];

// November 24, 2026, is a Tuesday. November 26 and 27 are days off.
test.each([
  ['while the shop is open', '11-24T10:00', 30, 'Tuesday at 10:30 AM'],
  ['at closing time, if that is soon enough', '11-24T20:30', 30, 'Tuesday at 9 PM'],
  ['after the next opening, if the shop is closed', '11-24T21:41', 30, 'Wednesday at 7:30 AM'],
  ['after the next opening, with the rest of the minutes', '11-24T20:50', 30, 'Wednesday at 7:20 AM'],
  ['after more than a whole day', '11-24T20:00', 15 * 60, 'Wednesday at 9 PM'],
  ['after two days off', '11-25T20:00', 120, 'Saturday at 9 AM'],
  ['on a day off, with the date of the reply', '11-26T12:00', 30, 'Saturday, Nov 28, at 8:30 AM'],
  ['after a weekend', '11-27T23:00', 120, 'Monday, Nov 30, at 9 AM', closedOnWeekends],
  ['after midnight, if the shop stays open', '11-23T23:50', 30, 'Tuesday at 12:20 AM', dayAndNight],
])('the shop replies %s (%s, %i minutes): %s', (_when, now, replyMinutes, words, hours = usualWeek) => {
  const closedDates = [{ from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' }];
  const reply = replyBy({ hours, closedDates, replyMinutes }, new Date(`2026-${now}:00-06:00`));
  expect(reply && spaced(`${reply.weekday} at ${reply.time}`)).toBe(words);
});

test.each([undefined, 1_000_000])('a shop that replies after %s minutes promises no time', (replyMinutes) => {
  const shop = { hours: usualWeek, closedDates: [], replyMinutes };
  expect(replyBy(shop, new Date('2026-11-24T16:00:00Z'))).toBeUndefined();
});
