import { weekdays } from '@/lib/hours/dates';
import { allDay, usualShop as shop } from '@/lib/hours/sample-hours.test-helper';
import type { VisitAnswers } from './visit';

const fromThursday = { days: weekdays.slice(3), opens: '08:00', closes: '18:00', onClosedDates: false };

/** The shop with other hours for emergencies. `reply` promises a reply, and `late` opens only on Monday evenings. */
export const shops = {
  never: shop,
  always: { ...shop, emergency: allDay },
  weekend: { ...shop, emergency: fromThursday },
  early: { ...shop, emergency: { ...allDay, opens: '06:00', closes: '09:00' } },
  reply: { ...shop, emergency: allDay, replyMinutes: 30 },
  late: { ...shop, hours: [{ days: weekdays.slice(0, 1), opens: '19:00', closes: '22:00' }] },
};

export const noAnswers: VisitAnswers = { preferredDate: '', preferredTime: '', zipCode: '', state: '' };

/** Returns the text with plain spaces, for comparison. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
