import { yearFrom } from '@/lib/hours/dates';
import {
  afterOpenMinutes,
  emergencyOn,
  hoursOn,
  openUntil,
  takesEmergencies,
} from '@/lib/hours/opening-hours';
import type { Shop, Span } from '@/lib/hours/shop';
import { wallClock } from '@/lib/hours/shop-clock';
import { restOfToday, visitLength, visitsIn, type DayPart } from '@/lib/hours/visits';
import { dayOf, preferredTimes, timeOf, type ChosenTime, type TimeId } from './preferred-times';

/**
 * What we can say about a chosen time. `visitsIn` explains the first five. The last three are about "as soon as
 * possible": it isn't for a later day, we come once we open, or we may come after closing.
 */
export type Situation = ReturnType<typeof visitsIn>['can'] | 'todayOnly' | 'opensNext' | 'closesSoon';

type Decision = {
  situation: Situation;
  /** True if the visit could be over before we reply, or a window of today is over, so only a call helps. */
  isUrgent: boolean;
  /** The part of the chosen window in business hours, or all of it in an emergency. */
  window?: Span | undefined;
  /** The visit for a calendar. Undefined without a day, as soon as possible, if it is urgent, and if nobody comes. */
  calendar?: DayPart | undefined;
};

/** A decision with its day ('' for any day) and the id of its time. "As soon as possible" on any day means today. */
export type VisitTime = Decision & { day: string; id: TimeId };

/** Decides what we can say about a chosen time, as seen at `now`. */
export function visitTime(chosen: ChosenTime, shop: Shop, now: Date): VisitTime {
  const { id, window } = timeOf(chosen.preferredTime);
  const day = dayOf(chosen);
  if (id !== 'asap') return { day, id, ...inWindow({ day, window }, shop, now) };
  const today = wallClock(now).day;
  if (day > today) return { day, id, situation: 'todayOnly', isUrgent: false };
  if (day !== '' && day < today) return { day, id, situation: 'over', isUrgent: false };
  return { day: today, id, ...asSoonAsPossible(shop, now) };
}

/**
 * Decides for a visit as soon as possible. While we're closed, it's an emergency, or we come once we open. In the two
 * hours before we close, we may come after closing if we take emergencies. Otherwise it must end before we close.
 */
function asSoonAsPossible(shop: Shop, now: Date): Decision {
  const isOpen = openUntil(shop, now) !== undefined;
  if (!isOpen && takesEmergencies(shop, now)) return { situation: 'emergency', isUrgent: true };
  if (!isOpen) return { situation: 'opensNext', isUrgent: false };
  const later = new Date(now.getTime() + 2 * visitLength);
  const mayBeAfterClosing = takesEmergencies(shop, later) && !openUntil(shop, later);
  if (mayBeAfterClosing) return { situation: 'closesSoon', isUrgent: true };
  const lastMinute = new Date(now.getTime() + visitLength - 60_000);
  if (!openUntil(shop, lastMinute)) return { situation: 'over', isUrgent: false };
  const { can } = visitsIn(restOfToday(now), shop, now);
  return { situation: can === 'ask' ? 'ask' : 'come', isUrgent: true };
}

/** Decides for a window, or for any time of a day. */
function inWindow({ day, window }: DayPart, shop: Shop, now: Date): Decision {
  const { can, part } = visitsIn({ day, window }, shop, now);
  // If nobody comes on that day, it doesn't matter that a window is over, too.
  const isDayOff = hoursOn(shop, day).length === 0 && emergencyOn(shop, day).length === 0;
  if (isDayOff || can === 'closed') return { situation: 'closed', isUrgent: false };
  if (can === 'over') return { situation: can, isUrgent: day === wallClock(now).day };
  const isUrgent = day !== '' && endsBeforeReply(`${day}T${part.closes}`, shop, now);
  const openPart = window && part;
  const calendar = day === '' || isUrgent ? undefined : { day, window: openPart };
  return { situation: can, isUrgent, window: openPart, calendar };
}

/** Whether a visit that ends at `end` could be over before we reply. Without a reply time, we reply once we open. */
function endsBeforeReply(end: string, shop: Shop, now: Date): boolean {
  const reply = afterOpenMinutes(shop, shop.replyMinutes ?? 0, now);
  return !reply || Date.parse(`${end}Z`) - Date.parse(`${reply}Z`) < visitLength;
}

/** Returns the next window in which we can come, on the day `from` or later, or undefined if a year has none. */
export function nextWindow(from: string, shop: Shop, now: Date) {
  const today = wallClock(now).day;
  for (const day of yearFrom(from > today ? from : today)) {
    for (const { window } of preferredTimes) {
      if (!window) continue;
      const { can, part } = visitsIn({ day, window }, shop, now);
      if (can === 'come') return { day, ...part };
    }
  }
  return undefined;
}
