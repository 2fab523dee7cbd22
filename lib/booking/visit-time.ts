import type { Business } from '@/lib/content/schemas/business';
import { wallClock } from '@/lib/hours/shop-clock';
import { yearFrom } from '@/lib/hours/dates';
import {
  emergencyOn,
  hoursOn,
  openUntil,
  replyBy,
  specialOn,
  takesEmergencies,
} from '@/lib/hours/opening-hours';
import { anyTime, visitLength, visitsIn, type TimeWindow, type VisitRules } from '@/lib/hours/visits';
import type { Reason } from './caveats';
import { preferredTimes, timeOf, type ChosenTime, type TimeId } from './preferred-times';

/** The facts that decide when we can come, and when we reply. */
export type TimeRules = VisitRules & Pick<Business, 'replyTime'>;

export type VisitTime = {
  /** 'closesSoon' costs the usual price unless we come after closing. For 'over' and 'closed', nobody comes. */
  kind: 'usual' | 'closesSoon' | 'afterHours' | 'over' | 'closed';
  why?: Reason | undefined;
  /** True if the visit could be over before we reply, so only a call helps. */
  isUrgent?: boolean;
  /** The part of the chosen window in which somebody comes. */
  part?: TimeWindow | undefined;
  /** The visit for a calendar, all day without a window; undefined if it is urgent. */
  visit?: { day: string; window: TimeWindow | undefined } | undefined;
};

/** Decides what kind of time was chosen, as seen at `now`. */
export function visitTime(chosen: ChosenTime, rules: TimeRules, now: Date): VisitTime {
  const { preferredDate: day, preferredTime } = chosen;
  const today = wallClock(now).day;
  const isAsap = preferredTime === 'asap';
  if (isAsap && day > today) return { kind: 'closed', why: 'laterDay' };
  const allHours = [...hoursOn(rules, day), ...emergencyOn(rules, day)];
  if (allHours.length === 0) return { kind: 'closed', why: whyClosed(day, rules) };
  if (isAsap && (day === '' || day === today)) return asSoonAsPossible(rules, now);
  return timeInWindow({ day, window: timeOf(preferredTime).window }, rules, now);
}

const whyClosed = (day: string, { closedDates }: TimeRules) =>
  specialOn(day, closedDates) ? 'closedDate' : 'closedDay';

/** Decides for a visit as soon as possible. Two hours before closing, we may come after closing. */
function asSoonAsPossible(rules: TimeRules, now: Date): VisitTime {
  if (!openUntil(rules, now)) {
    return takesEmergencies(rules, now)
      ? { kind: 'afterHours', why: 'closedNow', isUrgent: true }
      : { kind: 'usual', why: 'opensNext' };
  }
  const later = new Date(now.getTime() + 2 * visitLength);
  const mayBeAfterClosing = takesEmergencies(rules, later) && !openUntil(rules, later);
  return mayBeAfterClosing
    ? { kind: 'closesSoon', why: 'closesSoon', isUrgent: true }
    : { kind: 'usual', isUrgent: true };
}

type DayPart = { day: string; window: TimeWindow | undefined };

/** Decides for a window of a day, or for any time of the day without a window. */
function timeInWindow({ day, window }: DayPart, rules: TimeRules, now: Date): VisitTime {
  const { can, part } = visitsIn({ day, window: window ?? anyTime }, rules, now);
  if (can === 'over') return { kind: 'over', why: 'timeOver', isUrgent: day === wallClock(now).day };
  const isOpenDay = hoursOn(rules, day).length > 0;
  if (can === 'closed') {
    const why = window ? 'closedTime' : 'noVisitsLeft';
    return { kind: 'closed', why: isOpenDay ? why : whyClosed(day, rules) };
  }
  const openPart = window && part;
  const isUrgent = day !== '' && endsBeforeReply(`${day}T${part.ends}`, rules, now);
  const visit = day === '' || isUrgent ? undefined : { day, window: openPart };
  const plan = { isUrgent, part: openPart, visit };
  if (can === 'emergency') {
    const why = window ? 'outsideHours' : 'restOfDay';
    return { kind: 'afterHours', why: isOpenDay ? why : 'closedExceptEmergencies', ...plan };
  }
  const isShortened = day !== '' && window && !isSameWindow(part, window);
  const whyPart = isShortened ? 'partOfIt' : undefined;
  return { kind: 'usual', why: can === 'ask' ? 'askToday' : whyPart, ...plan };
}

function endsBeforeReply(end: string, rules: TimeRules, now: Date): boolean {
  return Date.parse(`${end}Z`) - Date.parse(`${replyBy(rules, now).at}Z`) < visitLength;
}

const isSameWindow = (one: TimeWindow, other: TimeWindow) =>
  one.starts === other.starts && one.ends === other.ends;

/** A window of a day, and the part of it in which we can come; `can` is 'ask' if the visitor should call first. */
type NextWindow = { day: string; id: TimeId; can: 'come' | 'ask'; part: TimeWindow };

/** Lists the next windows in which we can come, or may be able to: at most `count`, on the day `from` or later. */
export function nextWindows(
  { count, from = '' }: { count: number; from?: string },
  rules: TimeRules,
  now: Date,
): NextWindow[] {
  const { day: today } = wallClock(now);
  const found: NextWindow[] = [];
  for (const day of yearFrom(from > today ? from : today)) {
    for (const { id, window } of preferredTimes) {
      if (!window) continue;
      const { can, part } = visitsIn({ day, window }, rules, now);
      if (can === 'come' || can === 'ask') found.push({ day, id, can, part });
      if (found.length === count) return found;
    }
  }
  return found;
}
