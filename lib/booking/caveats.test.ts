import { weekdays } from '@/lib/hours/dates';
import { visitCaveats } from './caveats';
import { emergencies, moments, noAnswers, plain, shop, withEmergencies } from './sample-shop.test-helper';
import { visitPrice } from './visit-price';

// Each reason in each kind of visit: the kind, when the shop takes emergencies, now, a day of December, and a time.
const caveats = {
  'usual, always, night, any day, any time': '',
  'usual, always, morning, 12-08, morning': '',
  'usual, always, morning, any day, asap': '',
  'usual, never, lateEvening, any day, asap': '',
  'over, never, beforeClosing, any day, asap': 'It’s too late for a visit at that time. Choose a later one.',
  'usual, never, morning, any day, evening': '',
  // One hour of the evening is enough for a visit.
  'usual, never, morning, 12-12, evening': 'We can come on Saturday evening between 5 PM and 6 PM.',
  'usual, never, morning, 12-24, afternoon':
    'We can come on Thursday afternoon (Christmas Eve) between noon and 1:30 PM.',
  'usual, always, noon, 12-08, afternoon':
    'We can’t promise a visit today. Call (612) 555-0142 to ask, or choose another day.',
  'usual, saturday, night, any day, asap': 'We’re closed now. We open again Wednesday at 7 AM.',
  'closesSoon, always, evening, any day, asap': 'We close at 9 PM. A visit after that costs more.',
  'afterHours, always, night, any day, asap':
    'We’re closed now. A visit before Wednesday at 7 AM costs more.',
  'afterHours, always, beforeClosing, 12-12, evening':
    'We come only for emergencies on Saturday evening. An emergency visit costs more.',
  'afterHours, always, morning, 12-24, evening':
    'We come only for emergencies on Thursday evening (Christmas Eve). An emergency visit costs more.',
  'afterHours, always, beforeClosing, 12-12, any time':
    'We have no regular visits left on Saturday. An emergency visit costs more.',
  'afterHours, always, morning, 12-13, any time':
    'We’re closed on Sunday, except for emergencies. An emergency visit costs more.',
  'afterHours, always, morning, 12-25, morning':
    'We’re closed on Friday, December 25, except for emergencies. An emergency visit costs more.',
  'closed, never, night, 12-13, any time': 'We’re closed on Sunday. Choose another day.',
  'closed, saturday, night, 12-26, any time': 'We’re closed that day: family trip. Choose another day.',
  'closed, early, night, 12-13, evening': 'We’re closed on Sunday. Choose another day.',
  'closed, early, night, 12-25, evening': 'We’re closed that day: family trip. Choose another day.',
  'closed, never, beforeClosing, 12-12, evening': 'We can’t come on Saturday evening. Choose another time.',
  'closed, never, beforeClosing, 12-12, any time': 'We have no visits left on Saturday. Choose another day.',
  'closed, always, night, 12-10, asap':
    '“As soon as possible” is only for today. Choose another time, or change the date to today.',
  'over, always, night, 12-08, any time': 'We have no visits left on Tuesday. Choose another day.',
  'over, always, night, 12-07, evening': 'It’s too late for a visit at that time. Choose a later one.',
};

test.each(Object.entries(caveats))('%s: %s', (situation, caveat) => {
  const [kind, when, moment, day, time = ''] = situation.split(', ');
  const rules = { ...shop, emergency: emergencies[when as keyof typeof emergencies] }; // a name from the table
  const now = moments[moment as keyof typeof moments]; // a name from the table
  const preferredDate = day === 'any day' ? '' : `2026-${day}`;
  const preferredTime = time === 'any time' ? '' : time;
  const answers = { ...noAnswers, preferredDate, preferredTime };
  expect(visitPrice({ fee: 85, answers }, rules, now).kind).toBe(kind);
  // The caveat is next to the answer that the visitor should change.
  const isAboutDay = /^We’re closed (on|that) /.test(caveat);
  const shown = visitCaveats(answers, rules, now);
  expect(plain(shown.preferredDate)).toBe(isAboutDay ? caveat : '');
  expect(plain(shown.preferredTime)).toBe(isAboutDay ? '' : caveat);
});

test.each([
  ['55405-1234', false, ''],
  [
    '55802',
    false,
    '55802 is outside our 16 neighborhoods. A visit there can cost more. Call, and we’ll tell you the price.',
  ],
  ['55802', true, '55802 may be too far for us, so call us to be sure.'],
  // The price already says it.
  ['80202', false, ''],
])('the caveat about ZIP code %s for a visitor who is far away (%s): %s', (zipCode, isVisitorFar, caveat) => {
  const answers = { ...noAnswers, zipCode };
  expect(visitCaveats(answers, { ...shop, isVisitorFar }, moments.morning).zipCode).toBe(caveat);
});

const evening = { ...noAnswers, preferredTime: 'evening' };

test('without a day, a caveat about the time has no weekday, and no hours that depend on one', () => {
  const onlyLate = [{ days: weekdays, opens: '20:30', closes: '22:00' }];
  const whenClosed = visitCaveats(evening, { ...shop, hours: onlyLate }, moments.morning);
  expect(whenClosed.preferredTime).toBe('We can’t come in the evening. Choose another time.');
  const until6 = [{ days: weekdays, opens: '08:00', closes: '18:00' }];
  expect(visitCaveats(evening, { ...shop, hours: until6 }, moments.morning).preferredTime).toBe('');
});

test('without a price for emergencies, a caveat says only that one can cost more', () => {
  const rules = { ...withEmergencies, afterHoursPrice: undefined };
  const { preferredTime } = visitCaveats({ ...noAnswers, preferredTime: 'asap' }, rules, moments.night);
  expect(preferredTime).toMatch(/ can cost more\.$/);
});

test('a shop that is open all day warns nobody before midnight that it closes', () => {
  const asap = { ...noAnswers, preferredTime: 'asap' };
  const hours = [{ days: weekdays, opens: '00:00', closes: '24:00' }];
  const beforeMidnight = new Date('2026-12-08T23:30:00-06:00');
  expect(visitCaveats(asap, { ...withEmergencies, hours }, beforeMidnight).preferredTime).toBe('');
});
