import { wallClock } from '@/lib/hours/clock';

/** A calendar date without a time zone. `month` is 1 to 12. */
export type CalendarDay = { year: number; month: number; day: number };

// The calendar repeats every 400 years. From 2000, because Date treats years 0 to 99 as 1900s.
const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

// The latest year of date inputs, since JavaScript's Date ends there.
const lastYear = 275_760;

/**
 * Parses the "yyyy-mm-dd" of a date input (years after 9999 have more digits). Undefined for
 * anything else, including dates such as February 30.
 */
export function readDay(text: string): CalendarDay | undefined {
  const [, ...parts] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const isMonth = year >= 1 && year <= lastYear && month >= 1 && month <= 12;
  return isMonth && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined;
}

/** Whether `text` ("yyyy-mm-dd") is a real date, not before `min` and not after `max`, if given. */
export function isDayWithin(text: string, min: string | undefined, max: string | undefined): boolean {
  const [day, first, last] = [text, min, max].map((bound) => numberOf(bound ?? ''));
  return day !== undefined && (first ?? day) <= day && day <= (last ?? day);
}

// Dates as sortable numbers such as 20260309: as text, the year 10000 would sort before 9999.
function numberOf(text: string): number | undefined {
  const found = readDay(text);
  return found && (found.year * 100 + found.month) * 100 + found.day;
}

// Written and read in UTC, so that no time zone can shift the date. Created on first use, because
// the first formatter makes the browser load time zone data: 50 ms on a phone.
let dateFormat: Intl.DateTimeFormat | undefined;

/** Formats "2026-03-09" as "Monday, March 9, 2026". Returns anything else unchanged. */
export function formatDay(text: string): string {
  const found = readDay(text);
  if (!found) return text;
  const date = new Date(0);
  date.setUTCFullYear(found.year, found.month - 1, found.day);
  dateFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return dateFormat.format(date);
}

/**
 * The date in the business's time zone (America/Chicago) at the instant `now`, as "yyyy-mm-dd": the
 * earliest date to offer. (toISOString would give the date in UTC.) Throws a RangeError if invalid.
 */
export function chicagoDate(now: Date): string {
  return wallClock(now).day;
}
