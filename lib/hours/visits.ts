import { wallClock } from './shop-clock';
import { emergencyOn, hoursOn, type Opening, type Span } from './opening-hours';

/** The facts that decide when we can come. Before `sameDayUntil` ("HH:MM"), we promise a visit on the same day. */
export type VisitRules = Opening & { sameDayUntil?: string | undefined };

/** A part of a day, as times on the shop's clock ("HH:MM"). */
export type TimeWindow = { starts: string; ends: string };

type DayPart = { day: string; window: TimeWindow };

/** The window for any time of a day. It includes all preferred times. */
export const anyTime: TimeWindow = { starts: '08:00', ends: '20:00' };

/** The usual length of a visit: an hour, in milliseconds. */
export const visitLength = 60 * 60_000;

/**
 * Decides at `now` whether we can come in a window of a day ("yyyy-mm-dd", or '' for any day). Everything that shows when
 * we can come must use this. `can` is 'come', 'ask' (today, but too late to promise it), 'emergency' (outside business
 * hours), 'closed', or 'over' (less than a visit's length is left). `part` is the part of the window in business hours.
 */
export function visitsIn({ day, window }: DayPart, rules: VisitRules, now: Date) {
  const ahead = partAhead({ day, window }, now);
  if (lengthOf(ahead) < visitLength) return { can: 'over', part: window } as const;
  const open = hoursOn(rules, day).find((hours) => lengthOf(overlap(hours, ahead)) >= visitLength);
  if (open) {
    const { day: today, time } = wallClock(now);
    const isPromised = day !== today || time < (rules.sameDayUntil ?? '');
    return { can: isPromised ? 'come' : 'ask', part: overlap(open, window) } as const;
  }
  const hasEmergencies = emergencyOn(rules, day).some((hours) => lengthOf(overlap(hours, ahead)) > 0);
  return { can: hasEmergencies ? 'emergency' : 'closed', part: window } as const;
}

/** The part of a window that is still ahead at `now`. If the window is over, it ends before it starts. */
function partAhead({ day, window }: DayPart, now: Date): TimeWindow {
  const { day: today, time } = wallClock(now);
  const isDayOver = day !== '' && day < today;
  if (isDayOver) return { starts: '24:00', ends: window.ends };
  return day === today && time > window.starts ? { ...window, starts: time } : window;
}

/** The part of a window in the hours. If they don't overlap, it ends before it starts. */
const overlap = ({ opens, closes }: Span, window: TimeWindow): TimeWindow => ({
  starts: window.starts > opens ? window.starts : opens,
  ends: window.ends < closes ? window.ends : closes,
});

/** The window's length in milliseconds. Negative if it ends before it starts. */
const lengthOf = ({ starts, ends }: TimeWindow) =>
  Date.parse(`1970-01-01T${ends}Z`) - Date.parse(`1970-01-01T${starts}Z`);
