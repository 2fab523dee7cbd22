import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { instantOf, wallClock } from './clock';
import { headline, headlineTable, type HeadlineFacts } from './headline';
import { anyTime, visitsIn } from './visits';
import { daysAfter, formatDay, weekdays } from './dates';
import { openState } from './opening-hours';

const emergency = { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true };
const until2 = { opens: '08:00', closes: '14:00' };
const thanksgiving = { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' };
const closedDates = [
  thanksgiving,
  { from: '2026-12-24', to: '2026-12-24', reason: 'Christmas Eve', hours: until2 },
  { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' },
];
const shop: HeadlineFacts = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
    { days: weekdays.slice(5), opens: '08:00', closes: '18:00' },
  ],
  closedDates,
  emergency,
  sameDayUntil: '12:00',
  afterHoursPrice: 149,
};
const plain = { ...shop, emergency: undefined };

const said = (facts: HeadlineFacts, day: string, time: string) =>
  headline(facts, instantOf(`2026-${day}`, time))
    .slice(0, 2)
    .join(' ')
    .replaceAll('\u00a0', ' ');

const shops: Record<string, HeadlineFacts> = {
  usual: shop,
  'without emergencies': plain,
  'without a price for emergencies': { ...shop, afterHoursPrice: undefined },
  'without emergencies after closing': { ...shop, emergency: { ...emergency, closes: '21:00' } },
  'without a promise for the same day': { ...shop, sameDayUntil: undefined },
  'that opens at 1 PM': { ...plain, hours: [{ days: [...weekdays], opens: '13:00', closes: '20:30' }] },
  'closed on Sundays': {
    ...shop,
    hours: shop.hours.map((span) => ({ ...span, days: span.days.filter((day) => day !== 'Sunday') })),
  },
  'with a long reason': {
    ...shop,
    closedDates: [{ ...thanksgiving, reason: 'the wedding of our dispatcher' }],
  },
  'closed for ten days': { ...plain, closedDates: [{ ...thanksgiving, to: '2026-12-05' }] },
};

/** What the first screen says at a time of 2026, where December 8 is a Tuesday, in the shop of each name. */
const readings: Record<string, Record<string, string>> = {
  usual: {
    '12-08 10:00':
      'We can come today. Book before noon and we usually come the same day. We’re open until 9 PM.',
    '12-24 10:00':
      'We can come today. Book before noon and we usually come the same day. We’re open until 2 PM.',
    '12-08 12:00':
      'We can come tomorrow. Need it today? Call us. We may have an opening. We’re open until 9 PM.',
    '11-25 12:00': 'We can come Friday. Need it today?',
    '12-08 19:45': 'We can come tomorrow. We’re open until 9 PM. Emergency visits after that start at $149.',
    '12-24 13:30': 'We can come Saturday. We’re open until 2 PM. Emergency visits after that start at $149.',
    '12-08 06:40': 'We can come today. We open at 7 AM. Emergency visits before that start at $149.',
    '12-08 21:40':
      'Emergency repair tonight. Emergency visits start at $149. Regular visits start again tomorrow at 7 AM.',
    '12-09 03:00':
      'Emergency repair tonight. Emergency visits start at $149. Regular visits start again at 7 AM.',
    '11-25 21:40':
      'Emergency repair tonight. Emergency visits start at $149. Regular visits start again Friday at 7 AM.',
    '11-26 10:00':
      'Emergency repair today. We’re closed for Thanksgiving until tomorrow at 7 AM. Emergency visits start at $149.',
    '12-24 15:00':
      'Emergency repair today. We’re closed until Saturday at 8 AM. Emergency visits start at $149.',
    '11-26 00:00':
      'Emergency repair tonight. Emergency visits start at $149. Regular visits start again Friday at 7 AM.',
    '11-26 04:59':
      'Emergency repair tonight. Emergency visits start at $149. Regular visits start again Friday at 7 AM.',
  },
  'without a promise for the same day': {
    '12-08 10:00': 'We can come tomorrow. Need it today? Call us. We may have',
  },
  'without emergencies': {
    '12-08 19:45': 'We can come tomorrow. We’re open until 9 PM if you’d rather call.',
    '12-08 06:40': 'We can come today. Book now and we’ll confirm when we open at 7 AM.',
    '12-08 21:40': 'We can come tomorrow. Book now and we’ll confirm when we open tomorrow at 7 AM.',
    '11-26 10:00':
      'We can come tomorrow. We’re closed for Thanksgiving. Book now and we’ll confirm when we open tomorrow at 7 AM.',
    '12-25 00:30':
      'We can come Saturday. We’re closed for Christmas. Book now and we’ll confirm when we open Saturday at 8 AM.',
  },
  'without emergencies after closing': {
    '12-08 19:45': 'We can come tomorrow. We’re open until 9 PM if you’d',
  },
  'without a price for emergencies': {
    '12-08 19:45': 'We can come tomorrow. We’re open until 9 PM. After that, call us in an emergency.',
    '12-08 21:40': 'Emergency repair tonight. Call us now. Regular visits start again tomorrow at 7 AM.',
    '11-26 10:00': 'Emergency repair today. We’re closed until tomorrow at 7 AM. Call us in an emergency.',
  },
  'that opens at 1 PM': {
    '12-08 12:30': 'We can come tomorrow. Need it today? Call us when we open at 1 PM.',
  },
  'with a long reason': {
    '11-26 10:00':
      'Emergency repair today. We’re closed until tomorrow at 7 AM. Emergency visits start at $149.',
  },
  'closed for ten days': {
    '11-26 10:00':
      'We can come December 6. We’re closed for Thanksgiving. Book now and we’ll confirm when we open December 6 at 8 AM.',
  },
  'closed on Sundays': {
    '12-13 02:00':
      'Emergency repair tonight. Emergency visits start at $149. Regular visits start again Monday at 7 AM.',
  },
};
const everyReading = Object.entries(readings).flatMap(([name, times]) =>
  Object.entries(times).map(([time, words]) => [name, time, words] as const),
);

test.each(everyReading)('a visitor of a shop %s reads on %s: %s', (name, time, words) => {
  const [day = '', clock = ''] = time.split(' ');
  expect(said(shops[name] ?? shop, day, clock)).toContain(words);
});

// Weeks in which nothing differs are alike: those of summer, winter, a change of the clocks, days off, a short day.
test.each(['2026-07-06', '2027-01-25', '2026-03-07', '2026-11-17', '2026-12-16'])(
  'at every minute of the ten days from %s, a page says what the rules say, and promises only visits that it sells',
  (from) => {
    const table = headlineTable(shop);
    const wrong: string[] = [];
    for (let day = from; day < daysAfter(from, 10); day = daysAfter(day, 1))
      for (let minute = 0; minute < 24 * 60; minute += 1) {
        const now = instantOf(day, new Date(minute * 60_000).toISOString().slice(11, 16));
        const clock = wallClock(now);
        const plan = table.days[clock.day] ?? table.days[clock.weekday];
        const words = table.said[plan?.findLast(([start]) => start <= clock.time)?.[1] ?? -1];
        const promises = words?.[0] === 'We can come today.';
        const isSold = visitsIn(clock.day, anyTime, shop, now).can === 'come';
        // Before morning, an emergency comes first.
        const isMissing = isSold && !promises && clock.time >= '05:00';
        if (String(words) !== String(headline(shop, now)) || (promises && !isSold) || isMissing)
          wrong.push(`${clock.day} ${clock.time}: ${String(words)}`);
      }
    expect(wrong).toEqual([]);
  },
);

test('at no minute of a year do the days of the headline differ from the hours and from what can be booked', () => {
  const cases = countCases();
  const between = (from: string, to: string) =>
    fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
  const anyMoment = fc.oneof(
    between('2026-06-01', '2027-06-01'),
    between('2026-11-26T05:00Z', '2026-11-26T12:00Z'),
    between('2026-12-13T05:00Z', '2026-12-13T12:00Z'),
  );
  const anyShop = fc.constantFrom(...Object.values(shops));
  fc.assert(
    fc.property(anyMoment, anyShop, (now, facts) => {
      const { day, time } = wallClock(now);
      const [line, note] = headline(facts, now);
      /** The date of a day in words, as a person reads it at this hour. */
      const dateOf = (words: string) => {
        const night = time < '05:00' ? daysAfter(day, -1) : day;
        const ahead = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((days) => daysAfter(day, days));
        if (words === 'today') return day;
        if (words === 'tomorrow') return daysAfter(night, 1);
        return ahead.find((date) => formatDay(date).includes(words));
      };
      const visit = /^We can come (.*)\.$/.exec(line)?.[1];
      if (visit) {
        const date = dateOf(visit) ?? '';
        expect(visitsIn(date, anyTime, facts, now).can).toBe('come');
        for (let earlier = day; earlier < date; earlier = daysAfter(earlier, 1))
          expect(visitsIn(earlier, anyTime, facts, now).can).not.toBe('come');
      }
      const { next, closes } = openState(facts, now);
      const opening =
        /(?:when we open|start again|until) (?:(\S+(?: \d+)?) )?at ([\d:]+\sAM|[\d:]+\sPM)/.exec(note);
      if (opening && !closes) {
        expect([dateOf(opening[1] ?? 'today'), opening[2]]).toEqual([next.date, next.time]);
      }
      cases.count('a visit', visit !== undefined);
      cases.count('an opening', opening !== null);
      cases.count('a night before a day off', time < '05:00' && next.date !== day);
    }),
    { numRuns: 1000 },
  );
  cases.expectEach(['a visit', 'an opening', 'a night before a day off'], 20);
});
