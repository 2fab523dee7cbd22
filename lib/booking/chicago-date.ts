import { wallClock } from '@/lib/hours/clock';

// The first reading loads the browser's time zones, 20 to 60 ms on a slow phone. The start script evaluates this file in a task of
// its own (scripts/webpack/first-modules.mjs), so that no form waits for it.
wallClock(new Date());

/**
 * The day on the business's calendar (America/Chicago) at the instant `now`, as "yyyy-mm-dd": the earliest day that can
 * be asked for. Never by toISOString, which tells the day in London. Throws a RangeError for an invalid date.
 */
export function chicagoDate(now: Date): string {
  return wallClock(now).day;
}
