import { afterOpenMinutes, clearWeekday } from './opening-hours';
import type { Shop } from './shop';
import { formatClock } from './shop-clock';

/**
 * Returns the latest time of our reply: `date` for calculations, and the rest for texts. `within` is the same
 * promise without a time. Undefined if the business promises no reply.
 */
export function replyBy(shop: Shop, now: Date) {
  const { replyMinutes } = shop;
  const at = replyMinutes && afterOpenMinutes(shop, replyMinutes, now);
  if (!at) return undefined;
  const [date = '', time = ''] = at.split('T');
  const weekday = clearWeekday(shop, date, now);
  return { date, weekday, time: formatClock(time), within: replyWithin(replyMinutes) };
}

/** Returns how soon we reply: "within 2 hours during business hours". */
export function replyWithin(minutes: number): string {
  const isInHours = minutes > 60 && minutes % 60 === 0;
  return `within ${isInHours ? `${minutes / 60} hours` : `${minutes} minutes`} during business hours`;
}
