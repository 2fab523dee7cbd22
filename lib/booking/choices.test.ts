import fc from 'fast-check';
import { daysAfter } from '@/lib/hours/dates';
import { hoursOn, openUntil } from '@/lib/hours/opening-hours';
import { wallClock } from '@/lib/hours/shop-clock';
import { anyTime, visitsIn } from '@/lib/hours/visits';
import { countCases } from '@/lib/text/cases.test-helper';
import { timeChoices } from './choices';
import { timeOf } from './preferred-times';
import {
  emergencies,
  moments,
  noAnswers,
  plain,
  shop,
  summaryOf,
  withEmergencies,
} from './sample-shop.test-helper';
import type { PriceRules, VisitAnswers } from './visit-price';

const { morning, noon, evening, night, beforeClosing } = moments;

const asapIn = (rules: PriceRules, now: Date, changes: Partial<VisitAnswers> = {}) =>
  timeChoices({ fee: 85, answers: { ...noAnswers, ...changes } }, rules, now).at(-1);

test.each([
  ['at night', night, emergencies.always, 'Emergency: come as soon as possible'],
  ['at night, if emergencies end in the morning', night, emergencies.early, 'As soon as possible'],
  ['at night, without emergencies', night, emergencies.never, 'As soon as possible'],
  ['in business hours', morning, emergencies.always, 'As soon as possible today'],
  ['in business hours, without emergencies', morning, emergencies.never, 'As soon as possible today'],
])('as soon as possible is called an emergency only after hours: %s', (_when, now, emergency, name) => {
  const rules = { ...shop, emergency };
  expect(asapIn(rules, now)?.label).toBe(name);
  const { rows } = summaryOf({ preferredDate: '', preferredTime: 'asap' }, rules, now);
  expect(rows.find(({ id }) => id === 'preferredTime')?.value).toBe(name);
});

test.each([
  ['at night', night, withEmergencies, {}, 'from $149 plus tax', false],
  ['at night, without emergencies', night, shop, {}, '', false],
  ['before the same-day cut-off', morning, shop, {}, '', false],
  ['past the same-day cut-off', noon, withEmergencies, {}, 'call first', false],
  ['two hours before closing', evening, withEmergencies, {}, '$92, or from $149 after 9 PM', false],
  ['half an hour before closing', beforeClosing, shop, {}, 'not available', true],
  // The price panel asks for a call already, whatever the time.
  ['outside our states', morning, shop, { zipCode: '80202' }, '', false],
])(
  'as soon as possible has its price if it differs, and asks for a call if we can’t promise today: %s',
  (_when, now, rules, changes, note, disabled) => {
    const asap = asapIn(rules, now, changes);
    expect([plain(asap?.note ?? ''), asap?.disabled]).toEqual([note, disabled]);
  },
);

test('on a later day, as soon as possible can’t be chosen, and the request doesn’t say "today"', () => {
  const asap = asapIn(withEmergencies, morning, { preferredDate: '2026-12-10' });
  expect(asap).toMatchObject({ label: 'As soon as possible', disabled: true, note: 'today only' });
  const later = { preferredDate: '2026-12-10', preferredTime: 'asap' } as const;
  const { rows } = summaryOf(later, withEmergencies, morning);
  expect(rows.find(({ id }) => id === 'preferredTime')?.value).not.toContain('today');
});

test.each([
  ['for a usual visit', {}, ''],
  ['outside the area, where each time costs more', { zipCode: '55802' }, ''],
  ['on a Sunday', { preferredDate: '2026-12-13' }, 'from $149 plus tax'],
])('a time shows a price only if it differs from any time of any day: %s', (_which, changes, note) => {
  const answers = { ...noAnswers, ...changes };
  const [anyTimeOfDay] = timeChoices({ fee: 85, answers }, withEmergencies, morning);
  expect(anyTimeOfDay?.note).toBe(note);
});

test('each time is spelled the same in the form and in the request', () => {
  const times = timeChoices({ fee: 85, answers: noAnswers }, shop, morning);
  const withHours = times.filter(({ detail }) => detail);
  expect(withHours.map(({ detail }) => plain(detail))).toEqual(['8 AM–noon', 'noon–5 PM', '5–8 PM']);
  for (const { value, label, detail } of withHours) {
    const { rows } = summaryOf({ preferredTime: value, zipCode: '55405' }, shop, morning);
    expect(rows.find(({ id }) => id === 'preferredTime')?.value).toBe(`${label} (${detail})`);
  }
});

/** The note on a time for each result of `visitsIn`, and whether it is disabled. */
const choiceFor = {
  come: ['', false],
  ask: ['call first', false],
  emergency: ['from $149 plus tax', false],
  over: ['not available', true],
  closed: ['not available', false],
};

const anyMinute = fc.date({
  min: new Date('2026-06-01'),
  max: new Date('2027-06-01'),
  noInvalidDate: true,
});
// Today comes up often, because only its times can be over, or require a call.
const daysAhead = fc.constantFrom(null, 0, 0, 0, 1, 2, 3, 4, 5);

test('at every minute of a year, each choice agrees with when we can come', () => {
  const cases = countCases();
  const property = fc.property(anyMinute, daysAhead, fc.boolean(), (now, ahead, hasEmergencies) => {
    const rules = hasEmergencies ? withEmergencies : shop;
    const today = wallClock(now).day;
    const preferredDate = ahead === null ? '' : daysAfter(today, ahead);
    const answers = { ...noAnswers, preferredDate, preferredTime: '?' };
    const inAnHour = new Date(now.getTime() + 59 * 60_000);
    const hasNoHourLeft = openUntil(rules, now) !== undefined && !openUntil(rules, inAnHour);
    for (const { value, note, disabled } of timeChoices({ fee: 85, answers }, rules, now)) {
      if (value === 'asap') {
        expect(disabled).toBe(preferredDate > today || (hasNoHourLeft && !hasEmergencies));
        continue;
      }
      const { can } = visitsIn({ day: preferredDate, window: timeOf(value).window ?? anyTime }, rules, now);
      cases.count(can);
      // On a day off, it doesn't matter that a window is over, too.
      const isDayOff = !hasEmergencies && hoursOn(rules, preferredDate).length === 0;
      expect([note, disabled]).toEqual(choiceFor[isDayOff ? 'closed' : can]);
    }
  });
  fc.assert(property, { numRuns: 300 });
  cases.expectEach(Object.keys(choiceFor), 20);
});
