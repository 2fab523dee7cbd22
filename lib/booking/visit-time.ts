import type { Business } from '@/lib/content/schemas/business';
import { wallClock } from '@/lib/hours/clock';
import { replyBy, emergencyOn, hoursOn, openState, specialOn } from '@/lib/hours/opening-hours';
import { anyTime, visitLength, visitsIn, type TimeWindow, type VisitRules } from '@/lib/hours/visits';
import { timeOf } from './preferred-times';
import type { caveatsOf } from './caveats';

/** What decides when somebody can come, and when we reply. */
export type TimeRules = VisitRules & Pick<Business, 'replyTime'>;

type VisitTime = {
  /** 'closesSoon': the usual one unless we come after closing; 'closed': nobody comes then. */
  price: 'usual' | 'closesSoon' | 'afterHours' | 'closed';
  /** The caveat that says why. */
  why?: keyof ReturnType<typeof caveatsOf> | undefined;
  /** It would be over, or nearly, before we reply: only a call helps. */
  isUrgent?: boolean;
  /** The part of the chosen window in which somebody comes. */
  part?: TimeWindow | undefined;
  /** For a calendar, unless it is urgent: all day without a window. */
  visit?: { day: string; window: TimeWindow | undefined } | undefined;
};

/** What holds at a chosen time (its id, '' for any) of a day ("yyyy-mm-dd", '' for any), as seen at `now`. */
export function visitTime(day: string, chosen: string, rules: TimeRules, now: Date): VisitTime {
  const clock = wallClock(now);
  if (chosen === 'asap' && day > clock.day) return { price: 'closed', why: 'laterDay' };
  const [hours, emergency] = [hoursOn(rules, day), emergencyOn(rules, day)];
  if (hours.length + emergency.length === 0)
    return { price: 'closed', why: specialOn(day, rules.closedDates) ? 'closedDate' : 'closedDay' };

  if (chosen === 'asap') {
    const state = openState(rules, now);
    const later = openState(rules, new Date(now.getTime() + 2 * visitLength));
    const mayBeLater = later.emergency && !later.until;
    if (state.until && mayBeLater) return { price: 'closesSoon', why: 'closesSoon', isUrgent: true };
    if (state.until) return { price: 'usual', isUrgent: true };
    if (state.emergency) return { price: 'afterHours', why: 'closedNow', isUrgent: true };
    return { price: 'usual', why: 'opensNext' };
  }

  const { window } = timeOf(chosen);
  const { can, part } = visitsIn(day, window ?? anyTime, rules, now);
  if (can === 'over') return { price: 'closed', why: 'timeOver', isUrgent: true };
  if (can === 'closed') return { price: 'closed', why: 'closedTime' };

  const replied = Date.parse(`${replyBy(rules, now).at}Z`);
  const isUrgent = day >= clock.day && Date.parse(`${day}T${part.ends}Z`) - replied < visitLength;
  const isCut = day !== '' && window && (part.starts !== window.starts || part.ends !== window.ends);
  const reasons = {
    come: isCut ? 'partOfIt' : undefined,
    ask: 'askToday',
    emergency: hours.length > 0 ? 'outsideHours' : 'outsideDay',
  } as const;
  return {
    price: can === 'emergency' ? 'afterHours' : 'usual',
    why: reasons[can],
    isUrgent,
    part: window && part,
    visit: day === '' || isUrgent ? undefined : { day, window: window && part },
  };
}
