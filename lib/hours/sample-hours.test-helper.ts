import { weekdays } from './dates';
import type { EmergencyHours, OpeningHours } from './opening-hours';

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
