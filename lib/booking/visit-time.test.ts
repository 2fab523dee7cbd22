import fc from 'fast-check';
import { daysAfter } from '@/lib/hours/dates';
import { emergencyOn, hoursOn, openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import { wallClock } from '@/lib/hours/shop-clock';
import { countCases } from '@/lib/text/cases.test-helper';
import { preferredTimes } from './preferred-times';
import { anyMoment, anyRules, plain, quarterHour, shop } from './sample-shop.test-helper';
import type { PriceRules } from './visit-price';
import { timeLabel, visitTime } from './visit-time';

test.each([
  ['as soon as possible', '', 'asap', undefined],
  ['for today, when only a call helps', '2026-12-08', 'morning', undefined],
  ['on a day when nobody comes', '2026-12-13', '', undefined],
  ['for the part of a window in which we come', '2026-12-12', 'evening', { starts: '17:00', ends: '18:00' }],
])('the calendar entry of a visit %s', (_which, preferredDate, preferredTime, window) => {
  const { visit } = visitTime({ preferredDate, preferredTime }, shop, new Date('2026-12-08T17:30:00Z'));
  expect(visit).toEqual(window && { day: preferredDate, window });
});

test('a time is shown with the hours in which we come, also on a day when the visitor should call first', () => {
  const hoursOf = (preferredDate: string, preferredTime: string, at: string) => {
    const now = new Date(at);
    return plain(timeLabel(visitTime({ preferredDate, preferredTime }, shop, now), shop, now).hours);
  };
  expect(hoursOf('2026-12-12', 'evening', '2026-12-08T17:30:00Z')).toBe('5–6 PM');
  expect(hoursOf('2026-12-12', 'evening', '2026-12-12T19:30:00Z')).toBe('5–6 PM');
  expect(hoursOf('', 'evening', '2026-12-08T17:30:00Z')).toBe('5–8 PM');
});

/** Decides the kind of a window from each quarter-hour that is left of it. */
function kindByQuarters(
  date: string,
  window: { starts: string; ends: string },
  rules: PriceRules,
  now: Date,
) {
  const midnight = Date.parse(`${date}T00:00:00-06:00`);
  const left = Array.from({ length: 96 }, (_, index) => new Date(midnight + index * quarterHour))
    .filter((at) => window.starts <= wallClock(at).time && wallClock(at).time < window.ends)
    .filter((at) => wallClock(now).day !== date || at >= now);
  const isDayOff = hoursOn(rules, date).length + emergencyOn(rules, date).length === 0;
  // A visit takes an hour.
  if (!isDayOff && left.length < 4) return 'over';
  if (left.filter((at) => openUntil(rules, at)).length >= 4) return 'usual';
  return left.some((at) => takesEmergencies(rules, at)) ? 'afterHours' : 'closed';
}

test('the kind of a window matches the opening hours in each of its quarter-hours', () => {
  const cases = countCases();
  const daysAhead = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(anyRules, anyMoment, daysAhead, (rules, now, ahead) => {
      const preferredDate = daysAfter(wallClock(now).day, ahead);
      for (const { id, window } of preferredTimes) {
        if (!window) continue;
        const { kind } = visitTime({ preferredDate, preferredTime: id }, rules, now);
        expect(kind).toBe(kindByQuarters(preferredDate, window, rules, now));
        cases.count(kind);
      }
    }),
  );
  cases.expectEach(['over', 'usual', 'afterHours', 'closed'], 10);
});
