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
import type { Reason } from './caveats';
import {
  dayOf,
  preferredTimes,
  shortHours,
  shortLabel,
  timeOf,
  type ChosenTime,
  type TimeId,
} from './preferred-times';

/** The facts that decide when we can come, and when we reply. */
export type TimeRules = VisitRules & Pick<Business, 'replyMinutes'>;

export type VisitTime = {
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

/** Decides what kind of time was chosen, as seen at `now`. */
export function visitTime(chosen: ChosenTime, rules: TimeRules, now: Date): VisitTime {
  const { preferredTime } = chosen;
  const day = dayOf(chosen);
  const { window } = timeOf(preferredTime);
  const today = wallClock(now).day;
  const isAsap = preferredTime === 'asap';
  if (isAsap && day > today) return { kind: 'closed', why: 'laterDay' };
  const allHours = [...hoursOn(rules, day), ...emergencyOn(rules, day)];
  if (allHours.length === 0) return { kind: 'closed', why: whyClosed({ day, window }, rules) };
  if (isAsap && (day === '' || day === today)) return asSoonAsPossible(rules, now);
  return timeInWindow({ day, window }, rules, now);
}

/**
 * Decides for a visit as soon as possible. In the last two hours, we may come after closing if we take emergencies.
 * Otherwise the visit must end before we close.
 */
function asSoonAsPossible(rules: TimeRules, now: Date): VisitTime {
  const isOpen = openUntil(rules, now) !== undefined;
  if (!isOpen && takesEmergencies(rules, now))
    return { kind: 'afterHours', why: 'closedNow', isUrgent: true };
  if (!isOpen) return { kind: 'usual', why: 'opensNext' };
  const later = new Date(now.getTime() + 2 * visitLength);
  const mayBeAfterClosing = takesEmergencies(rules, later) && !openUntil(rules, later);
  if (mayBeAfterClosing) return { kind: 'closesSoon', why: 'closesSoon', isUrgent: true };
  const lastMinute = new Date(now.getTime() + visitLength - 60_000);
  if (!openUntil(rules, lastMinute)) return { kind: 'over', why: 'timeOver' };
  return { kind: 'usual', isUrgent: true };
}

/** A window of a day, or any time of the day without a window. */
type DayPart = { day: string; window: TimeWindow | undefined };

function timeInWindow({ day, window }: DayPart, rules: TimeRules, now: Date): VisitTime {
  const { can, part } = visitsIn({ day, window: window ?? anyTime }, rules, now);
  if (can === 'over') {
    const why = window ? 'timeOver' : 'noVisitsLeft';
    return { kind: 'over', why, isUrgent: day === wallClock(now).day };
  }
  if (can === 'closed') return { kind: 'closed', why: whyClosed({ day, window }, rules) };
  const isUrgent = day !== '' && endsBeforeReply(`${day}T${part.ends}`, rules, now);
  const openPart = window && part;
  const visit = day === '' || isUrgent ? undefined : { day, window: openPart };
  const plan = { isUrgent, part: openPart, visit };
  if (can === 'emergency') return { kind: 'afterHours', why: whyEmergency({ day, window }, rules), ...plan };
  if (can === 'ask') return { kind: 'usual', why: 'askToday', ...plan };
  return { kind: 'usual', why: isShortened({ day, window }, part) ? 'partOfIt' : undefined, ...plan };
}

function whyClosed({ day, window }: DayPart, rules: TimeRules): Reason {
  if (hoursOn(rules, day).length > 0) return window ? 'closedTime' : 'noVisitsLeft';
  return specialOn(day, rules.closedDates) ? 'closedDate' : 'closedDay';
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
 * Returns the name of a time with the hours in which we come: "Morning (8 AM–noon)". While the business is open, a visit as
 * soon as possible has the usual price, so we don't call it an emergency.
 */
export function timeLabel(chosen: ChosenTime, rules: TimeRules, now: Date): string {
  const { preferredTime } = chosen;
  const isForToday = dayOf(chosen) <= wallClock(now).day;
  const isAsapToday = preferredTime === 'asap' && isForToday;
  if (isAsapToday && openUntil(rules, now)) return 'As soon as possible today';
  const hours = visitTime(chosen, rules, now).part ?? timeOf(preferredTime).window;
  const label = shortLabel(preferredTime, rules, now);
  return hours ? `${label} (${shortHours(hours)})` : label;
}

/** A window of a day, and the part of it in which we can come; `can` is 'ask' if the visitor should call first. */
type NextWindow = { day: string; id: TimeId; can: 'come' | 'ask'; part: TimeWindow };

type Wanted = { count: number; from?: string };

/** Lists the next windows in which we can come, or may be able to: at most `count`, on the day `from` or later. */
export function nextWindows({ count, from = '' }: Wanted, rules: TimeRules, now: Date): NextWindow[] {
  const today = wallClock(now).day;
  const found: NextWindow[] = [];
  for (const day of yearFrom(from > today ? from : today)) {
    found.push(...windowsOn(day, rules, now));
    if (found.length >= count) return found.slice(0, count);
  }
  return found;
}

function windowsOn(day: string, rules: TimeRules, now: Date): NextWindow[] {
  return preferredTimes.flatMap(({ id, window }) => {
    if (!window) return [];
    const { can, part } = visitsIn({ day, window }, rules, now);
    return can === 'come' || can === 'ask' ? [{ day, id, can, part }] : [];
  });
}
