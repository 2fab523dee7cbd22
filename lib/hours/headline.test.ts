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
    'We can come today. Book before noon, and we can usually come today. We’re open until 9 PM.',
  'usual | 11-25 | 12:00':
    'We can come Friday. Need it today? Call us. We may have an opening. We’re open until 9 PM.',
  'usual | 12-24 | 13:30':
    'We can come Saturday. We’re open until 2 PM. Emergency visits after that start at $149.',
  'usual | 12-08 | 06:40': 'We can come today. We open at 7 AM. Emergency visits before that start at $149.',
  'usual | 12-08 | 21:40':
    'Emergency repair tonight. Emergency visits start at $149. Or book for tomorrow at the regular price.',
  'usual | 12-09 | 03:00':
    'Emergency repair tonight. Emergency visits start at $149. Or book for today at the regular price.',
  'usual | 11-26 | 04:59':
    'Emergency repair tonight. Emergency visits start at $149. Or book for Friday at the regular price.',
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
    'Emergency repair tonight. Call us now. Or book for tomorrow at the regular price.',
  'without a price for emergencies | 11-26 | 10:00':
    'Emergency repair today. We’re closed until tomorrow at 7 AM. Call us in an emergency.',
  'open all day | 12-08 | 10:00':
    'We can come today. Book before noon, and we can usually come today. We’re open all day.',
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

// At night, visitors must not take $89 for tonight's price.
test.each([
  ['12-08', '10:00', ''],
  ['12-08', '06:40', ''],
  ['12-08', '21:40', 'Regular visits, from 7 AM tomorrow.'],
  ['12-09', '03:00', 'Regular visits, from 7 AM.'],
  ['11-26', '04:59', 'Regular visits, from Friday at 7 AM.'],
  ['11-26', '10:00', 'Regular visits, from 7 AM tomorrow.'],
])('on %s at %s, the prices are for: %s', (day, time, prices) => {
  expect(headline(shop, toInstant(`2026-${day}`, time)).prices.replaceAll('\u00a0', ' ')).toBe(prices);
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
/** Any minute of a year, of the nights before a day off and a Sunday, or of a day off. */
const anyMoment = fc.oneof(
  between('2026-06-01', '2027-06-01'),
  between('2026-11-26T05:00Z', '2026-11-26T12:00Z'),
  between('2026-12-13T05:00Z', '2026-12-13T12:00Z'),
  between('2026-11-26T11:00Z', '2026-11-26T23:00Z'),
);
const anyShop = fc.constantFrom(...Object.values(shops));

test('the day in a headline or its note is the first one that can be booked', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyMoment, anyShop, (now, facts) => {
      const { day: today, time } = wallClock(now);
      const canCome = (day: string) => visitsIn({ day, window: anyTime }, facts, now).can === 'come';
      const { line, note, shop: state } = headline(facts, now);
      const visitDay = /We can come (.*)\.$/.exec(line)?.[1];
      const nightDay = /Or book for (.*) at the regular price\.$/.exec(note)?.[1];
      const offered = visitDay ?? nightDay;
      // The main button is what the line offers: a visit to book, or a call in an emergency.
      expect(state === 'emergency').toBe(visitDay === undefined);
      if (offered) {
        cases.count(visitDay ? 'a visit' : 'an emergency at night');
        const date = dateOf(offered, now) ?? '';
        expect(canCome(date)).toBe(true);
        for (let day = today; day < date; day = daysAfter(day, 1)) expect(canCome(day)).toBe(false);
      } else {
        cases.count('an emergency by day');
        expect(time >= '05:00' && !canCome(today)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
  cases.expectEach(['a visit', 'an emergency at night', 'an emergency by day'], 20);
});

test('the opening in a note, and in the line about the prices, is the next one', () => {
  const openingInNote = /(?:[Ww]e open|until) (?:(\S+(?: \d+)?) )?at ([\d:]+\s[AP]M)/;
  const openingInPrices = /from (?:(\S+(?: \d+)?) at )?([\d:]+\s[AP]M)(?: (tomorrow))?\.$/;
  const cases = countCases();
  fc.assert(
    fc.property(anyMoment, anyShop, (now, facts) => {
      const { note, prices } = headline(facts, now);
      const opening = openingInPrices.exec(prices) ?? openingInNote.exec(note);
      if (!opening || openUntil(facts, now)) return;
      const { day, time } = wallClock(now);
      const next = nextOpening(facts, now);
      const [, dayBefore, clock, dayAfter] = opening;
      expect([dateOf(dayBefore ?? dayAfter ?? 'today', now), clock]).toEqual([next.date, next.time]);
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
