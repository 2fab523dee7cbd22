import { weekdays, type Weekday } from './weekdays';

/** The business's own zone: opening hours are times on a clock there, wherever the visitor is. */
export const businessTimeZone = 'America/Chicago';

/** The clock on the business's wall: its weekday, its day as "yyyy-mm-dd", and the time as "HH:MM" from 00:00 to 23:59. */
type WallClock = { weekday: Weekday; day: string; time: string };

// One format for day and time, made when it is first asked for: each one that is made keeps a phone busy.
let wallClockFormat: Intl.DateTimeFormat | undefined;
const makeFormat = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: businessTimeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** What the clock on the business's wall shows at the instant `now`. Throws a RangeError for an invalid date. */
export function wallClock(now: Date): WallClock {
  const parts = (wallClockFormat ??= makeFormat()).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const weekday = weekdays.find((name) => name === part('weekday'));
  if (!weekday) throw new RangeError('The date has no weekday.');
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return { weekday, day, time: `${part('hour')}:${part('minute')}` };
}

// A line never breaks between the hour and its AM or PM.
const noBreakSpace = '\u00a0';

/** A time "HH:MM" of the 24-hour clock as Americans read it: "7 AM", "9:30 PM", "12 PM" for noon, "12 AM" for 24:00. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${noBreakSpace}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
