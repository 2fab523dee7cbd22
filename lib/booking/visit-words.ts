import { dayWithoutYear, weekdayOf } from '@/lib/hours/dates';
import { emergencyOn, hoursOn, nextOpening, openUntil, specialOn } from '@/lib/hours/opening-hours';
import type { Shop, Span } from '@/lib/hours/shop';
import { formatClock, wallClock } from '@/lib/hours/shop-clock';
import { anyTime } from '@/lib/hours/visits';
import { formatDollars } from '@/lib/pricing/pricing';
import { shortHours, timeOf } from './preferred-times';
import { nextWindow, type Situation, type VisitTime } from './visit-time';

/** The reader and the time of the words. The shop reads them later, so they have the weekday, not "today". */
export type Moment = { shop: Shop; now: Date; reader: 'visitor' | 'shop' };

/** The price during business hours and in our neighborhoods, in words. */
type PriceWords = { total: string; orMore: string };

/** What a situation changes. Without a note of its own, its note is the amount. The sentence is the time's caveat. */
type Words = { amount?: string; note?: string; sentence?: string };

/** The words of each situation. They are functions, because some facts, such as when we close, aren't always known. */
export function wordsFor(time: VisitTime, usual: PriceWords, moment: Moment): Record<Situation, () => Words> {
  const { shop, now } = moment;
  const price = shop.afterHoursPrice && formatDollars(shop.afterHoursPrice);
  const cost = price ? `starts at ${price}` : `can cost more than ${usual.total}`;
  const reason = (start: string) => reasonFor(time, moment, start);
  const notAvailable = (why: string): Words => ({
    amount: 'not available',
    note: 'not available',
    sentence: `${why} ${nextVisit(time.day, moment)}`,
  });
  return {
    come: () => ({}),
    ask: () => ({
      note: 'call first',
      sentence: `We can’t promise a visit ${onDay(time, moment)}. Call ${shop.phone} to ask, or choose a time on another day.`,
    }),
    opensNext: () => ({ sentence: `We’re closed until ${opening(moment)}.` }),
    closesSoon() {
      const closes = formatClock(openUntil(shop, now)?.closes ?? '');
      return {
        amount: price ? `${usual.total}, or from ${price} after ${closes}` : usual.orMore,
        sentence: `We close at ${closes}. A visit after that ${cost}.`,
      };
    },
    emergency: () => ({
      amount: price ? `from ${price} plus tax` : usual.orMore,
      sentence: `${reason('We come only for emergencies')} An emergency visit ${cost}.`,
    }),
    closed: () => notAvailable(reason('We can’t come')),
    over: () => notAvailable(reason('It’s too late for a visit')),
    todayOnly: () => ({
      ...notAvailable(
        `“As soon as possible” is only for ${moment.reader === 'visitor' ? 'today' : 'the same day'}.`,
      ),
      note: 'today only',
    }),
  };
}

/** Says why nobody comes, or why we come only in an emergency. By default, it's `start` and the time. */
function reasonFor(time: VisitTime, moment: Moment, start: string): string {
  const { situation, id, day } = time;
  const { shop, now } = moment;
  const isEmergency = situation === 'emergency';
  if (needsAnotherDay(time, shop))
    return `We’re closed ${onDay(time, moment)}${isEmergency ? ', except for emergencies' : ''}.`;
  if (isEmergency && id === 'asap') return `${start} until ${opening(moment)}.`;
  const { day: today, time: clock } = wallClock(now);
  if (!timeOf(id).window && day === today) {
    // We may open again after a break, so we don't say that no visits are left.
    if (id === 'asap') return `${start} before we close.`;
    const mayStillCome = emergencyOn(shop, day).some(({ closes }) => closes > clock);
    return `We have no ${mayStillCome ? 'regular ' : ''}visits left ${onDay(time, moment)}.`;
  }
  return `${start} ${windowInWords(time, moment)}.`;
}

/** Whether the chosen day has no business hours, so the visitor needs another day. We may still take emergencies. */
export const needsAnotherDay = ({ id, day, situation }: VisitTime, shop: Shop) =>
  id !== 'asap' && situation !== 'over' && hoursOn(shop, day).length === 0;

/** "this evening", "on Saturday evening", "on Saturday". Without a day, "in the evening", "between 8 AM and 8 PM". */
function windowInWords(time: VisitTime, moment: Moment): string {
  const { day, id } = time;
  const { label, window } = timeOf(id);
  if (!window) return day ? onDay(time, moment) : `between ${clocks(anyTime)}`;
  const part = label.toLowerCase();
  if (!day) return `in the ${part}`;
  const when = isToday(day, moment) ? 'this' : `on ${weekdayOf(day)}`;
  return `${when} ${part}${holiday(day, moment.shop)}`;
}

/** "today", "on Sunday", "on Friday, December 25 (Christmas)". A day off has its date: other Fridays are open. */
function onDay({ day }: VisitTime, moment: Moment): string {
  const { shop } = moment;
  const isOff = hoursOn(shop, day).length === 0 && specialOn(day, shop.closedDates);
  const date = isOff ? dayWithoutYear(day) : weekdayOf(day);
  return `${isToday(day, moment) ? 'today' : `on ${date}`}${holiday(day, shop)}`;
}

/** Whether a sentence can say "today". */
const isToday = (day: string, { now, reader }: Moment) => reader === 'visitor' && day === wallClock(now).day;

/** The reason for a day off or for other hours: " (Christmas Eve)", or ''. */
function holiday(day: string, { closedDates }: Shop): string {
  const { reason } = specialOn(day, closedDates) ?? {};
  return reason ? ` (${reason})` : '';
}

/** "7 AM today" or "Monday at 7 AM". */
function opening(moment: Moment): string {
  const { date, weekday, time } = nextOpening(moment.shop, moment.now);
  return isToday(date, moment) ? `${time} today` : `${weekday} at ${time}`;
}

const clocks = ({ opens, closes }: Span) => `${formatClock(opens)} and ${formatClock(closes)}`;

/** Says when we can come instead, on the day `from` or later. */
function nextVisit(from: string, moment: Moment): string {
  const next = nextWindow(from, moment.shop, moment.now);
  if (!next) return 'Choose another time.';
  const day = isToday(next.day, moment) ? 'today' : `on ${dayWithoutYear(next.day)}`;
  return `We can come ${day}, between ${clocks(next)}.`;
}

/** Returns a time's name and hours. “As soon as possible” has “Emergency” in its name only after hours. */
export function nameOf({ day, id, situation, window: open }: VisitTime, moment: Moment) {
  const { label, window } = timeOf(id);
  const part = open ?? window;
  if (id !== 'asap' || situation === 'emergency') return { label, hours: part ? shortHours(part) : '' };
  const isOpen = openUntil(moment.shop, moment.now) !== undefined;
  return { label: `As soon as possible${isOpen && isToday(day, moment) ? ' today' : ''}`, hours: '' };
}
