import type { Business, ClosedDates, OpeningHours } from '@/lib/content/schemas/business';
import { fillText } from '@/lib/text/plain-text';
import { formatClock, wallClock, weekdays, type Weekday } from './clock';

/** When the business is open: every week, and the dates it is not. */
export type Opening = Pick<Business, 'hours' | 'closedDates'>;

/** Open until a time today, or closed until a day and time, on a date off for a reason: as texts say it. */
type OpenState = { open: boolean; when: { day: string; time: string; reason: string } };

const hoursOf = (hours: readonly OpeningHours[], day: Weekday) =>
  hours.find((entry) => entry.days.includes(day));

const closed = 'Closed';

/**
 * The hours as rows: "Mon–Fri" (for screen readers "Monday to Friday"), "7 AM – 9 PM" or "Closed".
 * Consecutive days with equal hours share a row.
 */
export function weekTable(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays) {
  const rows: { days: Weekday[]; hours: string }[] = [];
  for (const day of days) {
    const entry = hoursOf(hours, day);
    const shown = entry ? `${formatClock(entry.opens)} – ${formatClock(entry.closes)}` : closed;
    const last = rows.at(-1);
    if (last?.hours === shown) last.days.push(day);
    else rows.push({ days: [day], hours: shown });
  }
  return rows.map((row) => ({ weekdays: row.days, ...dayNames(row.days), hours: row.hours }));
}

/** The hours as text: "Mon–Fri: 7 AM – 9 PM, Sat: 8 AM – 6 PM, Sun: closed". */
export function hoursInWords(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays): string {
  return weekTable(hours, days)
    .map((row) => `${row.days}: ${row.hours === closed ? closed.toLowerCase() : row.hours}`)
    .join(', ');
}

/** The dates off that a day is in. */
export const closedOn = (day: string, closedDates: readonly ClosedDates[]) =>
  closedDates.find(({ from, to }) => from <= day && day <= to);

/**
 * Whether the business is open at `now`: from the opening minute up to, but not including, the
 * closing minute, except on dates off. Throws a RangeError if it never opens within a year.
 */
export function openState({ hours, closedDates }: Opening, now: Date): OpenState {
  const { weekday, day, time } = wallClock(now);
  const off = closedOn(day, closedDates);
  const today = off ? undefined : hoursOf(hours, weekday);
  if (today && today.opens <= time && time < today.closes)
    return { open: true, when: { day: weekday, time: formatClock(today.closes), reason: '' } };
  const start = weekdays.indexOf(weekday);
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const nextDay = weekdays[(start + ahead) % weekdays.length];
    const date = daysAfter(day, ahead);
    const next = nextDay && hoursOf(hours, nextDay);
    const opensLater = ahead > 0 || time < (next?.opens ?? '');
    if (nextDay && next && opensLater && !closedOn(date, closedDates)) {
      const isClear = !off && ahead < 7;
      const named = isClear ? nextDay : `${nextDay}, ${shortDate(date)},`;
      const when = { day: named, time: formatClock(next.opens), reason: off?.reason ?? '' };
      return { open: false, when };
    }
  }
  throw new RangeError('The business opens on no day of the next year.');
}

/** The date some days after another, both "yyyy-mm-dd". */
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The state as a sentence from content/, such as "Closed now, opens {day} at {time}". */
export const openSentence = ({ open, when }: OpenState, texts: { openNow: string; closedNow: string }) =>
  fillText(open ? texts.openNow : texts.closedNow, when);

/** "2026-11-26" as "Nov 26". */
const shortDate = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The dates off that aren't over and begin within two weeks: their days, reason and "Closed". */
export function datesOffSoon(closedDates: readonly ClosedDates[], now: Date) {
  const { day } = wallClock(now);
  return closedDates
    .filter(({ from, to }) => to >= day && from <= daysAfter(day, 14))
    .map(({ from, to, reason }) => ({
      dates: from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`,
      reason,
      hours: closed,
    }));
}

export function toSchemaOrg({ hours, closedDates }: Opening) {
  const specification = { '@type': 'OpeningHoursSpecification' };
  return [
    ...hours.map(({ days, opens, closes }) => ({
      ...specification,
      dayOfWeek: days,
      opens,
      // How Google expects midnight.
      closes: closes === '24:00' ? '23:59' : closes,
    })),
    // How Google expects a day off: it opens and closes at midnight.
    ...closedDates.map(({ from, to }) => ({
      ...specification,
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
  ];
}

/** The names of consecutive days, as shown and for screen readers. */
function dayNames(days: readonly Weekday[]) {
  if (days.length === weekdays.length) return { days: 'Every day', daysSpoken: 'Every day' };
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [short, shortLast] = [first.slice(0, 3), last.slice(0, 3)];
  if (days.length === 1) return { days: short, daysSpoken: first };
  const joint = days.length === 2 ? 'and' : 'to';
  return { days: `${short}–${shortLast}`, daysSpoken: `${first} ${joint} ${last}` };
}
