import { formatClock } from '@/lib/hours/shop-clock';
import { dayWithoutYear, weekdayOf } from '@/lib/hours/dates';
import { nextOpening, openUntil, specialOn } from '@/lib/hours/opening-hours';
import { formatDollars } from '@/lib/pricing/pricing';
import { timeOf } from './preferred-times';
import type { PriceRules, VisitPrice } from './visit-price';
import type { Reason, VisitTime } from './visit-time';

/** The reasons that are about the chosen day. All others are about the time of day. */
const aboutDay: readonly Reason[] = ['closedExceptEmergencies', 'closedDay', 'closedDate'];

/**
 * Returns the caveat about the day or the time, and the field that the visitor should change. It doesn't block a request.
 * Undefined if there is nothing to say, and for a state that we don't serve, because the price already says so.
 */
export function visitCaveat({ kind, time }: VisitPrice, rules: PriceRules, now: Date) {
  const { why } = time;
  if (!why || kind === 'elsewhere') return undefined;
  const field = aboutDay.includes(why) ? 'preferredDate' : 'preferredTime';
  return { field, text: textsFor(time, rules, now)[why]() } as const;
}

/**
 * Returns a function for each reason. Calling it builds the sentence about that reason. The sentences about a closed
 * shop give the weekday, because they are also in the request, which we may read the next day.
 */
function textsFor(time: VisitTime, rules: PriceRules, now: Date) {
  const { date, reason, slot } = timeInWords(time, rules);
  const price = rules.afterHoursPrice;
  const cost = price ? `starts at ${formatDollars(price)}` : 'can cost more';
  return {
    outsideHours: () => `We come only for emergencies ${slot}. An emergency visit ${cost}.`,
    restOfDay: () => `We have no regular visits left on ${date}. An emergency visit ${cost}.`,
    closedExceptEmergencies: () =>
      `We’re closed on ${date}, except for emergencies. An emergency visit ${cost}.`,
    closedNow() {
      const next = nextOpening(rules, now);
      return `A visit before ${next.time} on ${next.weekday} ${cost}.`;
    },
    closesSoon() {
      const closes = formatClock(openUntil(rules, now)?.closes ?? '');
      return `We close at ${closes}. A visit after that ${cost}.`;
    },
    opensNext() {
      const next = nextOpening(rules, now);
      return `We’re closed until ${next.weekday} at ${next.time}.`;
    },
    closedDay: () => `We’re closed on ${date}. Choose another day.`,
    closedDate: () => `We’re closed that day: ${reason}. Choose another day.`,
    closedTime: () => `We can’t come ${slot}. Choose another time.`,
    noVisitsLeft: () => `We have no visits left on ${date}. Choose another day.`,
    partOfIt() {
      const from = formatClock(time.part?.starts ?? '');
      const to = formatClock(time.part?.ends ?? '');
      return `We can come ${slot} between ${from} and ${to}.`;
    },
    laterDay: () =>
      '“As soon as possible” is only for today. Choose another time, or change the date to today.',
    askToday: () => `We can’t promise a visit today. Call ${rules.phone} to ask, or choose another day.`,
    timeOver: () => 'It’s too late for a visit at that time. Choose a later one.',
    lastTimeOver: () => 'It’s too late for a visit at that time. Choose another day.',
  } satisfies Record<Reason, () => string>;
}

/** Returns the chosen day ("Sunday"), why its hours differ ("Christmas Eve"), and the slot ("on Sunday evening"). */
function timeInWords({ day, id }: VisitTime, { closedDates }: PriceRules) {
  const { reason = '', hours } = specialOn(day, closedDates) ?? {};
  const weekday = weekdayOf(day) ?? '';
  // On a day off, we give the date, because we're open on other Fridays.
  const date = reason && !hours ? dayWithoutYear(day) : weekday;
  const time = timeOf(id).label.toLowerCase();
  const holiday = hours ? ` (${reason})` : '';
  const slot = day ? `on ${weekday} ${time}${holiday}` : `in the ${time}`;
  return { date, reason, slot };
}
