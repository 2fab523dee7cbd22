import fc from 'fast-check';
import { daysAfter, daysFrom } from '@/lib/hours/dates';
import { hoursOn, openUntil } from '@/lib/hours/opening-hours';
import { wallClock } from '@/lib/hours/shop-clock';
import { anyTime, visitsIn } from '@/lib/hours/visits';
import { countCases } from '@/lib/text/cases.test-helper';
import { choices, shortDay } from './choices';
import { preferredTimes, timeOf } from './preferred-times';
import {
  emergencies,
  moments,
  noAnswers,
  plain,
  shop,
  summaryOf,
  withEmergencies,
} from './sample-shop.test-helper';
import type { VisitAnswers } from './visit-price';

const { morning, night, beforeClosing } = moments;

test.each([
  ['at night', night, emergencies.always, [true, true, true]],
  ['in business hours, when it has the usual price', morning, emergencies.always, [true, false, false]],
  ['of a shop without emergencies', morning, emergencies.never, [false, false, false]],
])('whether the list, the button, and the request say "emergency" %s', (_when, now, emergency, expected) => {
  const rules = { ...shop, emergency };
  const asap = { preferredDate: '', preferredTime: 'asap' } as const;
  const { times, emergency: button } = choices({ fee: 85, answers: { ...noAnswers, ...asap } }, rules, now);
  const { rows } = summaryOf({ ...asap, zipCode: '55405' }, rules, now);
  const shown = [times, button?.label, rows].map((part) => /emergency/i.test(JSON.stringify(part)));
  expect(shown).toEqual(expected);
});

test.each([
  ['at night, if the shop takes emergencies', night, withEmergencies, {}, 'from $149 plus tax'],
  ['at night, if it doesn’t', night, shop, {}, undefined],
  ['in the morning', morning, shop, {}, '$92 with estimated tax'],
  ['half an hour before closing, without emergencies', beforeClosing, shop, {}, undefined],
  ['outside our states', morning, shop, { zipCode: '80202' }, undefined],
])(
  'as soon as possible has a button with its price if only a call helps: %s',
  (_when, now, rules, changes, detail) => {
    const { emergency } = choices({ fee: 85, answers: { ...noAnswers, ...changes } }, rules, now);
    expect(emergency?.detail).toBe(detail);
  },
);

test('on a later day, as soon as possible can’t be chosen, and the request doesn’t say "today"', () => {
  const answers = { ...noAnswers, preferredDate: '2026-12-10' };
  const { times } = choices({ fee: 85, answers }, withEmergencies, morning);
  expect(times.at(-1)).toMatchObject({ disabled: true, note: 'today only' });
  const later = { preferredDate: '2026-12-10', preferredTime: 'asap' } as const;
  const { rows } = summaryOf(later, withEmergencies, morning);
  expect(rows.find(({ id }) => id === 'preferredTime')?.value).not.toContain('today');
});

test.each<[string, Partial<VisitAnswers>, [time: string, button: string]]>([
  ['of a usual visit', {}, ['', '']],
  ['outside the area, where each time costs more', { zipCode: '55802' }, ['', '']],
  ['on a Sunday', { preferredDate: '2026-12-13' }, ['from $149 plus tax', '']],
])('the time and the button show a price only if it differs: %s', (_which, changes, notes) => {
  const answers = { ...noAnswers, ...changes };
  const { times, first } = choices({ fee: 85, answers }, withEmergencies, morning);
  expect([times[0]?.note, first[0]?.note]).toEqual(notes);
});

test('each time is spelled the same on its button and in the request', () => {
  const { times } = choices({ fee: 85, answers: noAnswers }, shop, morning);
  const withHours = times.filter(({ detail }) => detail);
  expect(withHours.map(({ detail }) => plain(detail))).toEqual(['8 AM–noon', 'noon–5 PM', '5–8 PM']);
  for (const { value, label, detail } of withHours) {
    const { rows } = summaryOf({ preferredTime: value, zipCode: '55405' }, shop, morning);
    expect(rows.find(({ id }) => id === 'preferredTime')?.value).toBe(`${label} (${detail})`);
  }
});

test('the days of the next week are shown as weekdays, and later ones as dates', () => {
  const days = [0, 1, 6, 7].map((ahead) => shortDay(daysAfter('2026-12-08', ahead), morning));
  expect(days).toEqual(['Today', 'Tomorrow', 'Mon', 'Dec 15']);
  // After midnight, “tomorrow” would mean this morning.
  expect(shortDay('2026-12-08', new Date('2026-12-07T06:30:00Z'))).toBe('Tue');
});

/** The note on the button of a time for each result of `visitsIn`, and whether it is disabled. */
const buttonFor = {
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
// Today comes up often, because only its windows can be over, or require a call.
const daysAhead = fc.constantFrom(null, 0, 0, 0, 1, 2, 3, 4, 5);

test('at every minute of a year, each choice agrees with when we can come, and the first windows are the next', () => {
  const cases = countCases();
  const property = fc.property(anyMinute, daysAhead, fc.boolean(), (now, ahead, hasEmergencies) => {
    const rules = hasEmergencies ? withEmergencies : shop;
    const today = wallClock(now).day;
    const preferredDate = ahead === null ? '' : daysAfter(today, ahead);
    const answers = { ...noAnswers, preferredDate, preferredTime: '?' };
    const { times, first, emergency } = choices({ fee: 85, answers }, rules, now);
    const inAnHour = new Date(now.getTime() + 59 * 60_000);
    const hasNoHourLeft = openUntil(rules, now) !== undefined && !openUntil(rules, inAnHour);
    for (const { value, note, disabled } of times) {
      if (value === 'asap') {
        expect(disabled).toBe(preferredDate > today || (hasNoHourLeft && !hasEmergencies));
        continue;
      }
      const { can } = visitsIn({ day: preferredDate, window: timeOf(value).window ?? anyTime }, rules, now);
      cases.count(can);
      // On a day off, it doesn't matter that a window is over, too.
      const isDayOff = !hasEmergencies && hoursOn(rules, preferredDate).length === 0;
      expect([note, disabled]).toEqual(buttonFor[isDayOff ? 'closed' : can]);
    }
    const [anyButton, ...windows] = first;
    expect(anyButton).toMatchObject({ day: '', value: '', note: '' });
    // The buttons have each window before the last button in which we can come.
    const possible = [...daysFrom(today, daysAfter(today, 9))].flatMap((day) =>
      preferredTimes.flatMap(({ id, window }) => {
        const can = window && visitsIn({ day, window }, rules, now).can;
        return can === 'come' || can === 'ask' ? [[day, id, buttonFor[can][0]]] : [];
      }),
    );
    expect(windows.map(({ day, value, note }) => [day, value, note])).toEqual(possible.slice(0, 3));
    expect(emergency?.day ?? today).toBe(today);
  });
  fc.assert(property, { numRuns: 300 });
  cases.expectEach(Object.keys(buttonFor), 20);
});
