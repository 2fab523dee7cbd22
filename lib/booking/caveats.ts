import { placeOfZip, zipSentence } from '@/lib/area/zip';
import { formatClock } from '@/lib/hours/shop-clock';
import { dayWithoutYear, weekdayOf } from '@/lib/hours/dates';
import { nextOpening, openUntil, specialOn } from '@/lib/hours/opening-hours';
import { dayOf, timeOf } from './preferred-times';
import type { PriceRules, VisitAnswers } from './visit-price';
import { visitTime, type VisitTime } from './visit-time';

/**
 * Returns the caveats about day, time, and ZIP code, each for the field that the visitor should change, or ''. They
 * don't block a request. In a state that we don't serve, only the price says so.
 */
export function visitCaveats(answers: VisitAnswers, rules: PriceRules, now: Date) {
  const none = { preferredDate: '', preferredTime: '', zipCode: '' };
  if (placeOfZip(answers.zipCode, rules) === 'elsewhere') return none;
  const zipCode = zipSentence(answers.zipCode, rules);
  const { why, part } = visitTime(answers, rules, now);
  if (!why) return { ...none, zipCode };
  const caveat = timeCaveats({ answers, part }, rules, now)[why];
  const isAboutDay = why === 'closedExceptEmergencies' || why === 'closedDay' || why === 'closedDate';
  if (isAboutDay) return { ...none, zipCode, preferredDate: caveat };
  return { ...none, zipCode, preferredTime: caveat };
}

type Visit = Pick<VisitTime, 'part'> & { answers: VisitAnswers };

/** Returns a sentence for each reason why a visit isn't simply a usual one. */
function timeCaveats({ answers, part }: Visit, rules: PriceRules, now: Date) {
  const { date, reason, slot } = timeInWords(answers, rules);
  const from = formatClock(part?.starts ?? '');
  const to = formatClock(part?.ends ?? '');
  const closes = formatClock(openUntil(rules, now)?.closes ?? '');
  const next = nextOpening(rules, now);
  const cost = rules.afterHoursPrice ? 'costs more' : 'can cost more';
  return {
    outsideHours: `We come only for emergencies ${slot}. An emergency visit ${cost}.`,
    restOfDay: `We have no regular visits left on ${date}. An emergency visit ${cost}.`,
    closedExceptEmergencies: `We’re closed on ${date}, except for emergencies. An emergency visit ${cost}.`,
    closedNow: `We’re closed now. A visit before ${next.weekday} at ${next.time} ${cost}.`,
    closesSoon: `We close at ${closes}. A visit after that ${cost}.`,
    opensNext: `We’re closed now. We open again ${next.weekday} at ${next.time}.`,
    closedDay: `We’re closed on ${date}. Choose another day.`,
    closedDate: `We’re closed that day: ${reason}. Choose another day.`,
    closedTime: `We can’t come ${slot}. Choose another time.`,
    noVisitsLeft: `We have no visits left on ${date}. Choose another day.`,
    partOfIt: `We can come ${slot} between ${from} and ${to}.`,
    laterDay: '“As soon as possible” is only for today. Choose another time, or change the date to today.',
    askToday: `We can’t promise a visit today. Call ${rules.phone} to ask, or choose another day.`,
    timeOver: 'It’s too late for a visit at that time. Choose a later one.',
  };
}

/** A reason why a visit isn't simply a usual one. */
export type Reason = keyof ReturnType<typeof timeCaveats>;

/** Returns the chosen day ("Sunday"), why its hours differ ("Christmas Eve"), and the slot ("on Sunday evening"). */
function timeInWords(answers: VisitAnswers, { closedDates }: PriceRules) {
  const day = dayOf(answers);
  const { reason = '', hours } = specialOn(day, closedDates) ?? {};
  const weekday = weekdayOf(day) ?? '';
  // On a day off, we give the date, because we're open on other Fridays.
  const date = reason && !hours ? dayWithoutYear(day) : weekday;
  const time = timeOf(answers.preferredTime).label.toLowerCase();
  const holiday = hours ? ` (${reason})` : '';
  const slot = day ? `on ${weekday} ${time}${holiday}` : `in the ${time}`;
  return { date, reason, slot };
}
