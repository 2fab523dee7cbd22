import { formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { formatClock, nearDay, wallClock } from './shop-clock';
import { daysAfter, longDate, weekdayOf, yearFrom } from './dates';
import { emergencyOn, nextOpening, openUntil, specialOn, takesEmergencies } from './opening-hours';
import { replyBy } from './reply';
import { anyTime, visitsIn, type VisitRules } from './visits';

export type HeadlineFacts = VisitRules & {
  afterHoursPrice?: number | undefined;
  replyMinutes?: number | undefined;
};

/**
 * The words of the first screen. While the line offers an emergency repair, `prices` says when regular visits start, and
 * `shop` is 'emergency'. Otherwise `prices` is '', and `shop` is 'open' or 'closed'.
 */
export type Headline = { line: string; note: string; prices: string; shop: 'open' | 'closed' | 'emergency' };

const weCanCome = 'We can come {visit}.';
const repairTonight = 'Emergency repair tonight.';
const repairToday = 'Emergency repair today.';
const regularVisits = 'Regular visits, from {openingTime}.';

/** The line and the note of each kind. Kinds with a price, a reason, or a reply are used only if there is one. */
const words = {
  come: [weCanCome, 'Book before {noon}, and we can usually come today. We’re open {howLong}.'],
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
  tonight: [repairTonight, 'Call us now. Or book for {visit} at the regular price.'],
  tonightWithPrice: [
    repairTonight,
    'Emergency visits start at {price}. Or book for {visit} at the regular price.',
  ],
  today: [repairToday, 'We’re closed until {opening}. Call us in an emergency.'],
  todayWithPrice: [repairToday, 'We’re closed until {opening}. Emergency visits start at {price}.'],
  todayWithReason: [
    repairToday,
    'Closed today: {reason}. We open {opening}. Emergency visits start at {price}.',
  ],
} as const;

type Kind = keyof typeof words;

/** Returns the headline at `now`. Like `nextOpening`, it throws if a year has no hours. */
export function headline(shop: HeadlineFacts, now: Date): Headline {
  const isOpen = openUntil(shop, now) !== undefined;
  const kind = isOpen ? kindWhileOpen(shop, now) : kindWhileClosed(shop, now);
  const [line, note] = words[kind];
  const facts = factsForWords(shop, now);
  const isEmergency = line !== weCanCome;
  const stateWhileClosed = isEmergency ? 'emergency' : 'closed';
  return {
    line: fillText(line, facts),
    note: fillText(note, facts),
    prices: isEmergency ? fillText(regularVisits, facts) : '',
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
    openingTime: timeInWords(next, now),
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

/** Returns the latest time of our reply, or '' if we promise none. */
function replyInWords(shop: HeadlineFacts, now: Date) {
  const reply = replyBy(shop, now);
  return reply ? timeInWords(reply, now) : '';
}

/** Returns "9 AM" today, "9 AM tomorrow", or "Friday at 9 AM". */
function timeInWords({ date, time }: { date: string; time: string }, now: Date) {
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
