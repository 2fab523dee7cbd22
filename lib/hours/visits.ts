import { wallClock } from './shop-clock';
import { emergencyOn, hoursOn, type Opening } from './opening-hours';

/** The facts that decide when we can come. We promise a visit today until `sameDayUntil`, "HH:MM". */
export type VisitRules = Opening & { sameDayUntil?: string | undefined };

/** A part of a day on the shop's clock, "HH:MM". */
export type TimeWindow = { starts: string; ends: string };

/** Any time of a day: from the first preferred time to the last. */
export const anyTime: TimeWindow = { starts: '08:00', ends: '20:00' };

/** A visit takes about an hour. In milliseconds. */
export const visitLength = 60 * 60_000;

/**
 * Decides whether we can come in a window of a day ("yyyy-mm-dd", '' for any), as seen at `now`. Everything that says
 * when we can come uses this. `can` is 'come', 'ask' (today, and too late to promise it), 'emergency' (outside the
 * hours), 'closed', or 'over' (less than an hour is left). `part` is the part of the window within the hours.
 */
export function visitsIn({ day, window }: { day: string; window: TimeWindow }, rules: VisitRules, now: Date) {
  const clock = wallClock(now);
  const isToday = day === clock.day;
  const left = isToday && clock.time > window.starts ? { ...window, starts: clock.time } : window;
  const hasPassed = day !== '' && day < clock.day;
  if (hasPassed || lengthOf(left) < visitLength) return { can: 'over', part: window } as const;
  const open = hoursOn(rules, day).find((hours) => lengthOf(within(hours, left)) >= visitLength);
  const isPromised = !isToday || clock.time < (rules.sameDayUntil ?? '');
  if (open) return { can: isPromised ? 'come' : 'ask', part: within(open, window) } as const;
  const hasEmergencies = emergencyOn(rules, day).some((hours) => lengthOf(within(hours, left)) > 0);
  return { can: hasEmergencies ? 'emergency' : 'closed', part: window } as const;
}

/** The part of the hours that lies in a window. */
const within = ({ opens, closes }: { opens: string; closes: string }, window: TimeWindow) => ({
  starts: window.starts > opens ? window.starts : opens,
  ends: window.ends < closes ? window.ends : closes,
});

/** The window's length in milliseconds. Negative if it ends before it starts. */
const lengthOf = ({ starts, ends }: TimeWindow) =>
  Date.parse(`1970-01-01T${ends}Z`) - Date.parse(`1970-01-01T${starts}Z`);
