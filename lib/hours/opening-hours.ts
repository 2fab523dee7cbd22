import { daysAfter, shortDate, weekdayOf, yearFrom } from './dates';
import type { OpeningHours, Shop, Span, SpecialDates } from './shop';
import { formatClock, nearDay, wallClock } from './shop-clock';

/** The hours of every week, and the dates that differ. */
type Hours = Pick<Shop, 'hours' | 'closedDates'>;

export const isAllDay = ({ opens, closes }: Span) => opens === '00:00' && closes === '24:00';

/** The special entry for a date ("yyyy-mm-dd"), if any: a day off, or a day with its own hours. */
export const specialOn = (day: string, closedDates: readonly SpecialDates[]) =>
  closedDates.find(({ from, to }) => from <= day && day <= to);

/** The hours that apply on a date ("yyyy-mm-dd"), or all of them if `date` is ''. */
function onDate(hours: readonly OpeningHours[], date: string) {
  const weekday = weekdayOf(date);
  return weekday ? hours.filter(({ days }) => days.includes(weekday)) : hours;
}

/** The opening hours on a date, or in a week if `date` is ''. The list is empty if the business is closed. */
export function hoursOn({ hours, closedDates }: Hours, date: string): readonly Span[] {
  const special = specialOn(date, closedDates);
  if (special) return special.hours ? [special.hours] : [];
  return onDate(hours, date);
}

/** The hours in which the business takes emergencies on a date, or in a week if `date` is ''. */
export function emergencyOn({ emergency, closedDates }: Shop, date: string) {
  const special = specialOn(date, closedDates);
  const isOff = special && !special.hours;
  if (!emergency || (isOff && !emergency.onClosedDates)) return [];
  return onDate([emergency], date);
}

/**
 * Returns when the business closes today: `closes` ("HH:MM") for calculations, and `howLong` for texts such as "We’re
 * open until 9 PM". Undefined if the business is closed at `now`.
 */
export function openUntil(shop: Hours, now: Date) {
  const { day, time } = wallClock(now);
  const span = hoursOn(shop, day).find(({ opens, closes }) => opens <= time && time < closes);
  if (!span) return undefined;
  const { closes } = span;
  return { closes, howLong: isAllDay(span) ? 'all day' : `until ${formatClock(closes)}` };
}

/** Whether the business takes emergencies at `now`, open or not. */
export function takesEmergencies(shop: Shop, now: Date): boolean {
  const { day, time } = wallClock(now);
  return emergencyOn(shop, day).some(({ opens, closes }) => opens <= time && time < closes);
}

/**
 * Returns when the business opens next, or `now` if it is open: `date` and `opens` for calculations, and the rest for
 * texts. `day` can be "today" or "tomorrow", and `weekday` is for texts that are read later. Throws a RangeError after
 * a year without hours.
 */
export function nextOpening(shop: Hours, now: Date) {
  const at = afterOpenMinutes(shop, 0, now);
  if (!at) throw new RangeError('The business isn’t open on any day of the next year.');
  const [date = '', opens = ''] = at.split('T');
  const weekday = clearWeekday(shop, date, now);
  const day = nearDay(date, now) ?? weekday;
  return { date, opens, day, weekday, time: formatClock(opens) };
}

/** Returns "Friday", or "Friday, Nov 27," if readers could take it for another date: on a day off, or a week ahead. */
export function clearWeekday({ closedDates }: Pick<Shop, 'closedDates'>, date: string, now: Date): string {
  const { day: today } = wallClock(now);
  const isClear = !specialOn(today, closedDates) && date < daysAfter(today, 7);
  const weekday = weekdayOf(date) ?? '';
  return isClear ? weekday : `${weekday}, ${shortDate(date)},`;
}

/**
 * Returns when the business has been open for `minutes` since `now`, as "yyyy-mm-ddTHH:MM" on its clock. Undefined if
 * it isn't open that long within a year.
 */
export function afterOpenMinutes(shop: Hours, minutes: number, now: Date): string | undefined {
  const { day: today, time } = wallClock(now);
  let left = minutes * 60_000;
  for (const date of yearFrom(today)) {
    for (const { opens, closes } of hoursOn(shop, date)) {
      const start = Date.parse(`${date}T${date === today && time > opens ? time : opens}Z`);
      const length = Date.parse(`${date}T${closes}Z`) - start;
      if (length <= 0) continue;
      if (left <= length) return new Date(start + left).toISOString().slice(0, 16);
      left -= length;
    }
  }
  return undefined;
}
