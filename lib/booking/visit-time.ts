import type { Business } from '@/lib/content/schemas/business';
import { wallClock } from '@/lib/hours/clock';
import { daysAfter } from '@/lib/hours/dates';
import { replyBy, emergencyOn, hoursOn, openState, specialOn } from '@/lib/hours/opening-hours';
import { anyTime, visitLength, visitsIn, type TimeWindow, type VisitRules } from '@/lib/hours/visits';
import { preferredTimes, timeOf, type TimeId } from './preferred-times';
import type { Reason } from './caveats';

/** What decides when somebody can come, and when we reply. */
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

/** Decides what kind of time was chosen: `day` is "yyyy-mm-dd" and `chosen` the id of a time, each '' for any. */
export function visitTime(day: string, chosen: string, rules: TimeRules, now: Date): VisitTime {
  const clock = wallClock(now);
  if (chosen === 'asap' && day > clock.day) return { kind: 'closed', why: 'laterDay' };
  const [hours, emergency] = [hoursOn(rules, day), emergencyOn(rules, day)];
  const dayOff = specialOn(day, rules.closedDates) ? 'closedDate' : 'closedDay';
  if (hours.length + emergency.length === 0) return { kind: 'closed', why: dayOff };
  if (chosen === 'asap' && (day === '' || day === clock.day)) return asSoonAsPossible(rules, now);

  const { window } = timeOf(chosen);
  const { can, part } = visitsIn(day, window ?? anyTime, rules, now);
  if (can === 'over') return { kind: 'over', why: 'timeOver', isUrgent: day === clock.day };
  const closedWhen = window ? 'closedTime' : 'noVisitsLeft';
  if (can === 'closed') return { kind: 'closed', why: hours.length === 0 ? dayOff : closedWhen };

  const replied = Date.parse(`${replyBy(rules, now).at}Z`);
  const isUrgent = day !== '' && Date.parse(`${day}T${part.ends}Z`) - replied < visitLength;
  const isCut = day !== '' && window && (part.starts !== window.starts || part.ends !== window.ends);
  const reasons = {
    come: isCut ? 'partOfIt' : undefined,
    ask: 'askToday',
    emergency: hours.length === 0 ? 'closedButHelped' : window ? 'outsideHours' : 'restOfDay',
  } as const;
  return {
    kind: can === 'emergency' ? 'afterHours' : 'usual',
    why: reasons[can],
    isUrgent,
    part: window && part,
    visit: day === '' || isUrgent ? undefined : { day, window: window && part },
  };
}

/** Decides the same for a visit as soon as possible. Two hours before closing, we may come after closing. */
function asSoonAsPossible(rules: TimeRules, now: Date): VisitTime {
  const state = openState(rules, now);
  if (!state.until && state.emergency) return { kind: 'afterHours', why: 'closedNow', isUrgent: true };
  if (!state.until) return { kind: 'usual', why: 'opensNext' };
  const later = openState(rules, new Date(now.getTime() + 2 * visitLength));
  const mayBeLater = later.emergency && !later.until;
  return mayBeLater
    ? { kind: 'closesSoon', why: 'closesSoon', isUrgent: true }
    : { kind: 'usual', isUrgent: true };
}

/** A window of a day, and the part of it in which we can come; `can` is 'ask' if the visitor should call first. */
type NextWindow = { day: string; id: TimeId; can: 'come' | 'ask'; part: TimeWindow };

/** Lists the next windows in which we can come, or may be able to: at most `count`, from today or a later day on. */
export function nextWindows(count: number, rules: TimeRules, now: Date, from = ''): NextWindow[] {
  const { day: today } = wallClock(now);
  const found: NextWindow[] = [];
  for (let ahead = 0; ahead <= 366 && found.length < count; ahead += 1) {
    const day = daysAfter(from > today ? from : today, ahead);
    for (const { id, window } of preferredTimes) {
      if (!window) continue;
      const { can, part } = visitsIn(day, window, rules, now);
      if (can === 'come' || can === 'ask') found.push({ day, id, can, part });
    }
  }
  return found.slice(0, count);
}
