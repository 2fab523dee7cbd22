import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { daysAfter, formatDay, weekdays } from './dates';
import { headline } from './headline';
import { headlineTable } from './headline-table';
import { nextOpening, openUntil } from './opening-hours';
import { replyBy } from './reply';
import { allDay, usualShop } from './sample-hours.test-helper';
import type { Shop } from './shop';
import { toInstant, wallClock } from './shop-clock';
import { visitsIn } from './visits';

const shop: Shop = { ...usualShop, emergency: allDay };
const plain = { ...shop, emergency: undefined };
const longReason = { from: '2026-11-26', to: '2026-11-26', reason: 'our family outing' };
const thursdays: Shop['hours'] = [{ days: ['Thursday'], opens: '08:00', closes: '17:00' }];

const shops: Record<string, Shop> = {
  usual: shop,
  'no emergencies': plain,
  'without a price': { ...shop, afterHoursPrice: undefined },
  'no emergencies at night': { ...shop, emergency: { ...allDay, closes: '21:00' } },
  'no promise': { ...shop, sameDayUntil: undefined },
  'opens at 1 PM': { ...plain, hours: [{ days: [...weekdays], opens: '13:00', closes: '20:30' }] },
  'a long reason': { ...shop, closedDates: [longReason] },
  'only Thursdays': { ...plain, hours: thursdays, replyMinutes: 35 * 60 },
  'replies in 2 hours': { ...plain, replyMinutes: 120 },
  'open all day': { ...shop, hours: [allDay], closedDates: [] },
};

/** Returns the headline at a moment of 2026: a shop, a day, and a time. */
function headlineAt(moment: string) {
  const [name = '', day = '', time = ''] = moment.split(' | ');
  const { line, note } = headline(shops[name] ?? shop, toInstant(`2026-${day}`, time));
  return { line, note: note.replaceAll('\u00a0', ' ') };
}

// December 8, 2026, is a Tuesday. Each note that the rules can make has a case.
const notes = {
  'usual | 12-08 | 10:00': 'Book before noon for a visit today. We’re open until 9 PM.',
  'usual | 12-08 | 06:40': 'Book before noon for a visit today. We open at 7 AM.',
  'usual | 11-25 | 20:00': 'Need it today? Call us. We’re open until 9 PM.',
  // After closing, we come in an emergency.
  'usual | 12-24 | 13:00': 'Need it today? Call us. We’re open until 1:30 PM.',
  'opens at 1 PM | 12-08 | 12:30': 'We open at 1 PM. Need it today? Call us.',
  'no emergencies | 12-08 | 20:10': 'We’re open until 9 PM.',
  'no emergencies | 12-08 | 21:40': 'We open tomorrow at 7 AM.',
  'no emergencies | 12-25 | 00:30': 'We’re closed (family trip). We open Monday at 7 AM.',
  'replies in 2 hours | 12-08 | 21:40': 'Book now and we’ll confirm by 9 AM tomorrow.',
  'replies in 2 hours | 12-25 | 00:30':
    'We’re closed (family trip). Book now and we’ll confirm by Monday at 9 AM.',
  'usual | 12-08 | 21:40': 'Emergency visits start at $149. You can also book for tomorrow.',
  'usual | 12-24 | 15:00': 'Emergency visits start at $149. You can also book for Monday.',
  'usual | 11-26 | 10:00': 'We’re closed (Thanksgiving Day). Emergency visits start at $149.',
  'a long reason | 11-26 | 10:00': 'Emergency visits start at $149. You can also book for tomorrow.',
  'without a price | 12-08 | 21:40':
    'Emergency visits can cost more than regular ones. You can also book for tomorrow.',
};

test.each(Object.entries(notes))('the note for “%s” is: %s', (moment, note) => {
  expect(headlineAt(moment).note).toBe(note);
});

test.each([
  // A day with short hours isn't a day off.
  ['usual | 12-24 | 15:00', /^(?!.*Christmas)/],
  ['no promise | 12-08 | 10:00', /tomorrow/],
  ['open all day | 12-08 | 10:00', /all day/],
  ['usual | 11-26 | 17:00', /tonight/],
  // From a week ahead, a weekday could be misread.
  ['only Thursdays | 12-03 | 17:00', /December 10/],
])('the headline for “%s” matches %s', (moment, facts) => {
  const { line, note } = headlineAt(moment);
  expect(`${line} ${note}`).toMatch(facts);
});

// Each other week is like one of these. These have the end of summer time, days off, and a short day.
test.each([
  // The reply can fall on a day off four weeks ahead: the shop is open for nine hours a week, and needs 35.
  ['2026-10-28', 'only Thursdays'],
  ['2026-11-20', 'replies in 2 hours'],
  ['2026-12-16', 'usual'],
])('in ten days from %s, the table for “%s” has the right headline around each half hour', (from, name) => {
  const facts = shops[name] ?? shop;
  const table = headlineTable(facts);
  const start = toInstant(from, '00:00').getTime();
  // All hours of these shops begin and end on a half hour. A visit takes an hour, so its last minute matters, too.
  const minutes = Array.from({ length: 480 }, (_, half) => [half * 30 - 1, half * 30, half * 30 + 1]).flat();
  const wrong = minutes.filter((minute) => {
    const now = new Date(start + minute * 60_000);
    const { day, weekday, time } = wallClock(now);
    const plan = table.days[day] ?? table.days[weekday];
    const [, index = -1] = plan?.findLast(([begin]) => begin <= time) ?? [];
    return !isDeepStrictEqual(table.headlines[index], headline(facts, now));
  });
  expect(wrong).toEqual([]);
});

/** Finds the words for a day in a text, the last ones if there are several, and returns their date. */
function dateIn(text: string, now: Date) {
  const { day, time } = wallClock(now);
  const ahead = Array.from({ length: 45 }, (_, days) => daysAfter(day, days));
  const words = text.match(/\b(today|tomorrow|[A-Z][a-z]+day|[A-Z][a-z]+ \d+)\b/g)?.at(-1) ?? 'today';
  if (words === 'today') return day;
  // Before 5 AM, "tomorrow" is this morning to a visitor.
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

test('a headline and its note give the first day that can be booked, and the next opening or reply', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyMoment, anyShop, (now, facts) => {
      const { day: today, time } = wallClock(now);
      const { line, note, prices, shop: state } = headline(facts, now);
      const isNight = time >= '17:00' || time < '05:00';
      const isAtNight = state === 'emergency' && isNight;
      expect(state === 'open').toBe(openUntil(facts, now) !== undefined);
      cases.count(`${state} ${isNight ? 'at night' : 'by day'}`);
      const canCome = (day: string) => visitsIn({ day }, facts, now).can === 'come';
      const isOff = note.startsWith('We’re closed (');
      if (state !== 'emergency' || !isOff) {
        const date = dateIn(state === 'emergency' ? note : line, now) ?? '';
        expect(canCome(date)).toBe(true);
        for (let day = today; day < date; day = daysAfter(day, 1)) expect(canCome(day)).toBe(false);
      } else expect(canCome(today)).toBe(false);
      // The main button is what the line offers: a visit to book, or a call in an emergency. Visitors must not take $89
      // for an emergency's price, so the prices say when regular visits begin.
      expect([line.includes('tonight'), prices !== '']).toEqual([isAtNight, state === 'emergency']);
      // The note doesn't contradict the line, and fits two lines on a phone.
      if (line.includes('today') && state !== 'emergency') expect(note).toMatch(/^Book before .* today\./);
      else expect(note).not.toMatch(/Book before/);
      expect(note.length).toBeLessThanOrEqual(88);
      if (state === 'open') return;
      const next = nextOpening(facts, now);
      const promised = (state === 'closed' && next.date !== today && replyBy(facts, now)) || next;
      const text = state === 'emergency' ? prices : note;
      expect([dateIn(text, now), text]).toEqual([promised.date, expect.stringContaining(promised.time)]);
      cases.count('a night before a day off', time < '05:00' && next.date !== today);
    }),
  );
  const states = ['open by day', 'emergency at night', 'emergency by day', 'closed at night'];
  cases.expectEach([...states, 'a night before a day off'], 1);
});
