import { formatDollars } from '@/lib/pricing/pricing';
import { formatClock, instantOf, wallClock } from './clock';
import { emergencyOn, openState, specialOn } from './opening-hours';
import { anyTime, visitsIn, type VisitRules } from './visits';
import { daysAfter, shortDate, weekdayOf, weekdays } from './dates';

export type HeadlineFacts = VisitRules & { afterHoursPrice?: number | undefined };

/** What the first screen says: two lines, what qualifies them, and the shop: only for emergencies, open, or closed. */
export type Headline = readonly [
  first: string,
  second: string,
  note: string,
  shop: 'open' | 'closed' | 'emergency',
];

/** "noon", "10 AM". */
const inWords = (time: string) => (time === '12:00' ? 'noon' : formatClock(time));

/** Without what goes without saying: shops open in the morning and close in the evening. */
const opening = (time: string) => formatClock(time).replace('\u00a0AM', '');
const closing = (time: string) => inWords(time).replace('\u00a0PM', '');

/** What is true at `now`, for the largest line of the home page. Throws as `openState`. */
export function headline(facts: HeadlineFacts, now: Date): Headline {
  const { sameDayUntil, afterHoursPrice, closedDates } = facts;
  const { day, time } = wallClock(now);
  const { closes, next, emergency } = openState(facts, now);
  const { can } = visitsIn(day, anyTime, facts, now);
  const price = afterHoursPrice && `from ${formatDollars(afterHoursPrice)}`;
  const usually = sameDayUntil && `Usually, if booked by ${inWords(sameDayUntil)}.`;
  const near = next.date > daysAfter(day, 7) ? shortDate(next.date) : (weekdayOf(next.date) ?? '');
  const isTomorrow = next.day === 'tomorrow';
  const later = `${isTomorrow ? 'Tomorrow' : near} from ${opening(next.opens)}.`;
  if (closes) {
    const until = `Open until ${closing(closes)}.`;
    if (can === 'come') return ['We can come', 'today.', `${usually} ${until}`, 'open'];
    if (can === 'ask' && sameDayUntil)
      return ['Today: ask us.', later, `Past ${inWords(sameDayUntil)}. ${until}`, 'open'];
    if (can === 'ask') return [until, 'Ask about today.', 'Call us, or pick a day online.', 'open'];
    const isHelped = emergencyOn(facts, day).some((hours) => hours.closes > closes);
    const after = isHelped && price ? ` After ${formatClock(closes)}: ${price}.` : '';
    return [until, later, `Too late for today.${after}`, 'open'];
  }

  const shop = emergency ? 'emergency' : 'closed';
  const isNight = time >= '17:00' || time < '05:00';
  const answer = emergency ? 'Emergencies: call.' : `We answer from ${next.time}.`;
  if (next.day === 'today' && !(emergency && isNight)) {
    const opens = `Opens at ${opening(next.opens)}.`;
    if (can === 'come') return [opens, 'We can come today.', usually ?? '', shop];
    return [opens, 'Ask about today.', answer, shop];
  }
  const isNear = next.day === 'today' || (isTomorrow && isNight);
  const back = isNear ? `Closed until ${opening(next.opens)}.` : `Back ${near} at ${opening(next.opens)}.`;
  const special = specialOn(day, closedDates);
  const reason = special && !special.hours ? `Closed for ${special.reason}. ` : '';
  if (!emergency) return [back, `Book for ${isTomorrow ? 'tomorrow' : near}.`, `${reason}${answer}`, shop];
  const helped = price ? `${isNight ? 'Tonight' : 'Today'} ${price}.` : 'Emergency? Call.';
  return [back, helped, `${reason}${answer}`, shop];
}

/** Every headline, and by weekday, or by date near a day off, from when ("HH:MM") which of them holds. */
export type HeadlineTable = { said: Headline[]; days: Record<string, [from: string, index: number][]> };

/** The headlines for good, so that a page can say them before it is painted, without knowing the rules. */
export function headlineTable(facts: HeadlineFacts): HeadlineTable {
  const said: Headline[] = [];
  const times = changes(facts);
  const indexOf = (words: Headline) => {
    const known = said.findIndex((other) => String(other) === String(words));
    return known < 0 ? said.push(words) - 1 : known;
  };
  const planOf = (day: string, rules: HeadlineFacts) =>
    times
      .map((time): [string, number] => [time, indexOf(headline(rules, instantOf(day, time)))])
      .filter(([, index], at, all) => index !== all[at - 1]?.[1]);
  // 2024 began on a Monday.
  const days = Object.fromEntries(
    weekdays.map((weekday, ahead) => [
      weekday,
      planOf(daysAfter('2024-01-01', ahead), { ...facts, closedDates: [] }),
    ]),
  );
  for (const { from, to } of facts.closedDates) {
    // A week before, the next visit can be on it.
    for (let day = daysAfter(from, -8); day <= to; day = daysAfter(day, 1)) {
      const plan = planOf(day, facts);
      if (String(plan) !== String(days[weekdayOf(day) ?? ''])) days[day] = plan;
    }
  }
  return { said, days };
}

/** The times of a day, "HH:MM" in order, at which a headline can change. */
function changes({ hours, closedDates, emergency, sameDayUntil }: HeadlineFacts): string[] {
  const special = closedDates.map((dates) => dates.hours);
  const limits = [...hours, ...special, emergency].flatMap((span) => (span ? [span.opens, span.closes] : []));
  const named = ['00:00', '05:00', '17:00', anyTime.ends, ...limits, ...(sameDayUntil ? [sameDayUntil] : [])];
  // Less than a visit before its end, a day is over.
  const minutes = named
    .map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
    .flatMap((minute) => [minute, minute - 59])
    .filter((minute) => minute >= 0 && minute < 24 * 60)
    .toSorted((a, b) => a - b);
  return [...new Set(minutes)].map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
}
