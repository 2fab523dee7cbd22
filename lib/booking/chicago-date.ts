import { wallClock } from '@/lib/hours/clock';

/**
 * The day on the business's calendar (America/Chicago) at the instant `now`, as "yyyy-mm-dd": the earliest day that can
 * be asked for. Never by toISOString, which tells the day in London. Throws a RangeError for an invalid date.
 */
export function chicagoDate(now: Date): string {
  return wallClock(now).day;
}
