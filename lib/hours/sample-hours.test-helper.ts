import { weekdays } from './dates';
import type { EmergencyHours, OpeningHours } from './opening-hours';

/** Every day's hours of a usual shop. For tests. */
export const usualWeek: OpeningHours[] = [
  { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
  { days: weekdays.slice(5), opens: '08:00', closes: '18:00' },
];

/** Emergencies at any time of any day. */
export const allDay: EmergencyHours = {
  days: weekdays,
  opens: '00:00',
  closes: '24:00',
  onClosedDates: true,
};
