import { formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { formatClock, toInstant, nearDay, wallClock } from './shop-clock';
import { daysAfter, daysFrom, longDate, weekdayOf, weekdays, yearFrom } from './dates';
import { emergencyOn, nextOpening, openUntil, replyBy, specialOn, takesEmergencies } from './opening-hours';
import { anyTime, visitLength, visitsIn, type VisitRules } from './visits';

export type HeadlineFacts = VisitRules & {
  afterHoursPrice?: number | undefined;
  replyMinutes?: number | undefined;
};

/** The words of the first screen. `shop` says whether the shop is open, closed, or takes only emergencies. */
export type Headline = { line: string; note: string; shop: 'open' | 'closed' | 'emergency' };

const weCanCome = 'We can come {visit}.';
const repairTonight = 'Emergency repair tonight.';
const repairToday = 'Emergency repair today.';

/** The line and the note of each kind. Kinds with a price, a reason, or a reply are used only if there is one. */
const words = {
  come: [weCanCome, 'Book before {noon} and we usually come the same day. We’re open {howLong}.'],
  ask: [weCanCome, 'Need it today? Call us. We may have an opening. We’re open {howLong}.'],
  late: [weCanCome, 'We’re open {howLong} if you’d rather call.'],
  lateWithPrice: [weCanCome, 'We’re open {howLong}. Emergency visits after that start at {price}.'],
  lateWithEmergencies: [weCanCome, 'We’re open {howLong}. After that, call us in an emergency.'],
  opensWithPrice: [weCanCome, 'We open at {opens}. Emergency visits before that start at {price}.'],
  opensLate: [weCanCome, 'Need it today? Call us when we open at {opens}.'],
  closed: [weCanCome, 'Book now and we’ll confirm when we open {opening}.'],
  closedWithReply: [weCanCome, 'Book now and we’ll confirm by {reply}.'],
  closedFor: [weCanCome, 'Closed today: {reason}. Book now and we’ll confirm when we open {opening}.'],
  closedForWithReply: [weCanCome, 'Closed today: {reason}. Book now and we’ll confirm by {reply}.'],
  tonight: [repairTonight, 'Call us now. Regular visits start again {opening}.'],
  tonightWithPrice: [
    repairTonight,
    'Emergency visits start at {price}. Regular visits start again {opening}.',
  ],
  today: [repairToday, 'We’re closed until {opening}. Call us in an emergency.'],
  todayWithPrice: [repairToday, 'We’re closed until {opening}. Emergency visits start at {price}.'],
  todayWithReason: [
    repairToday,
    'Closed today: {reason}. We open {opening}. Emergency visits start at {price}.',
  ],
} as const;

type Kind = keyof typeof words;

/** Returns the headline at `now`. Throws as `nextOpening` does. */
export function headline(shop: HeadlineFacts, now: Date): Headline {
  const isOpen = openUntil(shop, now) !== undefined;
  const kind = isOpen ? kindWhileOpen(shop, now) : kindWhileClosed(shop, now);
  const [line, note] = words[kind];
  const facts = factsForWords(shop, now);
  const stateWhileClosed = takesEmergencies(shop, now) ? 'emergency' : 'closed';
  return {
    line: fillText(line, facts),
    note: fillText(note, facts),
    shop: isOpen ? 'open' : stateWhileClosed,
  };
}

/** Returns a text for each {name} in `words`. The kind decides which of them are used. */
function factsForWords(shop: HeadlineFacts, now: Date) {
  const today = wallClock(now).day;
  const next = nextOpening(shop, now);
  const openingDay = next.date === today ? '' : `${dayInWords(next.date, now)} `;
  const visitDay = nextVisitDay(shop, now) ?? next.date;
  return {
    visit: dayInWords(visitDay, now),
    opening: `${openingDay}at ${next.time}`,
    opens: next.time,
    howLong: openUntil(shop, now)?.howLong ?? '',
    noon: formatClock(shop.sameDayUntil ?? ''),
    price: formatDollars(shop.afterHoursPrice ?? 0),
    reason: shortReason(shop, today),
    reply: replyInWords(shop, now),
  };
}

function kindWhileOpen(shop: HeadlineFacts, now: Date): Kind {
  const { day } = wallClock(now);
  const { can } = visitsIn({ day, window: anyTime }, shop, now);
  if (can === 'come' || can === 'ask') return can;
  const { closes = '' } = openUntil(shop, now) ?? {};
  const hasEmergenciesLater = emergencyOn(shop, day).some((hours) => hours.closes > closes);
  if (!hasEmergenciesLater) return 'late';
  return shop.afterHoursPrice ? 'lateWithPrice' : 'lateWithEmergencies';
}

function kindWhileClosed(shop: HeadlineFacts, now: Date): Kind {
  const { day, time } = wallClock(now);
  const isEmergencyTime = takesEmergencies(shop, now);
  const isNight = time >= '17:00' || time < '05:00';
  if (isEmergencyTime && isNight) return shop.afterHoursPrice ? 'tonightWithPrice' : 'tonight';
  if (nextOpening(shop, now).date === day) return kindBeforeOpening(shop, now);
  if (!isEmergencyTime) return kindUntilReply(shop, now);
  if (!shop.afterHoursPrice) return 'today';
  return shortReason(shop, day) ? 'todayWithReason' : 'todayWithPrice';
}

function kindBeforeOpening(shop: HeadlineFacts, now: Date): Kind {
  if (takesEmergencies(shop, now) && shop.afterHoursPrice) return 'opensWithPrice';
  const { day } = wallClock(now);
  return visitsIn({ day, window: anyTime }, shop, now).can === 'come'
    ? kindUntilReply(shop, now)
    : 'opensLate';
}

/** The kind while visitors can book, but nobody answers yet. A booking that ends now promises the same reply. */
function kindUntilReply(shop: HeadlineFacts, now: Date): Kind {
  const hasReason = shortReason(shop, wallClock(now).day) !== '';
  if (replyBy(shop, now)) return hasReason ? 'closedForWithReply' : 'closedWithReply';
  return hasReason ? 'closedFor' : 'closed';
}

/** The first day on which we can come without a call. */
function nextVisitDay(shop: HeadlineFacts, now: Date) {
  for (const day of yearFrom(wallClock(now).day)) {
    if (visitsIn({ day, window: anyTime }, shop, now).can === 'come') return day;
  }
  return undefined;
}

/** Returns why the shop is off on a day, or ''. With a longer reason, the note would take three lines on a phone. */
function shortReason({ closedDates }: HeadlineFacts, day: string) {
  const { reason = '', hours } = specialOn(day, closedDates) ?? {};
  return hours || reason.length > 16 ? '' : reason;
}

/** Returns the latest time of our reply: "9 AM", "9 AM tomorrow", or "Friday at 9 AM". It is '' if we promise none. */
function replyInWords(shop: HeadlineFacts, now: Date) {
  const reply = replyBy(shop, now);
  if (!reply) return '';
  const { date, time } = reply;
  const near = nearDay(date, now);
  if (near === 'today') return time;
  return near === 'tomorrow' ? `${time} tomorrow` : `${dayInWords(date, now)} at ${time}`;
}

/** Returns "today", "tomorrow", "Friday" or, from a week ahead, "December 26". */
function dayInWords(date: string, now: Date) {
  const isWeekAhead = date >= daysAfter(wallClock(now).day, 7);
  const farDay = isWeekAhead ? longDate(date).replace(/,.*/, '') : weekdayOf(date);
  return nearDay(date, now) ?? farDay ?? '';
}

/** The times of a day ("HH:MM") from which another headline applies, with its index. */
type DayPlan = [from: string, index: number][];

/** Every headline, and a plan for each weekday and for each date near a day off. */
export type HeadlineTable = { headlines: Headline[]; days: Record<string, DayPlan> };

/** Precomputes the headlines, so that the boot script can look one up before the first paint, without the rules. */
export function headlineTable(facts: HeadlineFacts): HeadlineTable {
  const headlines: Headline[] = [];
  const times = timesOfChange(facts);
  const planFor = (day: string, rules: HeadlineFacts) => {
    const plan: DayPlan = [];
    for (const time of times) {
      const index = indexIn(headlines, headline(rules, toInstant(day, time)));
      if (index !== plan.at(-1)?.[1]) plan.push([time, index]);
    }
    return plan;
  };
  const days: Record<string, DayPlan> = {};
  weekdays.forEach((weekday, ahead) => {
    // 2024 began on a Monday.
    days[weekday] = planFor(daysAfter('2024-01-01', ahead), { ...facts, closedDates: [] });
  });
  for (const { from, to } of facts.closedDates) {
    // In the month before a day off, the next possible visit or the reply can fall on it.
    for (const day of daysFrom(daysAfter(from, -31), to)) {
      const plan = planFor(day, facts);
      const usualPlan = days[weekdayOf(day) ?? ''];
      const isUsual = String(plan) === String(usualPlan);
      if (!isUsual) days[day] = plan;
    }
  }
  return { headlines, days };
}

/** Returns the index of a headline in the list, and adds it if it isn't there. */
function indexIn(headlines: Headline[], { line, note, shop }: Headline): number {
  const known = headlines.findIndex((one) => one.line === line && one.note === note && one.shop === shop);
  if (known >= 0) return known;
  headlines.push({ line, note, shop });
  return headlines.length - 1;
}

/**
 * Lists the times of a day ("HH:MM", in order) at which the headline can change. These are the limits of all hours, and
 * 59 minutes before each, when less than a visit's length is left.
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
