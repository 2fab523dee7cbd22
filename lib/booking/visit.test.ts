import { usualShop } from '@/lib/hours/sample-hours.test-helper';
import type { Shop } from '@/lib/hours/shop';
import { plain, noAnswers, shops } from './sample-shop.test-helper';
import { visit, type Visit } from './visit';

/** Reads "always, Tue Dec 8 6:59 PM: any day, asap, 55405": the shop, now, and the answers of a visitor. */
function read(situation: string, changes: Partial<Shop> = {}) {
  const [, name = '', clock, wish = ''] = /^(\w+), (.*?): (.*)$/.exec(situation) ?? [];
  const [day = '', time = '', zipCode = ''] = wish.split(', ');
  const shop = { ...shops[name as keyof typeof shops], ...changes }; // a name from the tables
  const preferredDate = day === 'any day' ? '' : `2026-12-${day.slice(-2).trim().padStart(2, '0')}`;
  const preferredTime = time === 'any time' ? '' : time;
  const answers = { ...noAnswers, preferredDate, preferredTime, zipCode };
  return { answers, shop, now: new Date(`${clock} 2026 GMT-0600`) };
}

function visitIn(situation: string, changes: Partial<Shop> = {}, reader: 'visitor' | 'shop' = 'visitor') {
  const { answers, shop, now } = read(situation, changes);
  return visit({ fee: 85, answers, reader }, shop, now);
}

/** Says what a visitor sees of the time, the price, and the place. */
function seen({ label, hours, amount, note, callFirst, calendar, caveats }: Visit): string {
  const facts = [
    hours ? `${label} (${hours})` : label,
    amount,
    note !== amount && note && `note “${note}”`,
    callFirst && 'we suggest a call',
    calendar && (calendar.window ? 'in the calendar' : 'in the calendar all day'),
  ];
  const sentences = [
    caveats.preferredDate && `At the date: ${caveats.preferredDate}`,
    caveats.preferredTime && `At the time: ${caveats.preferredTime}`,
    caveats.zipCode && `At the ZIP code: ${caveats.zipCode}`,
  ];
  return plain([`${facts.filter(Boolean).join(', ')}.`, ...sentences].filter(Boolean).join(' '));
}

// The shops differ in when they take emergencies. A visit takes an hour.
const situations: Record<string, string> = {
  'always, Tue Dec 8 10:00 AM: Tue Dec 8, morning':
    'Morning (8 AM–noon), $92 with estimated tax, in the calendar.',
  'always, Tue Dec 8 10:00 AM: Wed Dec 9, any time':
    'Any time, $92 with estimated tax, in the calendar all day.',
  'always, Tue Dec 8 10:00 AM: any day, asap':
    'As soon as possible today, $92 with estimated tax, we suggest a call.',
  'never, Tue Dec 8 8:00 PM: any day, asap':
    'As soon as possible today, $92 with estimated tax, note “call first”, we suggest a call. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'never, Sat Dec 12 5:31 PM: any day, asap':
    'As soon as possible today, not available. At the time: It’s too late for a visit before we close. We can come on Monday, December 14, between 8 AM and noon.',
  'never, Tue Dec 8 10:00 AM: any day, evening': 'Evening (5–8 PM), $92 with estimated tax.',
  'never, Tue Dec 8 10:00 AM: Sat Dec 12, evening':
    'Evening (5–6 PM), $92 with estimated tax, in the calendar.',
  'late, Tue Dec 8 10:00 AM: Mon Dec 14, evening':
    'Evening (7–8 PM), $92 with estimated tax, in the calendar.',
  'never, Tue Dec 8 10:00 AM: Thu Dec 24, afternoon':
    'Afternoon (noon–1:30 PM), $92 with estimated tax, in the calendar.',
  'always, Tue Dec 8 12:00 PM: Tue Dec 8, afternoon':
    'Afternoon (noon–5 PM), $92 with estimated tax, note “call first”, in the calendar. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'always, Tue Dec 8 7:00 PM: Tue Dec 8, evening':
    'Evening (5–8 PM), $92 with estimated tax, note “call first”, in the calendar. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'reply, Tue Dec 8 7:00 PM: Tue Dec 8, evening':
    'Evening (5–8 PM), $92 with estimated tax, note “call first”, we suggest a call. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'weekend, Sat Dec 12 6:00 PM: any day, asap':
    'As soon as possible, $92 with estimated tax. At the time: We’re closed until Monday at 7 AM.',
  'weekend, Sun Dec 13 8:00 AM: any day, asap':
    'Emergency: come as soon as possible, from $149 plus tax, we suggest a call. At the time: We come only for emergencies until Monday at 7 AM. An emergency visit starts at $149.',
  'weekend, Tue Dec 8 10:00 AM: Thu Dec 24, evening':
    'Evening (5–8 PM), from $149 plus tax, in the calendar. At the time: We come only for emergencies on Thursday evening (Christmas Eve). An emergency visit starts at $149.',
  'never, Wed Dec 9 6:00 AM: Wed Dec 9, asap':
    'As soon as possible, $92 with estimated tax. At the time: We’re closed until 7 AM today.',
  'never, Fri Dec 25 12:00 PM: any day, asap':
    'As soon as possible, $92 with estimated tax. At the time: We’re closed until Monday, Dec 28, at 7 AM.',
  'always, Tue Dec 8 6:59 PM: any day, asap':
    'As soon as possible today, $92 with estimated tax, note “call first”, we suggest a call. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'always, Tue Dec 8 7:00 PM: any day, asap':
    'As soon as possible today, $92, or from $149 after 9 PM, we suggest a call. At the time: We close at 9 PM. A visit after that starts at $149.',
  'always, Tue Dec 8 9:40 PM: any day, asap':
    'Emergency: come as soon as possible, from $149 plus tax, we suggest a call. At the time: We come only for emergencies until Wednesday at 7 AM. An emergency visit starts at $149.',
  'always, Sat Dec 12 5:31 PM: Sat Dec 12, evening':
    'Evening (5–8 PM), from $149 plus tax, in the calendar. At the time: We come only for emergencies this evening. An emergency visit starts at $149.',
  'always, Sat Dec 12 5:31 PM: Sat Dec 12, any time':
    'Any time, from $149 plus tax, in the calendar all day. At the time: We have no regular visits left today. An emergency visit starts at $149.',
  'always, Thu Dec 24 1:00 PM: Thu Dec 24, any time':
    'Any time, from $149 plus tax, in the calendar all day. At the time: We have no regular visits left today (Christmas Eve). An emergency visit starts at $149.',
  'always, Tue Dec 8 10:00 AM: Sun Dec 13, any time':
    'Any time, from $149 plus tax, in the calendar all day. At the date: We’re closed on Sunday, except for emergencies. An emergency visit starts at $149.',
  'always, Tue Dec 8 10:00 AM: Fri Dec 25, any time':
    'Any time, from $149 plus tax, in the calendar all day. At the date: We’re closed on Friday, December 25 (family trip), except for emergencies. An emergency visit starts at $149.',
  'reply, Thu Dec 24 10:00 PM: Fri Dec 25, any time':
    'Any time, from $149 plus tax, we suggest a call. At the date: We’re closed on Friday, December 25 (family trip), except for emergencies. An emergency visit starts at $149.',
  'never, Tue Dec 8 9:40 PM: Sun Dec 13, any time':
    'Any time, not available. At the date: We’re closed on Sunday. We can come on Monday, December 14, between 8 AM and noon.',
  'weekend, Tue Dec 8 9:40 PM: Sat Dec 26, any time':
    'Any time, not available. At the date: We’re closed on Saturday, December 26 (family trip). We can come on Monday, December 28, between 8 AM and noon.',
  'early, Sun Dec 13 9:00 AM: Sun Dec 13, morning':
    'Morning (8 AM–noon), not available. At the date: We’re closed today. We can come on Monday, December 14, between 8 AM and noon.',
  'never, Sat Dec 12 5:31 PM: Sat Dec 12, evening':
    'Evening (5–8 PM), not available. At the time: We can’t come this evening. We can come on Monday, December 14, between 8 AM and noon.',
  'never, Sat Dec 12 5:31 PM: Sat Dec 12, any time':
    'Any time, not available. At the time: We have no visits left today. We can come on Monday, December 14, between 8 AM and noon.',
  'always, Tue Dec 8 10:00 AM: Thu Dec 10, asap':
    'As soon as possible, not available, note “today only”. At the time: “As soon as possible” is only for today. We can come on Thursday, December 10, between 8 AM and noon.',
  'always, Tue Dec 8 9:40 PM: Tue Dec 8, any time':
    'Any time, not available, we suggest a call. At the time: We have no regular visits left today. We can come on Wednesday, December 9, between 8 AM and noon.',
  'always, Tue Dec 8 10:00 AM: Sun Dec 6, any time':
    'Any time, not available. At the time: It’s too late for a visit on Sunday. We can come today, between 8 AM and noon.',
  'always, Tue Dec 8 12:00 PM: Tue Dec 8, morning':
    'Morning (8 AM–noon), not available, we suggest a call. At the time: It’s too late for a visit this morning. We can come on Wednesday, December 9, between 8 AM and noon.',
  'never, Sat Dec 12 6:30 PM: Sat Dec 12, afternoon':
    'Afternoon (noon–5 PM), not available. At the time: It’s too late for a visit this afternoon. We can come on Monday, December 14, between 8 AM and noon.',
  'always, Tue Dec 8 9:40 PM: Mon Dec 7, asap':
    'As soon as possible, not available. At the time: It’s too late for a visit on Monday. We can come on Wednesday, December 9, between 8 AM and noon.',
  'never, Tue Dec 8 10:00 AM: any day, any time, 55802-1234':
    'Any time, $92 or more. At the ZIP code: 55802 is outside our 16 neighborhoods. A visit there can cost more. Call, and we’ll tell you the price.',
  'always, Tue Dec 8 9:40 PM: any day, asap, 55802':
    'Emergency: come as soon as possible, from $149 plus tax, we suggest a call. At the time: We come only for emergencies until Wednesday at 7 AM. An emergency visit starts at $149. At the ZIP code: 55802 is outside our 16 neighborhoods. A visit there can cost more. Call, and we’ll tell you the price.',
  'always, Tue Dec 8 10:00 AM: Sun Dec 13, any time, 80202': 'Any time, we suggest a call.',
  'never, Tue Dec 8 9:40 PM: any day, asap, 80202': 'As soon as possible.',
};

test.each(Object.entries(situations))('a visitor (%s) reads: %s', (situation, expected) => {
  expect(seen(visitIn(situation))).toBe(expected);
});

test('the table above has every situation', () => {
  const all: Record<Visit['situation'], true> = {
    come: true,
    ask: true,
    opensNext: true,
    closesSoon: true,
    emergency: true,
    closed: true,
    over: true,
    todayOnly: true,
    elsewhere: true,
  };
  const found = Object.keys(situations).map((situation) => visitIn(situation).situation);
  expect(new Set(found)).toEqual(new Set(Object.keys(all)));
});

const fees = ['Service call fee: $85', 'Estimated tax (8%): $7', 'Total: $92'];

test.each([
  ['never, Tue Dec 8 10:00 AM: any day, any time', []],
  [
    'always, Tue Dec 8 10:00 AM: Sun Dec 13, any time',
    ['Emergency visit: from $149 plus tax', 'During our hours: the usual price'],
  ],
  [
    'never, Tue Dec 8 10:00 AM: Sun Dec 13, any time',
    ['For the time you chose: not available', 'During our hours: the usual price'],
  ],
  [
    'never, Tue Dec 8 10:00 AM: any day, any time, 55802-1234',
    ['For ZIP code 55802: $92 or more', 'In our neighborhoods: the usual price'],
  ],
  [
    'always, Tue Dec 8 9:40 PM: any day, asap, 55802',
    ['Emergency visit: from $149 plus tax', 'During our hours, in our neighborhoods: the usual price'],
  ],
  [
    'always, Tue Dec 8 9:40 PM: any day, any time, 80202',
    ['ZIP code: Sorry, 80202 is outside our service area.', 'In our area: the usual price'],
  ],
])('the usual price is always below another one (%s): %j', (situation, others) => {
  const rows = visitIn(situation).rows.map(({ label, value }) => plain(`${label}: ${value}`));
  expect(rows).toEqual([...others, ...fees]);
});

test.each([
  ['always, Thu Dec 24 1:00 PM: Thu Dec 24, any time', /left on Thursday \(Christmas Eve\)\./],
  ['never, Tue Dec 8 8:00 PM: any day, asap', /a visit on Tuesday\./],
  ['never, Fri Dec 25 12:00 PM: Fri Dec 25, any time', /on Friday, December 25 \(family trip\)\./],
])('the shop, which may read a request the next day, reads the weekday (%s): %s', (situation, day) => {
  const { caveats, label } = visitIn(situation, {}, 'shop');
  expect(plain(Object.values(caveats).join(' '))).toMatch(day);
  expect(label).not.toContain('today');
});

const until = (closes: string) => usualShop.hours.map((span) => ({ ...span, closes }));

test('without a day, a caveat about the time has no weekday', () => {
  const caveatWith = (closes: string) =>
    visitIn('never, Tue Dec 8 10:00 AM: any day, evening', { hours: until(closes) }).caveats.preferredTime;
  expect(caveatWith('17:30')).toMatch(/^We can’t come in the evening\. /);
  expect(caveatWith('18:00')).toBeUndefined();
});

test.each(['always, Tue Dec 8 7:00 PM: any day, asap', 'always, Tue Dec 8 10:00 AM: Sun Dec 13, any time'])(
  'without a price for emergencies, the visitor reads only the usual price: %s',
  (situation) => {
    const { amount, caveats } = visitIn(situation, { afterHoursPrice: undefined });
    expect(amount).toBe('$92 or more');
    expect(Object.values(caveats).join(' ').match(/\$\d+/g)).toEqual(['$92']);
  },
);

test('a shop that is open all day warns nobody before midnight that it closes', () => {
  const changes = { hours: [shops.always.emergency], closedDates: [] };
  expect(visitIn('always, Thu Dec 24 10:00 PM: any day, asap', changes).situation).toBe('ask');
});

test.each([
  [
    'in a part of a window',
    'Sat Dec 12',
    { hours: until('10:30') },
    /Saturday, December 12, .*8 AM.*10:30 AM\.$/,
  ],
  ['never', 'Sat Dec 12', { hours: [], closedDates: [] }, /Choose another time\.$/],
])('a visitor who chose a time when nobody comes reads when we come: %s', (_when, day, changes, days) => {
  const { caveats } = visitIn(`never, Tue Dec 8 7:00 PM: ${day}, evening`, changes);
  expect(plain(Object.values(caveats).join())).toMatch(days);
});

test('the tax of the visitor’s state applies, if it has one', () => {
  const shop = { ...usualShop, taxPercentByState: [{ state: 'WI' as const, percent: 5.5 }] };
  const priceIn = (state: string) =>
    visit({ fee: 100, answers: { ...noAnswers, state }, reader: 'visitor' }, shop, new Date(0)).amount;
  expect(priceIn('WI')).toContain('$106');
  expect(priceIn('MN')).toContain('$108');
});
