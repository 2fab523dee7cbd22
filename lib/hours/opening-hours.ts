import { formatClock, wallClock } from './clock';
import { weekdays, type Weekday } from './weekdays';

/** Opening hours in content/business.json: days that share an opening and a closing time ("HH:MM"). */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };

/** A row of the hours table: consecutive days with the same hours. */
export type HoursRow = {
  weekdays: Weekday[];
  /** Shown: "Mon–Fri", "Sun", "Every day". */
  days: string;
  /** For screen readers: "Monday to Friday". */
  daysSpoken: string;
  /** "7 AM – 9 PM", or "Closed". */
  hours: string;
};

/** Open until a time ("HH:MM") today, or closed until the opening time of a day, in local time. */
type OpenState = { open: true; until: string } | { open: false; nextDay: Weekday; nextOpens: string };

const hoursOf = (hours: readonly OpeningHours[], day: Weekday) =>
  hours.find((entry) => entry.days.includes(day));

const closed = 'Closed';

/**
 * The hours as rows from Monday to Sunday; neighboring days with the same hours share a row. A day
 * without hours is closed (content/ has to say so in "closedDays").
 */
export function weekTable(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays): HoursRow[] {
  const rows: { days: Weekday[]; hours: string }[] = [];
  for (const day of days) {
    const entry = hoursOf(hours, day);
    const shown = entry ? `${formatClock(entry.opens)} – ${formatClock(entry.closes)}` : closed;
    const last = rows.at(-1);
    if (last?.hours === shown) last.days.push(day);
    else rows.push({ days: [day], hours: shown });
  }
  return rows.map((row) => ({
    weekdays: row.days,
    days: daysShort(row.days),
    daysSpoken: daysSpoken(row.days),
    hours: row.hours,
  }));
}

/** The hours of some days within a sentence: "Mon–Fri 7 AM – 9 PM, Sat 8 AM – 6 PM, Sun closed". */
export function hoursInWords(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays): string {
  return weekTable(hours, days)
    .map((row) => `${row.days} ${row.hours === closed ? closed.toLowerCase() : row.hours}`)
    .join(', ');
}

/**
 * Whether the business is open at the instant `now`: from the opening minute up to, not including,
 * the closing one. Throws a RangeError if the hours name no day (content/ is checked for that).
 */
export function openState(hours: readonly OpeningHours[], now: Date): OpenState {
  const { weekday, time } = wallClock(now);
  const today = hoursOf(hours, weekday);
  if (today && today.opens <= time && time < today.closes) return { open: true, until: today.closes };
  const start = weekdays.indexOf(weekday);
  for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
    const nextDay = weekdays[(start + ahead) % weekdays.length];
    const next = nextDay && hoursOf(hours, nextDay);
    const stillToCome = ahead > 0 || time < (next?.opens ?? '');
    if (nextDay && next && stillToCome) return { open: false, nextDay, nextOpens: next.opens };
  }
  throw new RangeError('The opening hours name no day.');
}

/** The state in the words of content/: "Open now until {time}" or "Closed now, opens {day} at {time}". */
export function openSentence(state: OpenState, words: { openNow: string; closedNow: string }): string {
  if (state.open) return words.openNow.replaceAll('{time}', formatClock(state.until));
  return words.closedNow
    .replaceAll('{day}', state.nextDay)
    .replaceAll('{time}', formatClock(state.nextOpens));
}

/** The hours as schema.org's OpeningHoursSpecification has them, without its "@type". */
export function toSchemaOrg(
  hours: readonly OpeningHours[],
): { dayOfWeek: Weekday[]; opens: string; closes: string }[] {
  return hours.map(({ days, opens, closes }) => ({
    dayOfWeek: days,
    opens,
    // Midnight as Google reads it.
    closes: closes === '24:00' ? '23:59' : closes,
  }));
}

function daysShort(days: readonly Weekday[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (days.length === weekdays.length) return 'Every day';
  return days.length === 1 ? first.slice(0, 3) : `${first.slice(0, 3)}–${last.slice(0, 3)}`;
}

function daysSpoken(days: readonly Weekday[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (days.length === weekdays.length) return 'Every day';
  if (days.length === 1) return first;
  return `${first} ${days.length === 2 ? 'and' : 'to'} ${last}`;
}
