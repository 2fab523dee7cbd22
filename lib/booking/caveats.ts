import type { Business } from '@/lib/content/schemas/business';
import type { openState } from '@/lib/hours/opening-hours';
import { formatDollars } from '@/lib/pricing/pricing';

type Shop = Pick<Business, 'afterHoursPrice' | 'phone'>;
type Given = Record<'date' | 'reason' | 'slot' | 'from' | 'to', string>;

/** What a time changes, beside the answer that it is about. None keeps anybody from continuing. */
export function caveatsOf(shop: Shop, now: ReturnType<typeof openState>, given: Given) {
  const { date, reason, slot, from, to } = given;
  const price = shop.afterHoursPrice && formatDollars(shop.afterHoursPrice);
  const costs = (text: string) =>
    price ? `${text} ${price}.` : 'That is outside our hours: the visit can cost more.';
  const opening = `${now.next.weekday} at ${now.next.time}`;
  return {
    outsideHours: costs(`${slot} is outside our hours: visits then start at`),
    outsideDay: costs(`We’re closed on ${date}, except for emergencies: visits then start at`),
    closedNow: costs(`We’re closed now: a visit before ${opening} starts at`),
    closesSoon: `We close at ${now.until}: a visit after that costs more.`,
    opensNext: `We’re closed now: visits start again ${opening}.`,
    closedDay: `We’re closed on ${date}: choose another day.`,
    closedDate: `We’re closed for ${reason}: choose another day.`,
    closedTime: `${slot} is outside our hours: choose another time.`,
    partOfIt: `${slot}: we come from ${from} to ${to}.`,
    laterDay: '“As soon as we can” is for today: choose another time, or today.',
    askToday: `Too late to promise today. Call ${shop.phone}, or pick another time.`,
    timeOver: 'This time is already over: choose a later one or another day.',
  };
}
