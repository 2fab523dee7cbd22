import { wallClock } from '@/lib/hours/clock';

/** The start of a day in UTC, from "yyyy-mm-dd". Undefined for anything else, including dates such as February 30. */
export function readDay(text: string): Date | undefined {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(text);
  // Some browsers take February 30 for March 2.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined;
}

// Written and read in UTC, so that no time zone can shift the date. Created on first use, because
// the first formatter makes the browser load time zone data: 50 ms on a phone.
let dateFormat: Intl.DateTimeFormat | undefined;

/** Formats "2026-03-09" as "Monday, March 9, 2026". Returns anything else unchanged. */
export function formatDay(text: string): string {
  const day = readDay(text);
  if (!day) return text;
  dateFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return dateFormat.format(day);
}

/** The date at the business, "yyyy-mm-dd": the earliest date to offer. */
export const chicagoDate = (now: Date): string => wallClock(now).day;
