import { daysAfter, shortDate, weekdays, type Weekday } from './dates';
import { isAllDay, nextOpening, openUntil } from './opening-hours';
import type { EmergencyHours, OpeningHours, Shop, Span, SpecialDates } from './shop';
import { formatClock, wallClock } from './shop-clock';

const closed = 'Closed';
const openAllDay = 'Open all day';

const spanInWords = (span: Span) =>
  isAllDay(span) ? openAllDay : `${formatClock(span.opens)} – ${formatClock(span.closes)}`;

/** Returns rows: "Mon–Fri" (for screen readers "Monday to Friday") and "7 AM – 9 PM", "Open all day", or "Closed". */
export function weekTable(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays) {
  const rows: { days: Weekday[]; hours: string }[] = [];
  for (const day of days) {
    const entry = hours.find((one) => one.days.includes(day));
    const hoursText = entry ? spanInWords(entry) : closed;
    const last = rows.at(-1);
    if (last?.hours === hoursText) last.days.push(day);
    else rows.push({ days: [day], hours: hoursText });
  }
  return rows.map((row) => ({ weekdays: row.days, ...dayNames(row.days), hours: row.hours }));
}

/** The hours as text: "Mon–Fri: 7 AM – 9 PM, Sat: 8 AM – 6 PM, Sun: closed". */
export function hoursInWords(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays): string {
  const afterColon = (text: string) => ([closed, openAllDay].includes(text) ? text.toLowerCase() : text);
  return weekTable(hours, days)
    .map((row) => `${row.days}: ${afterColon(row.hours)}`)
    .join(', ');
}

/** The names of consecutive days: `days` to show, and `daysSpoken` for screen readers. */
function dayNames(days: readonly Weekday[]) {
  if (days.length === weekdays.length) return { days: 'Every day', daysSpoken: 'Every day' };
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const shortFirst = first.slice(0, 3);
  if (days.length === 1) return { days: shortFirst, daysSpoken: first };
  const joint = days.length === 2 ? 'and' : 'to';
  return { days: `${shortFirst}–${last.slice(0, 3)}`, daysSpoken: `${first} ${joint} ${last}` };
}

/** The hours for emergencies, for a sentence: "24/7", "Saturday, 8 AM – 6 PM", "Monday to Friday, all day". */
export function emergencyHoursText(emergency: EmergencyHours): string {
  if (isAllDay(emergency) && emergency.days.length === weekdays.length) return '24/7';
  const rows = weekTable([emergency]).filter(({ hours }) => hours !== closed);
  const days = new Intl.ListFormat('en-US').format(rows.map(({ daysSpoken }) => daysSpoken));
  return `${days.replace('Every', 'every')}, ${isAllDay(emergency) ? 'all day' : rows[0]?.hours}`;
}

/** Returns a sentence: whether the business is open, and when it closes or opens. */
export function openingStatus(shop: Pick<Shop, 'hours' | 'closedDates'>, now: Date): string {
  const open = openUntil(shop, now);
  if (open) return `We’re open ${open.howLong}.`;
  const { day, time } = nextOpening(shop, now);
  return `We’re closed. We open ${day} at ${time}.`;
}

/** Lists the special dates that aren't over and begin within two weeks, with their hours or "Closed". */
export function datesOffSoon(closedDates: readonly SpecialDates[], now: Date) {
  const { day } = wallClock(now);
  return closedDates
    .filter(({ from, to }) => to >= day && from <= daysAfter(day, 14))
    .map(({ from, to, reason, hours }) => ({
      dates: from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`,
      reason,
      hours: hours ? spanInWords(hours) : closed,
    }));
}
