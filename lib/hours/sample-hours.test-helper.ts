import { stateCodes } from '@/lib/area/states';
import { weekdays } from './dates';
import type { EmergencyHours, OpeningHours, Shop } from './shop';

/** Opening hours for tests. */
export const usualWeek: OpeningHours[] = [
  { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
  { days: weekdays.slice(5), opens: '08:00', closes: '18:00' },
];

/** Emergency hours for tests: at any time of any day. */
export const allDay: EmergencyHours = {
  days: weekdays,
  opens: '00:00',
  closes: '24:00',
  onClosedDates: true,
};

const until1 = { opens: '08:00', closes: '13:30' };

/** Closed on Sundays. December 24, 2026, is a short Thursday. */
export const usualShop: Shop = {
  name: 'Loonlight',
  phone: '(612) 555-0142',
  textable: true,
  email: 'shop@example.com',
  hours: usualWeek.map((span) => ({ ...span, days: span.days.filter((day) => day !== 'Sunday') })),
  closedDates: [
    { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving Day' },
    { from: '2026-12-24', to: '2026-12-24', reason: 'Christmas Eve', hours: until1 },
    { from: '2026-12-25', to: '2026-12-26', reason: 'family trip' },
  ],
  emergency: undefined,
  sameDayUntil: '12:00',
  replyMinutes: undefined,
  areas: [{ name: 'Uptown', city: 'Minneapolis', zips: ['55405'] }],
  areaCount: '16 neighborhoods',
  statesServed: stateCodes.slice(0, 2),
  taxPercent: 8,
  taxPercentByState: undefined,
  afterHoursPrice: 149,
};
