import { wallClock } from '@/lib/hours/clock';

/** A day of the calendar, apart from any time zone. `month` is 1 to 12. */
export type CalendarDay = { year: number; month: number; day: number };

// The Gregorian calendar repeats every 400 years. Counting from 2000 avoids Date's special meaning of the years 0 to 99.
const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

// Date controls know no later year, since JavaScript's own calendar ends there.
const lastYear = 275_760;

/**
 * Reads "yyyy-mm-dd" as a date control writes it (years after 9999 have more digits). Undefined for anything else, and for
 * days such as February 30.
 */
export function readDay(text: string): CalendarDay | undefined {
  const [, ...parts] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const isMonth = year >= 1 && year <= lastYear && month >= 1 && month <= 12;
  return isMonth && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined;
}

/** Whether the day `text` ("yyyy-mm-dd") exists and is neither before `min` nor after `max`, where these are given. */
export function isDayWithin(text: string, min: string | undefined, max: string | undefined): boolean {
  const [day, first, last] = [text, min, max].map((bound) => numberOf(bound ?? ''));
  return day !== undefined && (first ?? day) <= day && day <= (last ?? day);
}

// Days in their order, as numbers such as 20260309: as text, the year 10000 would come before 9999.
function numberOf(text: string): number | undefined {
  const found = readDay(text);
  return found && (found.year * 100 + found.month) * 100 + found.day;
}

// The day is put on the calendar of UTC and read from there, so that no zone can shift it. Made when the first day is to be
// written, long after the start: browsers load their time zones with the first format, which takes a phone 50 ms.
let written: Intl.DateTimeFormat | undefined;

/** "2026-03-09" as Americans write it: "Monday, March 9, 2026". What isn't a day comes back as it is. */
export function formatDay(text: string): string {
  const found = readDay(text);
  if (!found) return text;
  const date = new Date(0);
  date.setUTCFullYear(found.year, found.month - 1, found.day);
  written ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return written.format(date);
}

/**
 * The day on the business's calendar (America/Chicago) at the instant `now`, as "yyyy-mm-dd": the earliest day that can
 * be asked for. Never by toISOString, which tells the day in London. Throws a RangeError for an invalid date.
 */
export function chicagoDate(now: Date): string {
  return wallClock(now).day;
}
