import { instantOf, wallClock } from './clock';
import { headline, headlineTable, type HeadlineFacts } from './headline';
import { anyTime, visitsIn } from './visits';
import { daysAfter, weekdays } from './dates';

const emergency = { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true };
const until2 = { opens: '08:00', closes: '14:00' };
const closedDates = [
  { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' },
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
  headline(facts, instantOf(day, time)).slice(0, 3).join(' ').replaceAll('\u00a0', ' ');

// December 8, 2026, is a Tuesday.
test.each([
  ['before opening', '12-08', '06:40', 'Opens at 7. We can come today. Usually, if booked by noon.'],
  ['in the morning', '12-08', '10:00', 'We can come today. Usually, if booked by noon. Open until 9.'],
  ['at noon', '12-08', '12:00', 'Today: ask us. Tomorrow from 7. Past noon. Open until 9.'],
  [
    'when the day is over',
    '12-08',
    '19:45',
    'Open until 9. Tomorrow from 7. Too late for today. After 9 PM: from $149.',
  ],
  ['at night', '12-08', '21:40', 'Closed until 7. Tonight from $149. Emergencies: call.'],
  [
    'on a day off',
    '11-26',
    '10:00',
    'Back Friday at 7. Today from $149. Closed for Thanksgiving. Emergencies: call.',
  ],
  ['on a short day', '12-24', '10:00', 'We can come today. Usually, if booked by noon. Open until 2.'],
  ['late', '12-24', '13:30', 'Open until 2. Saturday from 8. Too late for today. After 2 PM: from $149.'],
  ['after it', '12-24', '15:00', 'Back Saturday at 8. Today from $149. Emergencies: call.'],
  ['on the evening before', '11-25', '21:40', 'Back Friday at 7. Tonight from $149. Emergencies: call.'],
])('a visitor %s reads what holds now', (_when, day, time, words) =>
  expect(said(shop, `2026-${day}`, time)).toBe(words),
);

test.each([
  [
    'without emergencies, at night',
    plain,
    '21:40',
    'Closed until 7. Book for tomorrow. We answer from 7 AM.',
  ],
  [
    'without a price for emergencies',
    { ...shop, afterHoursPrice: undefined },
    '21:40',
    'Closed until 7. Emergency? Call. Emergencies: call.',
  ],
  [
    'without emergencies after closing',
    { ...shop, emergency: { ...emergency, closes: '21:00' } },
    '19:45',
    'Open until 9. Tomorrow from 7. Too late for today.',
  ],
  [
    'without a promise for today',
    { ...shop, sameDayUntil: undefined },
    '10:00',
    'Open until 9. Ask about today. Call us, or pick a day online.',
  ],
  [
    'that opens after it stops promising',
    { ...plain, hours: [{ days: [...weekdays], opens: '13:00', closes: '20:30' }] },
    '12:30',
    'Opens at 1 PM. Ask about today. We answer from 1 PM.',
  ],
])('a shop %s promises nothing else', (_which, facts, time, words) =>
  expect(said(facts, '2026-12-08', time)).toBe(words),
);

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
        const promises = words?.slice(0, 2).join(' ').includes('come today');
        const isSold = visitsIn(clock.day, anyTime, shop, now).can === 'come';
        // Before morning, an emergency comes first.
        const isMissing = isSold && !promises && clock.time >= '05:00';
        if (String(words) !== String(headline(shop, now)) || (promises && !isSold) || isMissing)
          wrong.push(`${clock.day} ${clock.time}: ${String(words)}`);
      }
    expect(wrong).toEqual([]);
  },
);
