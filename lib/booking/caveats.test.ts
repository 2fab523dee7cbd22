import { weekdays } from '@/lib/hours/dates';
import { visitCaveat } from './caveats';
import {
  emergencies,
  moments,
  noAnswers,
  plain,
  shop,
  summaryOf,
  withEmergencies,
} from './sample-shop.test-helper';
import { visitPrice, type PriceRules, type VisitAnswers } from './visit-price';

/** Returns the kind of a visit, and its caveat with the field that it is about. */
function caveatOn(changes: Partial<VisitAnswers>, rules: PriceRules, now: Date) {
  const price = visitPrice({ fee: 85, answers: { ...noAnswers, ...changes } }, rules, now);
  const caveat = visitCaveat(price, rules, now);
  return { kind: price.kind, field: caveat?.field, text: plain(caveat?.text ?? '') };
}

// Each reason in each kind of visit: the kind, when the shop takes emergencies, now, a day of December, and a time.
const caveats = {
  'usual, always, night, any day, any time': '',
  'usual, always, morning, 12-08, morning': '',
  'usual, always, morning, any day, asap': '',
  'usual, never, lateEvening, any day, asap':
    'We can’t promise a visit today. Call (612) 555-0142 to ask, or choose another day.',
  'over, never, beforeClosing, any day, asap': 'It’s too late for a visit at that time. Choose another day.',
  'usual, never, morning, any day, evening': '',
  // One hour of the evening is enough for a visit.
  'usual, never, morning, 12-12, evening': 'We can come on Saturday evening between 5 PM and 6 PM.',
  'usual, never, morning, 12-24, afternoon':
    'We can come on Thursday afternoon (Christmas Eve) between noon and 1:30 PM.',
  'usual, always, noon, 12-08, afternoon':
    'We can’t promise a visit today. Call (612) 555-0142 to ask, or choose another day.',
  'usual, saturday, night, any day, asap': 'We’re closed until Wednesday at 7 AM.',
  'usual, never, dawn, 12-09, asap': 'We’re closed until Wednesday at 7 AM.',
  'usual, never, sunday, any day, asap': 'We’re closed until Monday at 7 AM.',
  'usual, never, dayOff, any day, asap': 'We’re closed until Monday, Dec 28, at 7 AM.',
  'usual, never, sunday, 12-13, asap': 'We’re closed until Monday at 7 AM.',
  'closesSoon, always, evening, any day, asap': 'We close at 9 PM. A visit after that starts at $149.',
  // Caveats are also in the request, which the shop may read the next day.
  'afterHours, always, night, any day, asap': 'A visit before 7 AM on Wednesday starts at $149.',
  'afterHours, always, dawn, any day, asap': 'A visit before 7 AM on Wednesday starts at $149.',
  'afterHours, always, dayOff, any day, asap': 'A visit before 7 AM on Monday, Dec 28, starts at $149.',
  'afterHours, always, beforeClosing, 12-12, evening':
    'We come only for emergencies on Saturday evening. An emergency visit starts at $149.',
  'afterHours, always, morning, 12-24, evening':
    'We come only for emergencies on Thursday evening (Christmas Eve). An emergency visit starts at $149.',
  'afterHours, always, beforeClosing, 12-12, any time':
    'We have no regular visits left on Saturday. An emergency visit starts at $149.',
  'afterHours, always, morning, 12-13, any time':
    'We’re closed on Sunday, except for emergencies. An emergency visit starts at $149.',
  'afterHours, always, morning, 12-25, morning':
    'We’re closed on Friday, December 25, except for emergencies. An emergency visit starts at $149.',
  'closed, never, night, 12-13, any time': 'We’re closed on Sunday. Choose another day.',
  'closed, saturday, night, 12-26, any time': 'We’re closed that day: family trip. Choose another day.',
  'closed, early, night, 12-13, evening': 'We’re closed on Sunday. Choose another day.',
  'closed, early, night, 12-25, evening': 'We’re closed that day: family trip. Choose another day.',
  'closed, never, beforeClosing, 12-12, evening': 'We can’t come on Saturday evening. Choose another time.',
  'closed, never, beforeClosing, 12-12, any time': 'We have no visits left on Saturday. Choose another day.',
  'closed, always, night, 12-10, asap':
    '“As soon as possible” is only for today. Choose another time, or change the date to today.',
  'over, always, night, 12-08, any time': 'We have no visits left on Tuesday. Choose another day.',
  'over, always, noon, 12-08, morning': 'It’s too late for a visit at that time. Choose a later one.',
  // An emergency visit in the evening is left.
  'over, always, beforeClosing, 12-12, afternoon':
    'It’s too late for a visit at that time. Choose a later one.',
  'over, never, beforeClosing, 12-12, afternoon':
    'It’s too late for a visit at that time. Choose another day.',
  'over, always, night, 12-08, evening': 'It’s too late for a visit at that time. Choose another day.',
  'over, always, night, 12-07, evening': 'It’s too late for a visit at that time. Choose another day.',
  'over, always, night, 12-07, asap': 'It’s too late for a visit at that time. Choose another day.',
};

test.each(Object.entries(caveats))('%s: %s', (situation, caveat) => {
  const [kind, when, moment, day, time = ''] = situation.split(', ');
  const rules = { ...shop, emergency: emergencies[when as keyof typeof emergencies] }; // a name from the table
  const now = moments[moment as keyof typeof moments]; // a name from the table
  const preferredDate = day === 'any day' ? '' : `2026-${day}`;
  const preferredTime = time === 'any time' ? '' : time;
  // The caveat is next to the answer that the visitor should change.
  const isAboutDay = /^We’re closed (on|that) /.test(caveat);
  const field = caveat && (isAboutDay ? 'preferredDate' : 'preferredTime');
  expect(caveatOn({ preferredDate, preferredTime }, rules, now)).toEqual({
    kind,
    field: field || undefined,
    text: caveat,
  });
});

test.each([
  ['55405-1234', ''],
  [
    '55802',
    '55802 is outside our 16 neighborhoods. A visit there can cost more. Call, and we’ll tell you the price.',
  ],
  // The price already says it.
  ['80202', undefined],
])('the caveat about ZIP code %s: %s', (zipCode, caveat) => {
  const { rows } = summaryOf({ zipCode }, shop, moments.morning);
  expect(rows.find(({ id }) => id === 'address')?.note).toBe(caveat);
});

test('without a day, a caveat about the time has no weekday, and no hours that depend on one', () => {
  const evening = { preferredTime: 'evening' };
  const onlyLate = [{ days: weekdays, opens: '20:30', closes: '22:00' }];
  const whenClosed = caveatOn(evening, { ...shop, hours: onlyLate }, moments.morning);
  expect(whenClosed.text).toBe('We can’t come in the evening. Choose another time.');
  const until6 = [{ days: weekdays, opens: '08:00', closes: '18:00' }];
  expect(caveatOn(evening, { ...shop, hours: until6 }, moments.morning).text).toBe('');
});

test('without a price for emergencies, a caveat says only that one can cost more', () => {
  const rules = { ...withEmergencies, afterHoursPrice: undefined };
  expect(caveatOn({ preferredTime: 'asap' }, rules, moments.night).text).toMatch(/ can cost more\.$/);
});

test('a shop that is open all day warns nobody before midnight that it closes', () => {
  const hours = [{ days: weekdays, opens: '00:00', closes: '24:00' }];
  const beforeMidnight = new Date('2026-12-08T23:30:00-06:00');
  expect(caveatOn({ preferredTime: 'asap' }, { ...withEmergencies, hours }, beforeMidnight).text).toBe('');
});

test('outside our states, a visit has no caveat about the time, because its price says that we don’t come', () => {
  const answers = { zipCode: '80202', preferredTime: 'asap' };
  expect(caveatOn(answers, withEmergencies, moments.night)).toMatchObject({ kind: 'elsewhere', text: '' });
});
