import { emergencyOn, hoursOn } from './opening-hours';
import type { Shop, Span } from './shop';
import { wallClock } from './shop-clock';

/** A part of a day ("yyyy-mm-dd", or '' for any day): a window, or any time of the day without one. */
export type DayPart = { day: string; window?: Span | undefined };

/** The window for any time of a day. It includes all preferred times. */
export const anyTime: Span = { opens: '08:00', closes: '20:00' };

/** Returns all of today, not just `anyTime`, because the shop may still be open after 8 PM. */
export const restOfToday = (now: Date): DayPart => ({
  day: wallClock(now).day,
  window: { opens: '00:00', closes: '24:00' },
});

/** The usual length of a visit: an hour, in milliseconds. */
export const visitLength = 60 * 60_000;

/**
 * Decides at `now` whether we can come in a part of a day. Everything that shows when we can come must use this.
 * `can` is:
 * - 'over' if less than a visit's length of the window is left, even while we're open
 * - 'come' if what is left includes a visit's length of business hours
 * - 'ask' if it would be 'come', but is today and too late to promise
 * - 'emergency' if we take emergencies in what is left
 * - 'closed' otherwise, also in the last hour before we close, if the window is longer
 *
 * For 'come' and 'ask', `part` is the part of the window in business hours. Otherwise it is the window.
 */
export function visitsIn({ day, window = anyTime }: DayPart, shop: Shop, now: Date) {
  const ahead = partAhead(day, window, now);
  if (lengthOf(ahead) < visitLength) return { can: 'over', part: window } as const;
  const open = hoursOn(shop, day).find((hours) => lengthOf(overlap(hours, ahead)) >= visitLength);
  if (open) {
    const { day: today, time } = wallClock(now);
    const isPromised = day !== today || time < (shop.sameDayUntil ?? '');
    return { can: isPromised ? 'come' : 'ask', part: overlap(open, window) } as const;
  }
  const hasEmergencies = emergencyOn(shop, day).some((hours) => lengthOf(overlap(hours, ahead)) > 0);
  return { can: hasEmergencies ? 'emergency' : 'closed', part: window } as const;
}

/** The part of a window that is still ahead at `now`. If the window is over, it ends before it starts. */
function partAhead(day: string, window: Span, now: Date): Span {
  const { day: today, time } = wallClock(now);
  const isDayOver = day !== '' && day < today;
  if (isDayOver) return { ...window, opens: '24:00' };
  return day === today && time > window.opens ? { ...window, opens: time } : window;
}

/** The part that two spans share. If they don't overlap, it ends before it starts. */
const overlap = (one: Span, other: Span): Span => ({
  opens: one.opens > other.opens ? one.opens : other.opens,
  closes: one.closes < other.closes ? one.closes : other.closes,
});

/** The length in milliseconds. Negative if the span ends before it starts. */
const lengthOf = ({ opens, closes }: Span) =>
  Date.parse(`1970-01-01T${closes}Z`) - Date.parse(`1970-01-01T${opens}Z`);
