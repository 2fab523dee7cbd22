import fc from 'fast-check';
import { stateCodes } from '@/lib/area/states';
import { siteContent } from '@/lib/content/load';
import { weekdays } from '@/lib/hours/dates';
import { allDay, usualWeek } from '@/lib/hours/sample-hours.test-helper';
import { bookingSummary } from '@/lib/request/booking-summary';
import { information, service } from '@/lib/request/sample-summaries.test-helper';
import type { Information } from './fields';
import type { PriceRules, VisitAnswers } from './visit-price';

/** Closed on Sundays. December 24, 2026, is a short Thursday; the next two days are off. */
export const shop: PriceRules = {
  hours: usualWeek.map((span) => ({ ...span, days: span.days.filter((day) => day !== 'Sunday') })),
  closedDates: [
    {
      from: '2026-12-24',
      to: '2026-12-24',
      reason: 'Christmas Eve',
      hours: { opens: '08:00', closes: '13:30' },
    },
    { from: '2026-12-25', to: '2026-12-26', reason: 'family trip' },
  ],
  sameDayUntil: '12:00',
  areas: [{ city: 'Minneapolis', zips: ['55405'] }],
  areaCount: '16 neighborhoods',
  statesServed: stateCodes.slice(0, 2),
  taxPercent: 8,
  afterHoursPrice: 149,
  phone: '(612) 555-0142',
};

/** The hours of emergencies, by when the shop takes them. */
export const emergencies = {
  never: undefined,
  always: allDay,
  saturday: { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00', onClosedDates: false },
  early: { ...allDay, opens: '06:00', closes: '09:00' },
};
export const withEmergencies = { ...shop, emergency: emergencies.always };

export const moments = {
  // Tuesday, December 8, 2026. In the evening, it's two hours until closing.
  morning: new Date('2026-12-08T10:00:00-06:00'),
  noon: new Date('2026-12-08T12:00:00-06:00'),
  evening: new Date('2026-12-08T19:00:00-06:00'),
  lateEvening: new Date('2026-12-08T20:00:00-06:00'),
  night: new Date('2026-12-08T21:40:00-06:00'),
  dawn: new Date('2026-12-09T06:00:00-06:00'),
  sunday: new Date('2026-12-13T12:00:00-06:00'),
  dayOff: new Date('2026-12-25T12:00:00-06:00'),
  // Half an hour before closing on a Saturday.
  beforeClosing: new Date('2026-12-12T17:31:00-06:00'),
};

export const noAnswers: VisitAnswers = { preferredDate: '', preferredTime: '', zipCode: '', state: '' };

/** Returns the text with plain spaces, for comparison. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns the summary of a request that is confirmed at `now`. */
export function summaryOf(answers: Partial<Information>, rules: PriceRules, now: Date) {
  const confirmed = { answers: { ...information, ...answers }, confirmedAt: now.toISOString() };
  const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', ...confirmed } as const;
  return bookingSummary(request, service, { business: rules, texts: siteContent().checkout });
}

export const quarterHour = 15 * 60_000;

const anyClock = fc
  .integer({ min: 0, max: 48 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? 30 : '00'}`);
const anyHours = fc
  .record({ days: fc.subarray([...weekdays], { minLength: 1 }), opens: anyClock, closes: anyClock })
  .filter(({ opens, closes }) => opens < closes);

export const anyRules: fc.Arbitrary<PriceRules> = fc
  .record({
    hours: anyHours.map((hours) => [hours]),
    closedDates: fc.constantFrom([], shop.closedDates),
    emergency: fc.constantFrom(...Object.values(emergencies)),
    taxPercent: fc.constantFrom(0, 8, 8.875),
    afterHoursPrice: fc.constantFrom(undefined, 149),
  })
  .map((rules) => ({ ...shop, ...rules }));

/** Any quarter-hour of the days around the holidays. */
export const anyMoment = fc
  .date({ min: new Date('2026-12-21'), max: new Date('2026-12-29'), noInvalidDate: true })
  .map((date) => new Date(date.getTime() - (date.getTime() % quarterHour)));
