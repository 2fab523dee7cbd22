import { formatClock, wallClock } from './clock';
import { daysAfter, shortDate, weekdayOf, weekdays, type Weekday } from './dates';

/** From and until when, "HH:MM"; midnight is 24:00. */
type Span = { opens: string; closes: string };

/** Hours of some days of every week. */
export type OpeningHours = Span & { days: readonly Weekday[] };

export type EmergencyHours = OpeningHours & { onClosedDates: boolean };

/** Days off, from one to another, "yyyy-mm-dd"; or days with hours of their own. */
export type ClosedDates = { from: string; to: string; reason: string; hours?: Span | undefined };

/** When the business is open: every week, the dates it is not, and when it takes emergencies. */
export type Opening = {
  hours: readonly OpeningHours[];
  closedDates: readonly ClosedDates[];
  emergency?: EmergencyHours | undefined;
};

const closed = 'Closed';

const spanInWords = ({ opens, closes }: Span) => `${formatClock(opens)} – ${formatClock(closes)}`;

/** The hours as rows: "Mon–Fri" (in speech "Monday to Friday") and "7 AM – 9 PM" or "Closed". */
export function weekTable(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays) {
  const rows: { days: Weekday[]; hours: string }[] = [];
  for (const day of days) {
    const entry = hours.find(({ days: theirs }) => theirs.includes(day));
    const times = entry ? spanInWords(entry) : closed;
    const last = rows.at(-1);
    if (last?.hours === times) last.days.push(day);
    else rows.push({ days: [day], hours: times });
  }
  return rows.map((row) => ({ weekdays: row.days, ...dayNames(row.days), hours: row.hours }));
}

/** The hours as text: "Mon–Fri: 7 AM – 9 PM, Sat: 8 AM – 6 PM, Sun: closed". */
export function hoursInWords(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays): string {
  return weekTable(hours, days)
    .map((row) => `${row.days}: ${row.hours === closed ? closed.toLowerCase() : row.hours}`)
    .join(', ');
}

/** What is different on a date, "yyyy-mm-dd": it is off, or has hours of its own. */
export const specialOn = (day: string, closedDates: readonly ClosedDates[]) =>
  closedDates.find(({ from, to }) => from <= day && day <= to);

/** When emergencies are taken: "24/7", "Saturday, 8 AM – 6 PM", "Monday to Friday, all day". */
export function emergencyInWords(emergency: EmergencyHours): string {
  const isAllDay = emergency.opens === '00:00' && emergency.closes === '24:00';
  if (isAllDay && emergency.days.length === weekdays.length) return '24/7';
  const rows = weekTable([emergency]).filter(({ hours }) => hours !== closed);
  const days = new Intl.ListFormat('en-US').format(rows.map(({ daysSpoken }) => daysSpoken));
  return `${days.replace('Every', 'every')}, ${isAllDay ? 'all day' : rows[0]?.hours}`;
}

/** Those of the hours that hold on a date, "yyyy-mm-dd"; all without a date. */
const onDate = <Hours extends OpeningHours>(hours: readonly Hours[], date: string) =>
  hours.filter(({ days }) => !weekdayOf(date) || days.some((day) => day === weekdayOf(date)));

/** The opening hours of a date, or of the week; none if it is closed. */
export function hoursOn({ hours, closedDates }: Opening, date: string): readonly Span[] {
  const special = specialOn(date, closedDates);
  if (special) return special.hours ? [special.hours] : [];
  return onDate(hours, date);
}

/** The hours in which emergencies are taken on a date, or in a week. */
export function emergencyOn({ emergency, closedDates }: Opening, date: string) {
  const special = specialOn(date, closedDates);
  const isOff = special && !special.hours;
  return onDate(emergency && (emergency.onClosedDates || !isOff) ? [emergency] : [], date);
}

/** The next days that have names at this time of day. Before dawn, people would read "tomorrow" as this morning. */
export const nearDays = (time: string) => (time < '05:00' ? ['today'] : ['today', 'tomorrow']);

/** Returns whether the business is open, and when it opens next. Throws a RangeError if that is over a year away. */
export function openState(opening: Opening, now: Date) {
  const { day, time } = wallClock(now);
  const isNow = ({ opens, closes }: Span) => opens <= time && time < closes;
  const today = hoursOn(opening, day).find(isNow);
  const special = specialOn(day, opening.closedDates);
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const date = daysAfter(day, ahead);
    const [hours] = hoursOn(opening, date);
    if (!hours || (ahead === 0 && hours.opens <= time)) continue;
    const isClear = !special && ahead < 7;
    const { opens } = hours;
    const weekday = `${weekdayOf(date)}${isClear ? '' : `, ${shortDate(date)},`}`;
    const next = {
      day: nearDays(time)[ahead] ?? weekday,
      weekday,
      time: formatClock(opens),
      date,
      opens,
    };
    const until = today && formatClock(today.closes);
    return {
      until,
      closes: today?.closes,
      // `day` is as seen from now; `weekday` is for texts that are read later.
      next,
      status: until ? `We’re open until ${until}.` : `We’re closed. We open ${next.day} at ${next.time}.`,
      emergency: emergencyOn(opening, day).some(isNow),
    };
  }
  throw new RangeError('The business opens on no day of the next year.');
}

/**
 * When a reply comes: "Wednesday" and "7:30 AM", and `at` "yyyy-mm-ddTHH:MM"; `hasHour` if `replyTime` tells the
 * minutes. While closed, and shortly before, they count from the next opening.
 */
export function replyBy(shop: Opening & { replyTime?: string | undefined }, now: Date) {
  const minutes = Number(/\b(\d+) minutes\b/.exec(shop.replyTime ?? '')?.[1] ?? 0) * 60_000;
  const { day, time } = wallClock(now);
  const soon = wallClock(new Date(now.getTime() + minutes));
  const isOpen = hoursOn(shop, day).some(
    ({ opens, closes }) => opens <= time && time < closes && soon.time <= closes && soon.day === day,
  );
  const { next } = openState(shop, now);
  const afterOpening = new Date(Date.parse(`${next.date}T${next.opens}Z`) + minutes).toISOString();
  const at = isOpen ? `${soon.day}T${soon.time}` : afterOpening.slice(0, 16);
  const weekday = isOpen ? soon.weekday : next.weekday;
  return { at, day: weekday, time: formatClock(at.slice(11)), hasHour: minutes > 0 };
}

/** The special dates that aren't over and begin within two weeks: their days, reason, and hours or "Closed". */
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

export function toSchemaOrg({ hours, closedDates }: Opening) {
  const specification = ({ opens, closes }: Span) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    // How Google expects midnight.
    closes: closes === '24:00' ? '23:59' : closes,
  });
  // How Google expects a day off.
  const dayOff = { opens: '00:00', closes: '00:00' };
  return [
    ...hours.map((entry) => ({ ...specification(entry), dayOfWeek: entry.days })),
    ...closedDates.map(({ from, to, hours: special = dayOff }) => ({
      ...specification(special),
      validFrom: from,
      validThrough: to,
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
