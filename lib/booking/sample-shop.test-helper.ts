import { weekdays } from '@/lib/hours/dates';
import { allDay, usualShop as shop } from '@/lib/hours/sample-hours.test-helper';
import type { VisitAnswers } from './visit';

const fromThursday = { days: weekdays.slice(3), opens: '08:00', closes: '18:00', onClosedDates: false };

/** Shops with different hours. Each name completes “The shop …” in the sentences of the tests. */
export const shops = {
  'takes no emergencies': shop,
  'takes emergencies at any time': { ...shop, emergency: allDay },
  'takes emergencies from Thursday on': { ...shop, emergency: fromThursday },
  'takes emergencies until 9 AM': { ...shop, emergency: { ...allDay, opens: '06:00', closes: '09:00' } },
  'takes emergencies and promises a reply': { ...shop, emergency: allDay, replyMinutes: 30 },
  'opens only on Monday evening': {
    ...shop,
    hours: [{ days: weekdays.slice(0, 1), opens: '19:00', closes: '22:00' }],
  },
};

export const noAnswers: VisitAnswers = { preferredDate: '', preferredTime: '', zipCode: '', state: '' };
