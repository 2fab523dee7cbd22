import { formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { clockInWords, formatClock, instantOf, nearDay, wallClock } from './shop-clock';
import { daysAfter, longDate, weekdayOf, weekdays, yearFrom } from './dates';
import { emergencyOn, nextOpening, openUntil, specialOn, takesEmergencies } from './opening-hours';
import { anyTime, visitLength, visitsIn, type VisitRules } from './visits';

export type HeadlineFacts = VisitRules & { afterHoursPrice?: number | undefined };

/** The first screen: its large line, the note below it, and whether the shop is open or takes only emergencies. */
export type Headline = readonly [line: string, note: string, shop: 'open' | 'closed' | 'emergency'];

const weCanCome = 'We can come {visit}.';
const repairTonight = 'Emergency repair tonight.';
const repairToday = 'Emergency repair today.';

/** The line and the note of each kind. Kinds with a price or a reason are used only if there is one. */
const words = {
  come: [weCanCome, 'Book before {noon} and we usually come the same day. We’re open until {closes}.'],
  ask: [weCanCome, 'Need it today? Call us. We may have an opening. We’re open until {closes}.'],
  late: [weCanCome, 'We’re open until {closes} if you’d rather call.'],
  lateWithPrice: [weCanCome, 'We’re open until {closes}. Emergency visits after that start at {price}.'],
  lateWithEmergencies: [weCanCome, 'We’re open until {closes}. After that, call us in an emergency.'],
  opensWithPrice: [weCanCome, 'We open at {opens}. Emergency visits before that start at {price}.'],
  opensLate: [weCanCome, 'Need it today? Call us when we open at {opens}.'],
  closed: [weCanCome, 'Book now and we’ll confirm when we open {opening}.'],
  closedFor: [weCanCome, 'We’re closed for {reason}. Book now and we’ll confirm when we open {opening}.'],
  tonight: [repairTonight, 'Call us now. Regular visits start again {opening}.'],
  tonightWithPrice: [
    repairTonight,
    'Emergency visits start at {price}. Regular visits start again {opening}.',
  ],
  today: [repairToday, 'We’re closed until {opening}. Call us in an emergency.'],
  todayWithPrice: [repairToday, 'We’re closed until {opening}. Emergency visits start at {price}.'],
  todayWithReason: [
    repairToday,
    'We’re closed for {reason} until {opening}. Emergency visits start at {price}.',
  ],
} as const;

type Kind = keyof typeof words;

/** Returns the headline at `now`. Throws as `nextOpening` does. */
export function headline(shop: HeadlineFacts, now: Date): Headline {
  const today = wallClock(now).day;
  const closes = openUntil(shop, now);
  const next = nextOpening(shop, now);
  const facts = {
    visit: dayInWords(nextVisitDay(shop, now) ?? next.date, now),
    opening: next.date === today ? `at ${next.time}` : `${dayInWords(next.date, now)} at ${next.time}`,
    opens: next.time,
    closes: formatClock(closes ?? ''),
    noon: clockInWords(shop.sameDayUntil ?? ''),
    price: formatDollars(shop.afterHoursPrice ?? 0),
    reason: shortReason(shop, today),
  };
  const [line, note] = words[closes ? kindWhileOpen(shop, closes, now) : kindWhileClosed(shop, now)];
  const stateWhileClosed = takesEmergencies(shop, now) ? 'emergency' : 'closed';
  return [fillText(line, facts), fillText(note, facts), closes ? 'open' : stateWhileClosed];
}

function kindWhileOpen(shop: HeadlineFacts, closes: string, now: Date): Kind {
  const { day } = wallClock(now);
  const { can } = visitsIn({ day, window: anyTime }, shop, now);
  if (can === 'come' || can === 'ask') return can;
  const hasEmergenciesLater = emergencyOn(shop, day).some((hours) => hours.closes > closes);
  if (!hasEmergenciesLater) return 'late';
  return shop.afterHoursPrice ? 'lateWithPrice' : 'lateWithEmergencies';
}

function kindWhileClosed(shop: HeadlineFacts, now: Date): Kind {
  const { day, time } = wallClock(now);
  const { afterHoursPrice } = shop;
  const hasReason = shortReason(shop, day) !== '';
  const isEmergencyTime = takesEmergencies(shop, now);
  const isNight = time >= '17:00' || time < '05:00';
  const opensToday = nextOpening(shop, now).date === day;
  if (opensToday && !(isEmergencyTime && isNight)) {
    if (isEmergencyTime && afterHoursPrice) return 'opensWithPrice';
    return visitsIn({ day, window: anyTime }, shop, now).can === 'come' ? 'closed' : 'opensLate';
  }
  if (!isEmergencyTime) return hasReason ? 'closedFor' : 'closed';
  if (isNight) return afterHoursPrice ? 'tonightWithPrice' : 'tonight';
  if (!afterHoursPrice) return 'today';
  return hasReason ? 'todayWithReason' : 'todayWithPrice';
}

/** The first day on which we can come without a call. */
function nextVisitDay(shop: HeadlineFacts, now: Date) {
  for (const day of yearFrom(wallClock(now).day)) {
    if (visitsIn({ day, window: anyTime }, shop, now).can === 'come') return day;
  }
  return undefined;
}

/** Why the shop is off on a day, or ''. A note with a longer reason would take three lines on a phone. */
function shortReason({ closedDates }: HeadlineFacts, day: string) {
  const { reason = '', hours } = specialOn(day, closedDates) ?? {};
  return hours || reason.length > 16 ? '' : reason;
}

/** "today", "tomorrow", "Friday" or, a week ahead, "December 26". */
function dayInWords(date: string, now: Date) {
  const isNextWeek = date >= daysAfter(wallClock(now).day, 7);
  const farDay = isNextWeek ? longDate(date).replace(/,.*/, '') : weekdayOf(date);
  return nearDay(date, now) ?? farDay ?? '';
}

/**
 * Every headline. For each weekday, and each date near a day off, `days` has the times ("HH:MM") from which another
 * headline applies, with its index.
 */
export type HeadlineTable = { headlines: Headline[]; days: Record<string, [from: string, index: number][]> };

/** Precomputes the headlines, so that the boot script can look one up before the first paint, without the rules. */
export function headlineTable(facts: HeadlineFacts): HeadlineTable {
  const headlines: Headline[] = [];
  const times = timesOfChange(facts);
  const indexOf = (one: Headline) => {
    const known = headlines.findIndex((other) => String(other) === String(one));
    return known < 0 ? headlines.push(one) - 1 : known;
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
    // From eight days before, the next possible visit can fall on a day off.
    for (let day = daysAfter(from, -8); day <= to; day = daysAfter(day, 1)) {
      const plan = planOf(day, facts);
      if (String(plan) !== String(days[weekdayOf(day) ?? ''])) days[day] = plan;
    }
  }
  return { headlines, days };
}

/**
 * The times of a day, "HH:MM" in order, at which a headline can change: the limits of all hours, and 59 minutes before
 * each, when a visit no longer fits in.
 */
function timesOfChange({ hours, closedDates, emergency, sameDayUntil = '00:00' }: HeadlineFacts): string[] {
  const specialHours = closedDates.map((dates) => dates.hours);
  const allHours = [...hours, ...specialHours, emergency].filter((span) => span !== undefined);
  const limits = allHours.flatMap(({ opens, closes }) => [opens, closes]);
  const times = ['00:00', '05:00', '17:00', sameDayUntil, anyTime.ends, ...limits];
  const tooLate = times.map((time) => new Date(Date.parse(`1970-01-01T${time}Z`) - visitLength + 60_000));
  const all = [...times, ...tooLate.map((date) => date.toISOString().slice(11, 16))];
  return [...new Set(all)].filter((time) => time < '24:00').toSorted();
}
