import { wallClock } from './shop-clock';
import { emergencyOn, hoursOn, type Opening, type Span } from './opening-hours';

/** The facts that decide when we can come. Before `sameDayUntil` ("HH:MM"), we promise a visit on the same day. */
export type VisitRules = Opening & { sameDayUntil?: string | undefined };

/** A part of a day, as times on the shop's clock ("HH:MM"). */
export type TimeWindow = { starts: string; ends: string };

/** The window for any time of a day. It includes all preferred times. */
export const anyTime: TimeWindow = { starts: '08:00', ends: '20:00' };

/** The usual length of a visit: an hour, in milliseconds. */
export const visitLength = 60 * 60_000;

/**
 * Decides at `now` whether we can come in a window of a day ("yyyy-mm-dd", or '' for any day). Everything that shows when
 * we can come must use this. `can` is 'come', 'ask' (today, but too late to promise it), 'emergency' (outside business
 * hours), 'closed', or 'over' (less than a visit's length is left). `part` is the part of the window in business hours.
 */
export function visitsIn({ day, window }: { day: string; window: TimeWindow }, rules: VisitRules, now: Date) {
  const clock = wallClock(now);
  const isToday = day === clock.day;
  const remaining = isToday && clock.time > window.starts ? { ...window, starts: clock.time } : window;
  const isDayOver = day !== '' && day < clock.day;
  if (isDayOver || lengthOf(remaining) < visitLength) return { can: 'over', part: window } as const;
  const open = hoursOn(rules, day).find((hours) => lengthOf(overlap(hours, remaining)) >= visitLength);
  if (open) {
    const isPromised = !isToday || clock.time < (rules.sameDayUntil ?? '');
    return { can: isPromised ? 'come' : 'ask', part: overlap(open, window) } as const;
  }
  const hasEmergencies = emergencyOn(rules, day).some((hours) => lengthOf(overlap(hours, remaining)) > 0);
  return { can: hasEmergencies ? 'emergency' : 'closed', part: window } as const;
}

/** The part of a window in the hours. If they don't overlap, it ends before it starts. */
const overlap = ({ opens, closes }: Span, window: TimeWindow): TimeWindow => ({
  starts: window.starts > opens ? window.starts : opens,
  ends: window.ends < closes ? window.ends : closes,
});

/** The window's length in milliseconds. Negative if it ends before it starts. */
const lengthOf = ({ starts, ends }: TimeWindow) =>
  Date.parse(`1970-01-01T${ends}Z`) - Date.parse(`1970-01-01T${starts}Z`);
