import type { Business } from '@/lib/content/schemas/business';
import { wallClock } from '@/lib/hours/shop-clock';
import { yearFrom } from '@/lib/hours/dates';
import {
  afterOpenMinutes,
  emergencyOn,
  hoursOn,
  openUntil,
  specialOn,
  takesEmergencies,
} from '@/lib/hours/opening-hours';
import { anyTime, visitLength, visitsIn, type TimeWindow, type VisitRules } from '@/lib/hours/visits';
import { dayOf, preferredTimes, shortHours, timeOf, type ChosenTime, type TimeId } from './preferred-times';

/** The facts that decide when we can come, and when we reply. */
export type TimeRules = VisitRules & Pick<Business, 'replyMinutes'>;

/** A reason why a visit isn't simply a usual one. */
export type Reason =
  | 'outsideHours'
  | 'restOfDay'
  | 'closedExceptEmergencies'
  | 'closedNow'
  | 'closesSoon'
  | 'opensNext'
  | 'closedDay'
  | 'closedDate'
  | 'closedTime'
  | 'noVisitsLeft'
  | 'partOfIt'
  | 'laterDay'
  | 'askToday'
  | 'timeOver'
  | 'lastTimeOver';

/** What we can say about a chosen time. */
type Decision = {
  /** 'closesSoon' costs the usual price unless we come after closing. For 'over' and 'closed', nobody comes. */
  kind: 'usual' | 'closesSoon' | 'afterHours' | 'over' | 'closed';
  why?: Reason | undefined;
  /** True if the visit could be over before we reply, so only a call helps. */
  isUrgent?: boolean;
  /** The part of the chosen window in which somebody comes. */
  part?: TimeWindow | undefined;
  /** The visit for a calendar. It lasts all day without a window, and is undefined if it is urgent. */
  visit?: { day: string; window: TimeWindow | undefined } | undefined;
};

/** The chosen day ('' for any day) and the id of the chosen time, with what we can say about them. */
export type VisitTime = Decision & { day: string; id: TimeId };

/** Decides what kind of time was chosen, as seen at `now`. */
export function visitTime(chosen: ChosenTime, rules: TimeRules, now: Date): VisitTime {
  const day = dayOf(chosen);
  const { id, window } = timeOf(chosen.preferredTime);
  const today = wallClock(now).day;
  if (id !== 'asap') return { day, id, ...timeInWindow({ day, window }, rules, now) };
  if (day > today) return { day, id, kind: 'closed', why: 'laterDay' };
  if (day === today || day === '') return { day, id, ...asSoonAsPossible(rules, now) };
  return { day, id, kind: 'over', why: 'lastTimeOver' };
}

/**
 * Decides for a visit as soon as possible. While we're closed, that is an emergency or the next day on which we open. In
 * the last two hours, we may come after closing if we take emergencies. Otherwise the visit must end before we close.
 */
function asSoonAsPossible(rules: TimeRules, now: Date): Decision {
  const isOpen = openUntil(rules, now) !== undefined;
  if (!isOpen && takesEmergencies(rules, now))
    return { kind: 'afterHours', why: 'closedNow', isUrgent: true };
  if (!isOpen) return { kind: 'usual', why: 'opensNext' };
  const later = new Date(now.getTime() + 2 * visitLength);
  const mayBeAfterClosing = takesEmergencies(rules, later) && !openUntil(rules, later);
  if (mayBeAfterClosing) return { kind: 'closesSoon', why: 'closesSoon', isUrgent: true };
  const lastMinute = new Date(now.getTime() + visitLength - 60_000);
  if (!openUntil(rules, lastMinute)) return { kind: 'over', why: 'lastTimeOver' };
  const restOfToday = { day: wallClock(now).day, window: { starts: '00:00', ends: '24:00' } };
  const { can } = visitsIn(restOfToday, rules, now);
  return { kind: 'usual', why: can === 'ask' ? 'askToday' : undefined, isUrgent: true };
}

/** A window of a day, or any time of the day without a window. */
type DayPart = { day: string; window: TimeWindow | undefined };

function timeInWindow({ day, window }: DayPart, rules: TimeRules, now: Date): Decision {
  const { can, part } = visitsIn({ day, window: window ?? anyTime }, rules, now);
  if (isDayOff(day, rules) || can === 'closed')
    return { kind: 'closed', why: whyClosed({ day, window }, rules) };
  if (can === 'over') {
    const why = window ? whyOver(day, rules, now) : 'noVisitsLeft';
    return { kind: 'over', why, isUrgent: day === wallClock(now).day };
  }
  const isUrgent = day !== '' && endsBeforeReply(`${day}T${part.ends}`, rules, now);
  const openPart = window && part;
  const visit = day === '' || isUrgent ? undefined : { day, window: openPart };
  const plan = { isUrgent, part: openPart, visit };
  if (can === 'emergency') return { kind: 'afterHours', why: whyEmergency({ day, window }, rules), ...plan };
  if (can === 'ask') return { kind: 'usual', why: 'askToday', ...plan };
  return { kind: 'usual', why: isShortened({ day, window }, part) ? 'partOfIt' : undefined, ...plan };
}

/** Whether nobody comes on a day. Then it doesn't matter that a window is over, too. */
const isDayOff = (day: string, rules: TimeRules) =>
  hoursOn(rules, day).length === 0 && emergencyOn(rules, day).length === 0;

function whyClosed({ day, window }: DayPart, rules: TimeRules): Reason {
  if (hoursOn(rules, day).length > 0) return window ? 'closedTime' : 'noVisitsLeft';
  return specialOn(day, rules.closedDates) ? 'closedDate' : 'closedDay';
}

/** Returns why a window is over: whether the visitor can still choose a later one of the same day. */
function whyOver(day: string, rules: TimeRules, now: Date): Reason {
  const isLeft = preferredTimes.some(
    ({ window }) => window && !['over', 'closed'].includes(visitsIn({ day, window }, rules, now).can),
  );
  return isLeft ? 'timeOver' : 'lastTimeOver';
}

function whyEmergency({ day, window }: DayPart, rules: TimeRules): Reason {
  if (hoursOn(rules, day).length === 0) return 'closedExceptEmergencies';
  return window ? 'outsideHours' : 'restOfDay';
}

/** Whether we come only in a part of the window. Without a day we can't tell. */
const isShortened = ({ day, window }: DayPart, part: TimeWindow) =>
  day !== '' && window !== undefined && (part.starts !== window.starts || part.ends !== window.ends);

/** Whether a visit that ends at `end` could be over before we reply. Without a reply time, we reply once we open. */
function endsBeforeReply(end: string, rules: TimeRules, now: Date): boolean {
  const reply = afterOpenMinutes(rules, rules.replyMinutes ?? 0, now);
  return !reply || Date.parse(`${end}Z`) - Date.parse(`${reply}Z`) < visitLength;
}

/**
 * Returns the name of a time and the hours in which we come, if it has any: "Morning" and "8 AM–noon". We call a visit as
 * soon as possible an emergency only after hours.
 */
export function timeLabel({ day, id, part, kind }: VisitTime, rules: TimeRules, now: Date) {
  const { label, window } = timeOf(id);
  const hours = part ?? window;
  if (id !== 'asap' || kind === 'afterHours') return { label, hours: hours ? shortHours(hours) : '' };
  const isForToday = day === '' || day === wallClock(now).day;
  const isOpen = openUntil(rules, now) !== undefined;
  return { label: isForToday && isOpen ? 'As soon as possible today' : 'As soon as possible', hours: '' };
}

/** Returns the next window in which we can come, on the day `from` or later, or undefined if a year has none. */
export function nextWindow(from: string, rules: TimeRules, now: Date) {
  const today = wallClock(now).day;
  for (const day of yearFrom(from > today ? from : today)) {
    for (const { window } of preferredTimes) {
      if (!window) continue;
      const { can, part } = visitsIn({ day, window }, rules, now);
      if (can === 'come') return { day, ...part };
    }
  }
  return undefined;
}
