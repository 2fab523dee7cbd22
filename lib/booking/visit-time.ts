import type { Business } from '@/lib/content/schemas/business';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import { wallClock } from '@/lib/hours/clock';
import { answeredBy, closedOn, emergencyOn, hoursOn, openState } from '@/lib/hours/opening-hours';
import type { Opening } from '@/lib/hours/opening-hours';
import { windowOf, type TimeWindow } from './preferred-times';

/** What decides when somebody can come, and when we answer. */
export type TimeRules = Opening & Pick<Business, 'replyTime'>;

/** A visit takes about an hour. In milliseconds. */
const visitLength = 60 * 60_000;

type VisitTime = {
  /** 'closed': nobody comes then. */
  price: 'usual' | 'afterHours' | 'closed';
  /** The text in content/ that says why. */
  why?: keyof CheckoutTexts['price']['lines'] | undefined;
  /** It would be over, or nearly, before we answer: only a call helps. */
  isUrgent?: boolean;
  /** The part of the chosen window in which somebody comes. */
  part?: TimeWindow | undefined;
  /** For a calendar, unless it is urgent: all day without a window. */
  visit?: { day: string; window: TimeWindow | undefined } | undefined;
};

/** What holds at a chosen time (its id, '' for any) of a day ("yyyy-mm-dd", '' for any), as seen at `now`. */
export function visitTime(day: string, chosen: string, rules: TimeRules, now: Date): VisitTime {
  const clock = wallClock(now);
  const isToday = day === clock.day;
  const [hours, emergency] = [hoursOn(rules, day), emergencyOn(rules, day)];
  if (hours.length + emergency.length === 0)
    return { price: 'closed', why: closedOn(day, rules.closedDates) ? 'closedDate' : 'closedDay' };

  const isLeft = ({ closes }: { closes: string }) => !isToday || clock.time < closes;
  const open = hours.filter(isLeft);
  const isOver = isToday && hours.length > 0 && open.length === 0;
  // As soon as possible, or any time of a day whose hours are over.
  if (chosen === 'asap' ? isToday || day === '' : chosen === '' && isOver) {
    const state = openState(rules, now);
    // Near closing we may only come after it.
    const later = openState(rules, new Date(now.getTime() + 2 * visitLength));
    const why = later.emergency && !later.until ? 'closesSoon' : undefined;
    if (state.until) return { price: 'usual', why, isUrgent: true };
    if (state.emergency) return { price: 'afterHours', why: 'closedNow', isUrgent: true };
    return { price: isOver ? 'closed' : 'usual', why: 'opensNext' };
  }

  // On a later day, as soon as possible has no window either: it means any time.
  const window = windowOf(chosen);
  if (window && isToday && window.ends <= clock.time) return { price: 'closed', why: 'timeOver' };
  const usual = open
    .map((each) => within(each, window))
    .find((part) => !window || lengthOf(part) >= visitLength);
  const isHelped = emergency.filter(isLeft).some((each) => lengthOf(within(each, window)) > 0);
  if (!usual && !isHelped) return { price: 'closed', why: 'closedTime' };

  const part = window && (usual ?? window);
  const end = usual?.ends ?? window?.ends ?? '24:00';
  const answered = Date.parse(`${answeredBy(rules, now).at}Z`);
  const isUrgent = day >= clock.day && Date.parse(`${day}T${end}Z`) - answered < visitLength;
  const isCut = day !== '' && (part?.starts !== window?.starts || part?.ends !== window?.ends);
  const reason = isCut ? 'partOfIt' : chosen === 'asap' ? 'laterDay' : undefined;
  return {
    price: usual ? 'usual' : 'afterHours',
    why: usual ? reason : hours.length > 0 ? 'outsideHours' : 'outsideDay',
    isUrgent,
    part,
    visit: day === '' || isUrgent ? undefined : { day, window: part },
  };
}

/** The part of the hours that lies in the window; all without one. */
const within = ({ opens, closes }: { opens: string; closes: string }, window: TimeWindow | undefined) => ({
  starts: window && window.starts > opens ? window.starts : opens,
  ends: window && window.ends < closes ? window.ends : closes,
});

/** Of a part of a day, in milliseconds; negative if it ends before it starts. */
const lengthOf = ({ starts, ends }: TimeWindow) =>
  Date.parse(`1970-01-01T${ends}Z`) - Date.parse(`1970-01-01T${starts}Z`);
