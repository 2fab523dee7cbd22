// A day is a text, "yyyy-mm-dd", without a time zone.
// We don't use Intl here: its first use takes 60 to 140 ms on a slow phone.

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

// This is split where it's used, because bundlers keep the result of a call in scripts that don't use it.
const months = 'January February March April May June July August September October November December';

/** The start of a day in UTC. Undefined if the text isn't "yyyy-mm-dd", or for a date such as February 30. */
export function readDay(text: string): Date | undefined {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(text);
  // Some browsers take February 30 for March 2.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined;
}

/** The weekday of a date; undefined if `day` isn't a date with a four-digit year. */
export const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % weekdays.length];

/** The last day with a four-digit year, and the last that a date input of our forms accepts. */
export const lastDay = '9999-12-31';

const dayLength = 24 * 60 * 60_000;

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the day that is `days` after another, or `lastDay` if that comes first. */
export const daysAfter = (day: string, days: number) =>
  dayAt(Math.min(Date.parse(day) + days * dayLength, Date.parse(lastDay)));

/** Lists the days from one to another, both included. */
export function* daysFrom(day: string, to: string) {
  for (let time = Date.parse(day); time <= Date.parse(to); time += dayLength) yield dayAt(time);
}

/** Lists a day and the 366 days after it, so that a search for the next day of some kind ends after a year. */
export const yearFrom = (day: string) => daysFrom(day, daysAfter(day, 366));

const monthOf = (day: string) => months.split(' ')[Number(day.slice(5, 7)) - 1] ?? '';

/** "2026-11-26" as "Nov 26". */
export const shortDate = (day: string) => `${monthOf(day).slice(0, 3)} ${Number(day.slice(8))}`;

/** "2026-03-09" as "March 9, 2026". */
export const longDate = (day: string) =>
  `${monthOf(day)} ${Number(day.slice(8))}, ${Number(day.slice(0, 4))}`;

/** "2026-03-09" as "Monday, March 9, 2026". Returns the text unchanged if it isn't a date. */
export const formatDay = (text: string) => (readDay(text) ? `${weekdayOf(text)}, ${longDate(text)}` : text);

/** "2026-03-09" as "Monday, March 9". */
export const dayWithoutYear = (day: string) => formatDay(day).replace(/, \d+$/, '');
