import { daysAfter, weekdayOf } from './dates';

/**
 * Returns a date whose UTC fields show the business's clock (America/Chicago) at `now`. The rules for daylight saving
 * time are those since 2007 (15 U.S.C. 260a).
 */
function localTime(now: Date): Date {
  // We don't use Intl: its first use takes 60 to 140 ms on a slow phone.
  const sundayFrom = (dayAndTime: string) => {
    const date = new Date(`${now.getUTCFullYear()}-${dayAndTime}`);
    return date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  };
  // The clock changes at 2 AM local time on the second Sunday of March and the first Sunday of November.
  const summerBegins = sundayFrom('03-08T08:00Z');
  const summerEnds = sundayFrom('11-01T07:00Z');
  const isSummer = now.getTime() >= summerBegins && now.getTime() < summerEnds;
  return new Date(now.getTime() - (isSummer ? 5 : 6) * 60 * 60_000);
}

/** The business's date "yyyy-mm-dd" and time "HH:MM" at `now`. Throws a RangeError for an invalid date. */
export function wallClock(now: Date) {
  const [day = '', clock = ''] = localTime(now).toISOString().split('T');
  const weekday = weekdayOf(day);
  if (!weekday) throw new RangeError('The date has no weekday.');
  return { weekday, day, time: clock.slice(0, 5) };
}

/** Returns "today" or "tomorrow" if the date is one. Before 5 AM, visitors would take "tomorrow" for this morning. */
export function nearDay(date: string, now: Date): 'today' | 'tomorrow' | undefined {
  const { day, time } = wallClock(now);
  if (date === day) return 'today';
  return date === daysAfter(day, 1) && time >= '05:00' ? 'tomorrow' : undefined;
}

/** The instant at which the business's clock shows a date ("yyyy-mm-dd") and a time ("HH:MM"). */
export function toInstant(day: string, time: string): Date {
  const local = Date.parse(`${day}T${time}Z`);
  const inStandardTime = new Date(local + 6 * 60 * 60_000);
  // In summer, the clock is an hour ahead of standard time, so the instant comes an hour earlier.
  const ahead = localTime(inStandardTime).getTime() - local;
  return new Date(inStandardTime.getTime() - ahead);
}

/** Formats a 24-hour time ("HH:MM") as people say it: "7 AM", "9:30 PM", "noon", and "midnight" for 24:00. */
export function formatClock(time: string): string {
  if (time === '12:00') return 'noon';
  if (time === '24:00') return 'midnight';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  // A no-break space keeps the hour and AM or PM on one line.
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}
