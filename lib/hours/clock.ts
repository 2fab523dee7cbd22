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

/** The business's time zone. Opening hours are local times there, wherever the visitor is. */
export const businessTimeZone = 'America/Chicago';

// Created on first use and kept: creating it takes a slow phone tens of milliseconds.
let wallClockFormat: Intl.DateTimeFormat | undefined;

/**
 * Local time at the business at the instant `now`: `day` is "yyyy-mm-dd", `time` is "HH:MM", 00:00 to
 * 23:59. Throws a RangeError for an invalid date.
 */
export function wallClock(now: Date) {
  wallClockFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: businessTimeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = wallClockFormat.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const weekday = weekdays.find((name) => name === part('weekday'));
  if (!weekday) throw new RangeError('The date has no weekday.');
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return { weekday, day, time: `${part('hour')}:${part('minute')}` };
}

/**
 * The hour at the business at the instant `now`, 0 to 23, for the boot script: the browser's first
 * use of Intl delays the first paint by 140 ms on a slow phone. US daylight saving time since 2007
 * (15 U.S.C. 260a): from 2 AM on the second Sunday in March to 2 AM on the first in November.
 */
export function businessHour(now: Date): number {
  const sundayFrom = (month: number, day: number, hour: number) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), month, day, hour));
    return date.setUTCDate(day + ((7 - date.getUTCDay()) % 7));
  };
  const isSummer = now.getTime() >= sundayFrom(2, 8, 8) && now.getTime() < sundayFrom(10, 1, 7);
  return (now.getUTCHours() + (isSummer ? 19 : 18)) % 24;
}

/** A 24-hour time ("HH:MM") on a 12-hour clock: "7 AM", "9:30 PM". 24:00 becomes "12 AM". */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  // A no-break space keeps the hour and AM or PM on one line.
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
