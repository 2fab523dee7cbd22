import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { toInstant, wallClock } from './shop-clock';
import { daysAfter, formatDay, weekdays } from './dates';
import { headline, type HeadlineFacts } from './headline';
import { headlineTable } from './headline-table';
import { nextOpening, openUntil } from './opening-hours';
import { allDay, usualWeek } from './sample-hours.test-helper';
import { anyTime, visitsIn } from './visits';

const until2 = { opens: '08:00', closes: '14:00' };
const thanksgiving = { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' };
const shop: HeadlineFacts = {
  hours: usualWeek,
  closedDates: [
    thanksgiving,
    { from: '2026-12-24', to: '2026-12-24', reason: 'Christmas Eve', hours: until2 },
    { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' },
  ],
  emergency: allDay,
  sameDayUntil: '12:00',
  afterHoursPrice: 149,
};
const plain = { ...shop, emergency: undefined };
const longReason = { ...thanksgiving, reason: 'the wedding of our dispatcher' };
const closedOnSundays = usualWeek.map((span) => ({
  ...span,
  days: span.days.filter((day) => day !== 'Sunday'),
}));

const thursdays: HeadlineFacts['hours'] = [{ days: ['Thursday'], opens: '08:00', closes: '17:00' }];

const shops: Record<string, HeadlineFacts> = {
  usual: shop,
  'without emergencies': plain,
  'without a price for emergencies': { ...shop, afterHoursPrice: undefined },
  'without emergencies after closing': { ...shop, emergency: { ...allDay, closes: '21:00' } },
  'without a promise for the same day': { ...shop, sameDayUntil: undefined },
  'that opens at 1 PM': { ...plain, hours: [{ days: [...weekdays], opens: '13:00', closes: '20:30' }] },
  'closed on Sundays': { ...shop, hours: closedOnSundays },
  'with a long reason': { ...shop, closedDates: [longReason] },
  'open only on Thursdays': { ...plain, hours: thursdays },
  'that replies within 2 hours': { ...plain, replyMinutes: 120 },
  'that replies within 15 hours': { ...plain, closedDates: [], replyMinutes: 15 * 60 },
  'open all day': { ...shop, hours: [allDay], closedDates: [] },
  'closed for ten days': { ...plain, closedDates: [{ ...thanksgiving, to: '2026-12-05' }] },
};

// December 8, 2026, is a Tuesday. Each kind of headline and each way to name a day has a case.
const expectedHeadlines = {
  'usual | 12-08 | 10:00':
    'We can come today. Book before noon and we usually come the same day. We’re open until 9 PM.',
  'usual | 11-25 | 12:00':
    'We can come Friday. Need it today? Call us. We may have an opening. We’re open until 9 PM.',
  'usual | 12-24 | 13:30':
    'We can come Saturday. We’re open until 2 PM. Emergency visits after that start at $149.',
  'usual | 12-08 | 06:40': 'We can come today. We open at 7 AM. Emergency visits before that start at $149.',
  'usual | 12-08 | 21:40':
    'Emergency repair tonight. Emergency visits start at $149. Regular visits start again tomorrow at 7 AM.',
  'usual | 12-09 | 03:00':
    'Emergency repair tonight. Emergency visits start at $149. Regular visits start again at 7 AM.',
  'usual | 11-26 | 04:59':
    'Emergency repair tonight. Emergency visits start at $149. Regular visits start again Friday at 7 AM.',
  'usual | 11-26 | 10:00':
    'Emergency repair today. Closed today: Thanksgiving. We open tomorrow at 7 AM. Emergency visits start at $149.',
  'usual | 12-24 | 15:00':
    'Emergency repair today. We’re closed until Saturday at 8 AM. Emergency visits start at $149.',
  'with a long reason | 11-26 | 10:00':
    'Emergency repair today. We’re closed until tomorrow at 7 AM. Emergency visits start at $149.',
  'without a promise for the same day | 12-08 | 10:00':
    'We can come tomorrow. Need it today? Call us. We may have an opening. We’re open until 9 PM.',
  'without emergencies | 12-08 | 19:45': 'We can come tomorrow. We’re open until 9 PM if you’d rather call.',
  'without emergencies | 12-08 | 06:40':
    'We can come today. Book now and we’ll confirm when we open at 7 AM.',
  'without emergencies | 12-08 | 21:40':
    'We can come tomorrow. Book now and we’ll confirm when we open tomorrow at 7 AM.',
  'without emergencies | 12-25 | 00:30':
    'We can come Saturday. Closed today: Christmas. Book now and we’ll confirm when we open Saturday at 8 AM.',
  'that replies within 2 hours | 12-08 | 06:40': 'We can come today. Book now and we’ll confirm by 9 AM.',
  'that replies within 2 hours | 12-08 | 21:40':
    'We can come tomorrow. Book now and we’ll confirm by 9 AM tomorrow.',
  'that replies within 2 hours | 12-25 | 00:30':
    'We can come Saturday. Closed today: Christmas. Book now and we’ll confirm by Saturday at 10 AM.',
  'that replies within 15 hours | 12-08 | 21:40':
    'We can come tomorrow. Book now and we’ll confirm by Thursday at 8 AM.',
  'without emergencies after closing | 12-08 | 19:45':
    'We can come tomorrow. We’re open until 9 PM if you’d rather call.',
  'without a price for emergencies | 12-08 | 19:45':
    'We can come tomorrow. We’re open until 9 PM. After that, call us in an emergency.',
  'without a price for emergencies | 12-08 | 21:40':
    'Emergency repair tonight. Call us now. Regular visits start again tomorrow at 7 AM.',
  'without a price for emergencies | 11-26 | 10:00':
    'Emergency repair today. We’re closed until tomorrow at 7 AM. Call us in an emergency.',
  'open all day | 12-08 | 10:00':
    'We can come today. Book before noon and we usually come the same day. We’re open all day.',
  'open all day | 12-08 | 23:59': 'We can come tomorrow. We’re open all day if you’d rather call.',
  'that opens at 1 PM | 12-08 | 12:30': 'We can come tomorrow. Need it today? Call us when we open at 1 PM.',
  'closed for ten days | 11-26 | 10:00':
    'We can come December 6. Closed today: Thanksgiving. Book now and we’ll confirm when we open December 6 at 8 AM.',
};

test.each(Object.entries(expectedHeadlines))('the headline for “%s” is: %s', (moment, words) => {
  const [name = '', day = '', time = ''] = moment.split(' | ');
  const { line, note } = headline(shops[name] ?? shop, toInstant(`2026-${day}`, time));
  expect(`${line} ${note}`.replaceAll('\u00a0', ' ')).toBe(words);
});

// Every other week is like one of these. They have a change to summer time, days off, and a short day.
test.each([
  ['2026-03-07', 'usual'],
  ['2026-11-17', 'open only on Thursdays'],
  ['2026-11-20', 'usual'],
  ['2026-11-20', 'that replies within 2 hours'],
  ['2026-12-16', 'usual'],
])('at every minute of ten days from %s, the table for “%s” has the right headline', (from, name) => {
  const facts = shops[name] ?? shop;
  const table = headlineTable(facts);
  const end = toInstant(daysAfter(from, 10), '00:00').getTime();
  const wrong: string[] = [];
  for (let instant = toInstant(from, '00:00').getTime(); instant < end; instant += 60_000) {
    const now = new Date(instant);
    const { day, weekday, time } = wallClock(now);
    const plan = table.days[day] ?? table.days[weekday];
    const [, index = -1] = plan?.findLast(([start]) => start <= time) ?? [];
    const isRight = isDeepStrictEqual(table.headlines[index], headline(facts, now));
    if (!isRight) wrong.push(`${day} ${time}`);
  }
  expect(wrong).toEqual([]);
});

/** Returns the date that these words mean to a visitor. Before 5 AM, "tomorrow" is this morning. */
function dateOf(words: string, now: Date) {
  const { day, time } = wallClock(now);
  const ahead = Array.from({ length: 15 }, (_, days) => daysAfter(day, days));
  if (words === 'today') return day;
  if (words === 'tomorrow') return time < '05:00' ? day : ahead[1];
  return ahead.find((date) => formatDay(date).includes(words));
}

const between = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
/** Any minute of a year, or of the nights before a day off and a Sunday. */
const anyMoment = fc.oneof(
  between('2026-06-01', '2027-06-01'),
  between('2026-11-26T05:00Z', '2026-11-26T12:00Z'),
  between('2026-12-13T05:00Z', '2026-12-13T12:00Z'),
);
const anyShop = fc.constantFrom(...Object.values(shops));

test('the day in a headline is the first one that can be booked', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyMoment, anyShop, (now, facts) => {
      const { day: today, time } = wallClock(now);
      const canCome = (day: string) => visitsIn({ day, window: anyTime }, facts, now).can === 'come';
      const visitDay = /^We can come (.*)\.$/.exec(headline(facts, now).line)?.[1];
      cases.count(visitDay ? 'a visit' : 'an emergency');
      if (visitDay) {
        const date = dateOf(visitDay, now) ?? '';
        expect(canCome(date)).toBe(true);
        for (let day = today; day < date; day = daysAfter(day, 1)) expect(canCome(day)).toBe(false);
      } else if (time >= '05:00') {
        // Before 5 AM, the headline offers an emergency visit even if we can come later today.
        expect(canCome(today)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
  cases.expectEach(['a visit', 'an emergency'], 20);
});

test('the opening in a note is the next one', () => {
  const openingInNote = /(?:[Ww]e open|start again|until) (?:(\S+(?: \d+)?) )?at ([\d:]+\s[AP]M)/;
  const cases = countCases();
  fc.assert(
    fc.property(anyMoment, anyShop, (now, facts) => {
      const opening = openingInNote.exec(headline(facts, now).note);
      if (!opening || openUntil(facts, now)) return;
      const { day, time } = wallClock(now);
      const next = nextOpening(facts, now);
      expect([dateOf(opening[1] ?? 'today', now), opening[2]]).toEqual([next.date, next.time]);
      cases.count('an opening');
      cases.count('a night before a day off', time < '05:00' && next.date !== day);
    }),
    { numRuns: 500 },
  );
  cases.expectEach(['an opening', 'a night before a day off'], 20);
});

test('before a day off, the table promises a reply at the right time, even two weeks ahead', () => {
  // The shop is open for nine hours on Thursdays. The first Thursday is a day off, so it needs the next two.
  const facts = { ...plain, hours: thursdays, closedDates: [thanksgiving], replyMinutes: 10 * 60 };
  const { days, headlines } = headlineTable(facts);
  const index = days['2026-11-13']?.[0]?.[1] ?? -1;
  expect(headlines[index]).toEqual(headline(facts, toInstant('2026-11-13', '00:00')));
});
