import { visitCaveat } from './caveats';
import { timeChoices } from './choices';
import { preferredTimes } from './preferred-times';
import { noAnswers, plain, shop, shops } from './sample-shop.test-helper';
import { visitPrice, type PriceRules, type VisitKind } from './visit-price';
import { timeLabel, type Reason } from './visit-time';

/** Answers each question about a visit. `situation` has the shop, now, a day of December, a time, and a ZIP code. */
function answersFor(situation: string, changes: Partial<PriceRules> = {}) {
  const [name, moment, day, time = '', zipCode = ''] = situation.split(', ');
  const rules = { ...shops[name as keyof typeof shops], ...changes }; // a name from the tables
  const now = new Date(`2026-${moment}:00-06:00`);
  const preferredDate = day === 'any day' ? '' : `2026-${day}`;
  const preferredTime = time === 'any time' ? '' : time;
  const answers = { ...noAnswers, preferredDate, preferredTime, zipCode };
  const price = visitPrice({ fee: 85, answers }, rules, now);
  const caveat = visitCaveat(price, rules, now);
  const choice = timeChoices({ fee: 85, answers }, rules, now).find(({ value }) => value === price.time.id);
  const { label, hours } = timeLabel(price.time, rules, now);
  return { price, caveat, label, hours, note: choice?.note ?? '' };
}

/** Returns the answers in short. Their words have tests of their own. A caveat is at the time, or at the day. */
function inShort({ price, caveat, label, hours, note }: ReturnType<typeof answersFor>) {
  const isEmergency = label === preferredTimes.at(-1)?.label;
  const name = label.includes('today') ? 'named “today”' : isEmergency && 'named an emergency';
  const facts = [
    price.kind,
    price.amount ? price.time.why : 'without a price',
    caveat?.field === 'preferredDate' && 'at the day',
    price.callFirst && 'call first',
    note && (note === price.amount ? 'priced' : 'noted'),
    plain(hours) || name,
    price.time.visit && (price.time.visit.window ? 'calendar' : 'all day'),
  ];
  return facts.filter(Boolean).join(', ');
}

// December 8, 2026, is a Tuesday. In each window, a visit takes an hour.
const situations: Record<string, string> = {
  'always, 12-08T10:00, 12-08, morning': 'usual, 8 AM–noon, calendar',
  'always, 12-08T10:00, 12-09, any time': 'usual, all day',
  'always, 12-08T10:00, 12-09, some text': 'usual, all day',
  'always, 12-08T10:00, any day, asap': 'usual, call first, named “today”',
  'never, 12-08T20:00, any day, asap': 'usual, askToday, call first, noted, named “today”',
  'never, 12-12T17:31, any day, asap': 'over, lastTimeOver, noted, named “today”',
  'never, 12-08T10:00, any day, evening': 'usual, 5–8 PM',
  // One hour of the evening is enough for a visit.
  'never, 12-08T10:00, 12-12, evening': 'usual, partOfIt, 5–6 PM, calendar',
  'late, 12-08T10:00, 12-14, evening': 'usual, partOfIt, 7–8 PM, calendar',
  'never, 12-08T10:00, 12-24, afternoon': 'usual, partOfIt, noon–1:30 PM, calendar',
  'always, 12-08T12:00, 12-08, afternoon': 'usual, askToday, noted, noon–5 PM, calendar',
  // A visit in the last hour could be over before we reply.
  'always, 12-08T19:00, 12-08, evening': 'usual, askToday, noted, 5–8 PM, calendar',
  'reply, 12-08T19:00, 12-08, evening': 'usual, askToday, call first, noted, 5–8 PM',
  'weekend, 12-08T21:40, any day, asap': 'usual, opensNext',
  'weekend, 12-12T18:00, any day, asap': 'usual, opensNext',
  'weekend, 12-13T08:00, any day, asap': 'afterHours, closedNow, call first, priced, named an emergency',
  // A day with short hours isn't a day off.
  'weekend, 12-08T10:00, 12-24, evening': 'afterHours, outsideHours, priced, 5–8 PM, calendar',
  'never, 12-09T06:00, 12-09, asap': 'usual, opensNext',
  'never, 12-25T12:00, any day, asap': 'usual, opensNext',
  // 'closesSoon' begins two hours before closing, and no earlier.
  'always, 12-08T18:59, any day, asap': 'usual, askToday, call first, noted, named “today”',
  'always, 12-08T19:00, any day, asap': 'closesSoon, closesSoon, call first, priced, named “today”',
  'always, 12-08T21:40, any day, asap': 'afterHours, closedNow, call first, priced, named an emergency',
  'always, 12-12T17:31, 12-12, evening': 'afterHours, outsideHours, priced, 5–8 PM, calendar',
  'always, 12-12T17:31, 12-12, any time': 'afterHours, restOfDay, priced, all day',
  'always, 12-24T13:00, 12-24, any time': 'afterHours, restOfDay, priced, all day',
  'always, 12-08T10:00, 12-13, any time': 'afterHours, closedExceptEmergencies, at the day, priced, all day',
  'always, 12-08T10:00, 12-25, any time': 'afterHours, closedExceptEmergencies, at the day, priced, all day',
  'reply, 12-24T22:00, 12-25, any time':
    'afterHours, closedExceptEmergencies, at the day, call first, priced',
  'never, 12-08T21:40, 12-13, any time': 'closed, closedDay, at the day, noted',
  'weekend, 12-08T21:40, 12-26, any time': 'closed, closedDate, at the day, noted',
  'early, 12-08T21:40, 12-13, evening': 'closed, closedDay, at the day, noted, 5–8 PM',
  'never, 12-12T17:31, 12-12, evening': 'closed, closedTime, noted, 5–8 PM',
  'never, 12-12T17:31, 12-12, any time': 'closed, noVisitsLeft, noted',
  'always, 12-08T10:00, 12-10, asap': 'closed, laterDay, noted',
  'always, 12-08T21:40, 12-08, any time': 'over, noVisitsLeft, call first, noted',
  'always, 12-08T10:00, 12-07, any time': 'over, noVisitsLeft, noted',
  'always, 12-08T12:00, 12-08, morning': 'over, timeOver, call first, noted, 8 AM–noon',
  // An emergency visit in the evening is left.
  'always, 12-12T17:31, 12-12, afternoon': 'over, timeOver, call first, noted, noon–5 PM',
  'never, 12-12T17:31, 12-12, afternoon': 'over, lastTimeOver, call first, noted, noon–5 PM',
  'always, 12-08T21:40, 12-07, asap': 'over, lastTimeOver, noted',
  'never, 12-08T10:00, any day, any time, 55405-1234': 'usual',
  // A part of a ZIP code doesn't show whether we serve it.
  'never, 12-08T10:00, any day, any time, 902': 'usual',
  'never, 12-08T10:00, any day, any time, 55802-1234': 'outside',
  'always, 12-08T21:40, any day, asap, 55802':
    'afterHours, closedNow, call first, priced, named an emergency',
  // The price says that we don't come, so there is no caveat. A call helps only while somebody answers.
  'always, 12-08T21:40, any day, any time, 80202': 'elsewhere, without a price, call first',
  'never, 12-08T21:40, any day, asap, 80202': 'elsewhere, without a price',
};

test.each(Object.entries(situations))('a visit (%s) is: %s', (situation, expected) => {
  expect(inShort(answersFor(situation))).toBe(expected);
});

/** Returns the answers in the first situation of this kind or for this reason. */
const firstWith = (fact: string) =>
  answersFor(Object.keys(situations).find((key) => situations[key]?.split(', ').includes(fact)) ?? '');

// The sentences about a closed shop give the weekday, because the shop may read the request the next day.
const caveats = {
  outsideHours:
    'We come only for emergencies on Thursday evening (Christmas Eve). An emergency visit starts at $149.',
  restOfDay: 'We have no regular visits left on Saturday. An emergency visit starts at $149.',
  closedExceptEmergencies:
    'We’re closed on Sunday, except for emergencies. An emergency visit starts at $149.',
  closedNow: 'A visit before 7 AM on Monday starts at $149.',
  closesSoon: 'We close at 9 PM. A visit after that starts at $149.',
  opensNext: 'We’re closed until Wednesday at 7 AM.',
  closedDay: 'We’re closed on Sunday. Choose another day.',
  closedDate: 'We’re closed that day: family trip. Choose another day.',
  closedTime: 'We can’t come on Saturday evening. Choose another time.',
  noVisitsLeft: 'We have no visits left on Saturday. Choose another day.',
  partOfIt: 'We can come on Saturday evening between 5 PM and 6 PM.',
  laterDay: '“As soon as possible” is only for today. Choose another time, or change the date to today.',
  askToday: 'We can’t promise a visit today. Call (612) 555-0142 to ask, or choose another day.',
  timeOver: 'It’s too late for a visit at that time. Choose a later one.',
  lastTimeOver: 'It’s too late for a visit at that time. Choose another day.',
} satisfies Record<Reason, string>;

test.each(Object.entries(caveats))('the caveat for the reason %s is: %s', (reason, caveat) => {
  expect(plain(firstWith(reason).caveat?.text ?? '')).toBe(caveat);
});

// The rows are compared by their numbers.
const fees = 'fee $85, tax 8% $7, total $92';
const prices = {
  usual: ['$92 with estimated tax', '', fees],
  outside: [
    '$92 or more',
    'A visit outside our 16 neighborhoods can cost more than $92.',
    `lead 55802 $92, usually, ${fees}`,
  ],
  elsewhere: ['', '80202', `lead 80202, usually, ${fees}`],
  closesSoon: [
    '$92, or from $149 after 9 PM',
    'If we come after 9 PM, the visit starts at $149, plus tax.',
    'lead $92 $149 9, usually $92',
  ],
  afterHours: [
    'from $149 plus tax',
    'A visit at the time you chose starts at $149, plus tax.',
    'lead $149, usually $92',
  ],
  over: ['Not available', 'It’s too late for a visit at that time.', 'lead 14 8, usually $92'],
  closed: ['', 'We can’t come at that time.', 'lead 14 8, usually $92'],
} satisfies Record<VisitKind, [amount: string, sentence: string, rows: string]>;

test.each(Object.entries(prices))('a visit that is %s costs: %j', (kind, [amount, sentence, rows]) => {
  const { price } = firstWith(kind);
  expect(plain(price.amount)).toContain(amount);
  expect(plain(price.sentence)).toContain(sentence);
  const numbers = price.rows.map(({ id, label, value }) => [
    id,
    ...(`${label} ${value}`.match(/\$?\d+%?/g) ?? []),
  ]);
  expect(numbers.map((row) => row.join(' ')).join(', ')).toBe(rows);
});

test.each([
  ['askToday', 'call first'],
  ['closedTime', 'not available'],
  ['laterDay', 'today only'],
])('the note on a time for the reason %s is: %s', (reason, note) => {
  expect(firstWith(reason).note).toBe(note);
});

// A day off has its date, because we're open on other Fridays.
test.each([
  ['never, 12-08T10:00, 12-24, afternoon', /Thursday.*Christmas Eve.*noon.*1:30 PM/],
  ['always, 12-24T13:00, 12-24, any time', /Thursday(?!,)/],
  ['always, 12-08T10:00, 12-25, any time', /Friday, December 25,/],
  ['never, 12-25T12:00, any day, asap', /Monday, Dec 28, at 7 AM/],
])('a caveat near a day off says which day it means: %s', (situation, days) => {
  expect(plain(answersFor(situation).caveat?.text ?? '')).toMatch(days);
});

const until = (closes: string) => shop.hours.map((span) => ({ ...span, closes }));

test('without a day, a caveat about the time has no weekday, and no hours that depend on one', () => {
  const caveatWith = (closes: string) =>
    answersFor('never, 12-08T10:00, any day, evening', { hours: until(closes) }).caveat?.text;
  expect(caveatWith('17:30')).toMatch(/^(?!.*(day|\d| {2})).*evening/);
  expect(caveatWith('18:00')).toBeUndefined();
});

test.each(['always, 12-08T19:00, any day, asap', 'always, 12-08T10:00, 12-13, any time'])(
  'without a price for emergencies, the visitor reads only the usual price: %s',
  (situation) => {
    const { price, caveat } = answersFor(situation, { afterHoursPrice: undefined });
    expect(price.amount).toBe(firstWith('outside').price.amount);
    const texts = [price.sentence, caveat?.text].join(' ');
    expect(texts.match(/\$\d+/g)).toEqual(['$92']);
  },
);

test('a shop that is open all day warns nobody before midnight that it closes', () => {
  const changes = { hours: [shops.always.emergency], closedDates: [] };
  expect(answersFor('always, 12-24T22:00, any day, asap', changes).price.kind).toBe('usual');
});

test.each([
  ['earlier on the same day', '12-12', { hours: until('17:00') }, /Saturday, December 12, .*8 AM.*noon\.$/],
  ['in a part of a window', '12-12', { hours: until('10:30') }, /Saturday, December 12, .*8 AM.*10:30 AM\.$/],
  ['after days off', '12-25', {}, /Monday, December 28, .*8 AM.*noon\.$/],
  ['not today', '12-07', {}, /Wednesday, December 9, .*8 AM.*noon\.$/],
  ['never', '12-12', { hours: [], closedDates: [] }, /^\D+$/],
])('a visitor who chose a time when nobody comes reads when we come: %s', (_when, day, changes, days) => {
  expect(plain(answersFor(`never, 12-08T19:00, ${day}, evening`, changes).price.sentence)).toMatch(days);
});

test('the tax of the visitor’s state applies, if it has one', () => {
  const rules = { ...shop, taxPercentByState: [{ state: 'WI' as const, percent: 5.5 }] };
  const priceIn = (state: string) => {
    const answers = { ...noAnswers, state };
    return visitPrice({ fee: 100, answers }, rules, new Date(0)).amount;
  };
  expect(priceIn('WI')).toContain('$106');
  expect(priceIn('MN')).toContain('$108');
});
