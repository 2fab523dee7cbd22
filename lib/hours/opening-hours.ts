import { fillWords } from '@/lib/text/plain-text';
import { formatClock, wallClock } from './clock';
import { weekdays, type Weekday } from './weekdays';

/** Days that share opening and closing times ("HH:MM"), as in content/business.json. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };

/** A row of the hours table: consecutive days with the same hours. */
export type HoursRow = {
  weekdays: Weekday[];
  /** As shown: "Mon–Fri", "Sun", "Every day". */
  days: string;
  /** For screen readers: "Monday to Friday". */
  daysSpoken: string;
  /** "7 AM – 9 PM", or "Closed". */
  hours: string;
};

/** Open until a time today, or closed until the next opening ("HH:MM", local time). */
type OpenState = { open: true; until: string } | { open: false; nextDay: Weekday; nextOpens: string };

const hoursOf = (hours: readonly OpeningHours[], day: Weekday) =>
  hours.find((entry) => entry.days.includes(day));

const closed = 'Closed';

/** The hours as rows. Consecutive days with equal hours share a row; the rest are closed. */
export function weekTable(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays): HoursRow[] {
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

/** The hours as text: "Mon–Fri 7 AM – 9 PM, Sat 8 AM – 6 PM, Sun closed". */
export function hoursInWords(hours: readonly OpeningHours[], days: readonly Weekday[] = weekdays): string {
  return weekTable(hours, days)
    .map((row) => `${row.days} ${row.hours === closed ? closed.toLowerCase() : row.hours}`)
    .join(', ');
}

/**
 * Whether the business is open at `now`: from the opening minute up to, but not including, the
 * closing minute. Throws a RangeError if it never opens (content/ is checked for that).
 */
export function openState(hours: readonly OpeningHours[], now: Date): OpenState {
  const { weekday, time } = wallClock(now);
  const today = hoursOf(hours, weekday);
  if (today && today.opens <= time && time < today.closes) return { open: true, until: today.closes };
  const start = weekdays.indexOf(weekday);
  for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
    const nextDay = weekdays[(start + ahead) % weekdays.length];
    const next = nextDay && hoursOf(hours, nextDay);
    const opensLater = ahead > 0 || time < (next?.opens ?? '');
    if (nextDay && next && opensLater) return { open: false, nextDay, nextOpens: next.opens };
  }
  throw new RangeError('The opening hours name no day.');
}

/** The state as a sentence from content/, such as "Closed now, opens {day} at {time}". */
export function openSentence(state: OpenState, words: { openNow: string; closedNow: string }): string {
  if (state.open) return fillWords(words.openNow, { time: formatClock(state.until) });
  return fillWords(words.closedNow, { day: state.nextDay, time: formatClock(state.nextOpens) });
}

/** The hours as schema.org's OpeningHoursSpecification. */
export function toSchemaOrg(hours: readonly OpeningHours[]) {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    opens,
    // How Google expects midnight.
    closes: closes === '24:00' ? '23:59' : closes,
  }));
}

/** The names of consecutive days, as shown and for screen readers. */
function dayNames(days: readonly Weekday[]): Pick<HoursRow, 'days' | 'daysSpoken'> {
  if (days.length === weekdays.length) return { days: 'Every day', daysSpoken: 'Every day' };
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [short, shortLast] = [first.slice(0, 3), last.slice(0, 3)];
  if (days.length === 1) return { days: short, daysSpoken: first };
  const joint = days.length === 2 ? 'and' : 'to';
  return { days: `${short}–${shortLast}`, daysSpoken: `${first} ${joint} ${last}` };
}
