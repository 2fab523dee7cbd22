import { formatDollars } from '@/lib/pricing/pricing';
import { clockInWords, formatClock, instantOf, wallClock } from './clock';
import { emergencyOn, nearDays, openState, specialOn } from './opening-hours';
import { anyTime, visitsIn, type VisitRules } from './visits';
import { daysAfter, longDate, weekdayOf, weekdays } from './dates';

export type HeadlineFacts = VisitRules & { afterHoursPrice?: number | undefined };

/** The first screen: one sentence, a note below it, and whether the shop is open, closed, or takes only emergencies. */
export type Headline = readonly [line: string, note: string, shop: 'open' | 'closed' | 'emergency'];

const visit = 'We can come {visit}.';
const tonight = 'Emergency repair tonight.';
const today = 'Emergency repair today.';

/** The line and the note for each kind. `kindAt` returns a kind with a price or a reason only if there is one. */
const words = {
  come: [visit, 'Book before {noon} and we usually come the same day. We’re open until {closes}.'],
  ask: [visit, 'Need it today? Call us. We may have an opening. We’re open until {closes}.'],
  late: [visit, 'We’re open until {closes} if you’d rather call.'],
  lateWithPrice: [visit, 'We’re open until {closes}. Emergency visits after that start at {price}.'],
  lateWithEmergencies: [visit, 'We’re open until {closes}. After that, call us in an emergency.'],
  opensWithPrice: [visit, 'We open at {opens}. Emergency visits before that start at {price}.'],
  opensLate: [visit, 'Need it today? Call us when we open at {opens}.'],
  closed: [visit, 'Book now and we’ll confirm when we open {opening}.'],
  closedFor: [visit, 'We’re closed for {reason}. Book now and we’ll confirm when we open {opening}.'],
  tonight: [tonight, 'Call us now. Regular visits start again {opening}.'],
  tonightWithPrice: [tonight, 'Emergency visits start at {price}. Regular visits start again {opening}.'],
  today: [today, 'We’re closed until {opening}. Call us in an emergency.'],
  todayWithPrice: [today, 'We’re closed until {opening}. Emergency visits start at {price}.'],
  todayWithReason: [today, 'We’re closed for {reason} until {opening}. Emergency visits start at {price}.'],
} as const;

type Kind = keyof typeof words;

/** A note with a longer reason would take three lines on a phone. */
const longestReason = 16;

/** Returns the home page's large line and its note at `now`. Throws as `openState` does. */
export function headline(shop: HeadlineFacts, now: Date): Headline {
  const { sameDayUntil, afterHoursPrice, closedDates } = shop;
  const { day, time } = wallClock(now);
  const { closes, next, emergency } = openState(shop, now);
  const special = specialOn(day, closedDates);
  const reason = special && !special.hours ? special.reason : '';
  const hasReason = reason !== '' && reason.length <= longestReason;
  const opens = formatClock(next.opens);
  const twoMonths = Array.from({ length: 60 }, (_, ahead) => daysAfter(day, ahead));
  const visitDay = twoMonths.find((date) => visitsIn(date, anyTime, shop, now).can === 'come');
  const facts: Record<string, string> = {
    visit: dayInWords(visitDay ?? next.date, day, time),
    opening: next.day === 'today' ? `at ${opens}` : `${dayInWords(next.date, day, time)} at ${opens}`,
    opens,
    closes: formatClock(closes ?? ''),
    noon: clockInWords(sameDayUntil ?? ''),
    price: afterHoursPrice ? formatDollars(afterHoursPrice) : '',
    reason,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  const [line, note] = words[kindAt(shop, hasReason, now)];
  const mark = emergency ? 'emergency' : 'closed';
  return [filled(line), filled(note), closes ? 'open' : mark];
}

function kindAt(shop: HeadlineFacts, hasReason: boolean, now: Date): Kind {
  const { day, time } = wallClock(now);
  const { closes, next, emergency } = openState(shop, now);
  const { can } = visitsIn(day, anyTime, shop, now);
  const hasPrice = shop.afterHoursPrice !== undefined;
  if (closes) {
    if (can === 'come' || can === 'ask') return can;
    if (!emergencyOn(shop, day).some((hours) => hours.closes > closes)) return 'late';
    return hasPrice ? 'lateWithPrice' : 'lateWithEmergencies';
  }
  const isNight = time >= '17:00' || time < '05:00';
  if (next.day === 'today' && !(emergency && isNight)) {
    if (emergency && hasPrice) return 'opensWithPrice';
    return can === 'come' ? 'closed' : 'opensLate';
  }
  if (!emergency) return hasReason ? 'closedFor' : 'closed';
  if (isNight) return hasPrice ? 'tonightWithPrice' : 'tonight';
  if (!hasPrice) return 'today';
  return hasReason ? 'todayWithReason' : 'todayWithPrice';
}

/** "today", "tomorrow", "Friday" or, a week ahead, "December 26". */
function dayInWords(date: string, day: string, time: string) {
  const near = nearDays(time).find((_, ahead) => date === daysAfter(day, ahead));
  if (near) return near;
  return date < daysAfter(day, 7) ? (weekdayOf(date) ?? '') : longDate(date).replace(/,.*/, '');
}

/** Every headline, and by weekday, or by date near a day off, from when ("HH:MM") which of them holds. */
export type HeadlineTable = { said: Headline[]; days: Record<string, [from: string, index: number][]> };

/** The headlines for good, so that a page can say them before it is painted, without knowing the rules. */
export function headlineTable(facts: HeadlineFacts): HeadlineTable {
  const said: Headline[] = [];
  const times = changes(facts);
  const indexOf = (one: Headline) => {
    const known = said.findIndex((other) => String(other) === String(one));
    return known < 0 ? said.push(one) - 1 : known;
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
