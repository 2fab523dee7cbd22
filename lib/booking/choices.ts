import { nearDay, wallClock } from '@/lib/hours/shop-clock';
import { daysAfter, shortDate, weekdayOf } from '@/lib/hours/dates';
import type { Reason } from './caveats';
import { preferredTimes, shortHours, shortLabel, timeOf, type TimeId } from './preferred-times';
import { shouldCallFirst, visitPrice, type PriceRules, type VisitAnswers } from './visit-price';
import { nextWindows, timeLabel, visitTime } from './visit-time';

export type TimeChoice = ReturnType<typeof timeChoice>;

type Question = { fee: number; answers: VisitAnswers };

/**
 * Returns the times to choose from. `times` has any time ('') and the four times of the chosen day. `first` has any
 * time of any day, and the next three windows in which we can come, or may be able to.
 */
export function choices({ fee, answers }: Question, rules: PriceRules, now: Date) {
  const today = wallClock(now).day;
  const anyDay = { ...answers, preferredDate: '', preferredTime: '' };
  const usualAmount = visitPrice({ fee, answers: anyDay }, rules, now).amount;
  const choice = (day: string, value: TimeId) =>
    timeChoice({ fee, answers, usualAmount, day, value }, rules, now);
  const nextSlots = nextWindows({ count: 3 }, rules, now).map(({ day, id }) => choice(day, id));
  const emergencyLabel = timeLabel({ preferredDate: today, preferredTime: 'asap' }, rules, now);
  return {
    times: preferredTimes.map(({ id }) => choice(answers.preferredDate, id)),
    first: [choice('', ''), ...nextSlots],
    emergency: { ...choice(today, 'asap'), label: emergencyLabel },
  };
}

type Slot = Question & { usualAmount: string; day: string; value: TimeId };

function timeChoice({ fee, answers, usualAmount, day, value }: Slot, rules: PriceRules, now: Date) {
  const chosen = { ...answers, preferredDate: day, preferredTime: value };
  const price = visitPrice({ fee, answers: chosen }, rules, now);
  const { why, part } = visitTime(chosen, rules, now);
  const hours = part ?? timeOf(value).window;
  const isOver = price.kind === 'over' || why === 'laterDay';
  return {
    day,
    value,
    kind: price.kind,
    amount: price.amount,
    label: shortLabel(value, rules, now),
    detail: hours ? shortHours(hours) : '',
    note: noteOn(price, usualAmount, why),
    // A time that was chosen before it was over stays enabled, because browsers don't submit a disabled one.
    disabled: isOver && value !== answers.preferredTime,
    callFirst: shouldCallFirst(chosen, rules, now),
  };
}

/** The reasons that fit on the button of a time, next to its price. */
const shortReasons: Partial<Record<Reason, string>> = {
  askToday: 'call first',
  laterDay: 'today only',
};

/**
 * Returns why a time isn't certain, and its price if any time of any day has another one. We don't compare with the
 * chosen time, so the notes stay the same when a visitor chooses.
 */
function noteOn(price: ReturnType<typeof visitPrice>, usualAmount: string, why: Reason | undefined) {
  const { kind, amount, total } = price;
  const reason = why && shortReasons[why];
  if (kind === 'over' || kind === 'closed') return reason ?? amount;
  const ownPrice = kind === 'usual' ? total : amount;
  const differentPrice = amount === usualAmount ? undefined : ownPrice;
  return [reason, differentPrice].filter(Boolean).join(', ');
}

/** Formats a day for a button: "Today", "Fri", or "Dec 24". */
export function shortDay(day: string, now: Date) {
  const near = nearDay(day, now);
  if (near === 'today') return 'Today';
  if (near === 'tomorrow') return 'Tomorrow';
  const nextWeek = daysAfter(wallClock(now).day, 7);
  return day < nextWeek ? (weekdayOf(day) ?? '').slice(0, 3) : shortDate(day);
}
