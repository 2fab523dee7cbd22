import { formatClock, nearDay, wallClock } from './shop-clock';
import { daysAfter, shortDate, weekdayOf, weekdays, yearFrom, type Weekday } from './dates';

/** Times of day, "HH:MM". Midnight at the end of a day is "24:00". */
export type Span = { opens: string; closes: string };

/** Hours of some days of every week. */
export type OpeningHours = Span & { days: readonly Weekday[] };

export type EmergencyHours = OpeningHours & { onClosedDates: boolean };

/** Days off from one date to another ("yyyy-mm-dd"), or days with their own hours. */
export type ClosedDates = { from: string; to: string; reason: string; hours?: Span | undefined };

/** The hours of every week, the dates that differ, and the hours for emergencies, if the business takes any. */
export type Opening = {
  hours: readonly OpeningHours[];
  closedDates: readonly ClosedDates[];
  emergency?: EmergencyHours | undefined;
};

const closed = 'Closed';
const openAllDay = 'Open all day';

const isAllDay = ({ opens, closes }: Span) => opens === '00:00' && closes === '24:00';

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

/** The special entry for a date ("yyyy-mm-dd"), if any: a day off, or a day with its own hours. */
export const specialOn = (day: string, closedDates: readonly ClosedDates[]) =>
  closedDates.find(({ from, to }) => from <= day && day <= to);

/** The hours for emergencies, for a sentence: "24/7", "Saturday, 8 AM – 6 PM", "Monday to Friday, all day". */
export function emergencyHoursText(emergency: EmergencyHours): string {
  if (isAllDay(emergency) && emergency.days.length === weekdays.length) return '24/7';
  const rows = weekTable([emergency]).filter(({ hours }) => hours !== closed);
  const days = new Intl.ListFormat('en-US').format(rows.map(({ daysSpoken }) => daysSpoken));
  return `${days.replace('Every', 'every')}, ${isAllDay(emergency) ? 'all day' : rows[0]?.hours}`;
}

/** The hours that apply on a date ("yyyy-mm-dd"), or all of them if `date` is ''. */
function onDate(hours: readonly OpeningHours[], date: string) {
  const weekday = weekdayOf(date);
  return weekday ? hours.filter(({ days }) => days.includes(weekday)) : hours;
}

/** The opening hours on a date, or in a week if `date` is ''. The list is empty if the business is closed. */
export function hoursOn({ hours, closedDates }: Opening, date: string): readonly Span[] {
  const special = specialOn(date, closedDates);
  if (special) return special.hours ? [special.hours] : [];
  return onDate(hours, date);
}

/** The hours in which the business takes emergencies on a date, or in a week if `date` is ''. */
export function emergencyOn({ emergency, closedDates }: Opening, date: string) {
  const special = specialOn(date, closedDates);
  const isOff = special && !special.hours;
  if (!emergency || (isOff && !emergency.onClosedDates)) return [];
  return onDate([emergency], date);
}

/**
 * Returns when the business closes today: `closes` ("HH:MM") for calculations, and `howLong` for texts such as "We’re open
 * until 9 PM". Undefined if the business is closed at `now`.
 */
export function openUntil(opening: Opening, now: Date) {
  const { day, time } = wallClock(now);
  const span = hoursOn(opening, day).find(({ opens, closes }) => opens <= time && time < closes);
  if (!span) return undefined;
  const { closes } = span;
  return { closes, howLong: isAllDay(span) ? 'all day' : `until ${formatClock(closes)}` };
}

/** Whether the business takes emergencies at `now`, open or not. */
export function takesEmergencies(opening: Opening, now: Date): boolean {
  const { day, time } = wallClock(now);
  return emergencyOn(opening, day).some(({ opens, closes }) => opens <= time && time < closes);
}

/**
 * Returns when the business opens next, or `now` if it is open: `date` and `opens` for calculations, and the rest for texts.
 * `day` can be "today" or "tomorrow", and `weekday` is for texts that are read later. Throws a RangeError after a year
 * without hours.
 */
export function nextOpening(opening: Opening, now: Date) {
  const at = afterOpenMinutes(opening, 0, now);
  if (!at) throw new RangeError('The business isn’t open on any day of the next year.');
  const [date = '', opens = ''] = at.split('T');
  const weekday = clearWeekday(opening, date, now);
  const day = nearDay(date, now) ?? weekday;
  return { date, opens, day, weekday, time: formatClock(opens) };
}

/** Returns "Friday", or "Friday, Nov 27," if readers could take it for another date: on a day off, or a week ahead. */
function clearWeekday({ closedDates }: Opening, date: string, now: Date): string {
  const { day: today } = wallClock(now);
  const isClear = !specialOn(today, closedDates) && date < daysAfter(today, 7);
  const weekday = weekdayOf(date) ?? '';
  return isClear ? weekday : `${weekday}, ${shortDate(date)},`;
}

/** Returns a sentence: whether the business is open, and when it closes or opens. */
export function openingStatus(opening: Opening, now: Date): string {
  const open = openUntil(opening, now);
  if (open) return `We’re open ${open.howLong}.`;
  const { day, time } = nextOpening(opening, now);
  return `We’re closed. We open ${day} at ${time}.`;
}

/**
 * Returns when the business has been open for `minutes` since `now`, as "yyyy-mm-ddTHH:MM" on its clock. Undefined if it
 * isn't open that long within a year.
 */
export function afterOpenMinutes(opening: Opening, minutes: number, now: Date): string | undefined {
  const { day: today, time } = wallClock(now);
  let left = minutes * 60_000;
  for (const date of yearFrom(today)) {
    for (const { opens, closes } of hoursOn(opening, date)) {
      const start = Date.parse(`${date}T${date === today && time > opens ? time : opens}Z`);
      const length = Date.parse(`${date}T${closes}Z`) - start;
      if (length <= 0) continue;
      if (left <= length) return new Date(start + left).toISOString().slice(0, 16);
      left -= length;
    }
  }
  return undefined;
}

/**
 * Returns the latest time of our reply: `date` for calculations, and the rest for texts. `within` is the same
 * promise without a time. Undefined if the business promises no reply.
 */
export function replyBy(shop: Opening & { replyMinutes?: number | undefined }, now: Date) {
  const { replyMinutes } = shop;
  const at = replyMinutes && afterOpenMinutes(shop, replyMinutes, now);
  if (!at) return undefined;
  const [date = '', time = ''] = at.split('T');
  const weekday = clearWeekday(shop, date, now);
  return { date, weekday, time: formatClock(time), within: replyTimeInWords(replyMinutes) };
}

/** Returns how soon we reply: "within 2 hours during business hours". */
export function replyTimeInWords(minutes: number): string {
  const isInHours = minutes > 60 && minutes % 60 === 0;
  return `within ${isInHours ? `${minutes / 60} hours` : `${minutes} minutes`} during business hours`;
}

/** Lists the special dates that aren't over and begin within two weeks, with their hours or "Closed". */
export function datesOffSoon(closedDates: readonly ClosedDates[], now: Date) {
  const { day } = wallClock(now);
  return closedDates
    .filter(({ from, to }) => to >= day && from <= daysAfter(day, 14))
    .map(({ from, to, reason, hours }) => ({
      dates: from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`,
      reason,
      hours: hours ? spanInWords(hours) : closed,
    }));
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
