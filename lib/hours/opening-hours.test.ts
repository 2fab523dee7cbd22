import {
  replyBy,
  datesOffSoon,
  emergencyInWords,
  hoursInWords,
  openState,
  toSchemaOrg,
  weekTable,
  type OpeningHours,
} from './opening-hours';
import { weekdays } from './dates';

const hours: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '21:00' },
  { days: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
];

const every = (week: OpeningHours[]) => ({ hours: week, closedDates: [] });

/** The table as text: days, days as spoken, hours. */
const rowsOf = (week: OpeningHours[]) =>
  weekTable(week).map((row) => [row.days, row.daysSpoken, spaced(row.hours)]);

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the hours table', () => {
  test('has one row for days in a row that are alike, and says that one without hours is closed', () => {
    const week: OpeningHours[] = [
      { days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'], opens: '07:00', closes: '24:00' },
    ];
    expect(rowsOf(week)).toEqual([
      ['Mon–Tue', 'Monday and Tuesday', '7 AM – 12 AM'],
      ['Wed', 'Wednesday', 'Closed'],
      ['Thu–Sat', 'Thursday to Saturday', '7 AM – 12 AM'],
      ['Sun', 'Sunday', 'Closed'],
    ]);
    expect(spaced(hoursInWords(week, ['Saturday', 'Sunday']))).toBe('Sat: 7 AM – 12 AM, Sun: closed');
  });
});

// Chicago is five hours behind UTC in summer and six in winter.
describe('whether the business is open', () => {
  test.each([
    ['a second before opening', '2026-07-01T11:59:59Z', 'today 7 AM'],
    ['at opening', '2026-07-01T12:00:00Z', 'until 9 PM'],
    ['at closing', '2026-07-02T02:00:00Z', 'tomorrow 7 AM'],
    ['in winter, an hour later by UTC', '2026-12-02T13:00:00Z', 'until 9 PM'],
    ['by day on a day off', '2026-12-25T18:00:00Z', 'tomorrow 8 AM'],
    // “Tomorrow” would mean this morning.
    ['in the night before a day off', '2026-12-25T06:30:00Z', 'Saturday, Dec 26, 8 AM'],
  ])('%s', (_when, now, expected) => {
    const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' };
    const { until, next } = openState({ hours, closedDates: [christmas] }, new Date(now));
    expect(spaced(until ? `until ${until}` : `${next.day} ${next.time}`)).toBe(expected);
  });

  test('names the next opening even if it is a week away', () => {
    const rare: OpeningHours[] = [{ days: ['Monday'], opens: '07:00', closes: '21:00' }];
    const mondayNight = new Date('2026-07-07T03:00:00Z');
    const day = 'Monday, Jul 13,';
    expect(openState(every(rare), mondayNight)).toMatchObject({ next: { day, weekday: day } });
  });

  describe('on dates off', () => {
    // Thursday and Friday.
    const thanksgiving = { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' };
    const until2 = { opens: '08:00', closes: '14:00' };
    const eve = { from: '2026-12-24', to: '2026-12-24', reason: 'Christmas Eve', hours: until2 };
    const opening = { hours, closedDates: [thanksgiving, eve] };
    const saturday = 'Saturday, Nov 28, 8 AM';

    test.each([
      ['the evening before, open', '2026-11-26T02:59:00Z', '9 PM', 'Saturday 8 AM'],
      ['after that, closed as on any night', '2026-11-26T03:00:00Z', '', 'Saturday 8 AM'],
      ['from midnight in Minnesota, closed', '2026-11-26T06:00:00Z', '', saturday],
      ['the morning after, open', '2026-11-28T14:00:00Z', '6 PM', 'tomorrow 8 AM'],
      ['in short hours, open', '2026-12-24T19:59:00Z', '2 PM', 'tomorrow 7 AM'],
      ['after short hours, closed', '2026-12-24T20:00:00Z', '', 'tomorrow 7 AM'],
    ])('%s', (_when, now, open, then) => {
      const { until = '', next } = openState(opening, new Date(now));
      expect(spaced(until)).toBe(open);
      expect(spaced(`${next.day} ${next.time}`)).toBe(then);
    });

    test('are listed two weeks ahead and until they are over', () => {
      const listed = (now: string) =>
        datesOffSoon(opening.closedDates, new Date(now)).map(({ dates, hours: times }) =>
          spaced(`${dates}: ${times}`),
        );
      expect(listed('2026-11-11T18:00:00Z')).toEqual([]);
      expect(listed('2026-11-12T18:00:00Z')).toEqual(['Nov 26 – Nov 27: Closed']);
      expect(listed('2026-11-28T05:59:00Z')).toEqual(['Nov 26 – Nov 27: Closed']);
      expect(listed('2026-11-28T06:00:00Z')).toEqual([]);
      expect(listed('2026-12-24T18:00:00Z')).toEqual(['Dec 24: 8 AM – 2 PM']);
    });

    test('are closed, or short, for search engines, and other days are as in the table', () => {
      expect(toSchemaOrg(opening)).toMatchObject([
        { dayOfWeek: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
        { dayOfWeek: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
        { validFrom: '2026-11-26', validThrough: '2026-11-27', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-12-24', validThrough: '2026-12-24', ...until2 },
      ]);
    });
  });
});

describe('emergencies', () => {
  const allDay = { opens: '00:00', closes: '24:00' };
  const saturday = { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00', onClosedDates: false };

  test.each([
    [{ days: [...weekdays], ...allDay }, '24/7'],
    [{ days: [...weekdays], opens: '06:00', closes: '22:00' }, 'every day, 6 AM – 10 PM'],
    [{ days: weekdays.slice(5), ...allDay }, 'Saturday and Sunday, all day'],
    [saturday, 'Saturday, 8 AM – 6 PM'],
  ])('fit into sentences', (emergency, words) => {
    expect(spaced(emergencyInWords({ onClosedDates: true, ...emergency }))).toBe(words);
  });

  // December 26, 2026, is a Saturday off.
  test.each([
    ['on their day, after its short hours', saturday, '2026-12-19T18:00:00Z', true],
    ['on another', saturday, '2026-12-18T18:00:00Z', false],
    ['outside their hours', saturday, '2026-12-20T00:00:00Z', false],
    ['on a date off', saturday, '2026-12-26T18:00:00Z', false],
    ['on a date off with emergencies', { ...saturday, onClosedDates: true }, '2026-12-26T18:00:00Z', true],
    ['without any', undefined, '2026-12-19T18:00:00Z', false],
  ])('%s', (_when, emergency, now, taken) => {
    const closedDates = [
      { from: '2026-12-24', to: '2026-12-26', reason: 'the holidays' },
      { from: '2026-12-19', to: '2026-12-19', reason: 'a party', hours: { opens: '08:00', closes: '09:00' } },
    ];
    expect(openState({ hours, closedDates, emergency }, new Date(now)).emergency).toBe(taken);
  });
});

// Tuesday, November 24, 2026, in Chicago.
test.each([
  ['in half an hour while open', 'within 30 minutes', '2026-11-24T16:00:00Z', 'Tuesday 10:30 AM'],
  ['after the opening while closed', 'within 30 minutes', '2026-11-25T03:41:00Z', 'Wednesday 7:30 AM'],
  ['after it, shortly before closing', 'within 30 minutes', '2026-11-25T02:50:00Z', 'Wednesday 7:30 AM'],
  ['after it, not past midnight', 'within 30 minutes', '2026-11-28T05:50:00Z', 'Saturday, Nov 28, 8:30 AM'],
  ['at no hour if the fact names no minutes', 'the same day', '2026-11-24T16:00:00Z', ''],
])('the business answers %s', (_when, replyTime, now, answer) => {
  const friday = { from: '2026-11-27', to: '2026-11-27', reason: 'a sale' };
  const closedDates = [{ ...friday, hours: { opens: '07:00', closes: '24:00' } }];
  const by = replyBy({ hours, closedDates, replyTime }, new Date(now));
  expect(by.hasHour ? spaced(`${by.day} ${by.time}`) : '').toBe(answer);
});
