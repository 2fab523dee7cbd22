import { nearDay, wallClock } from '@/lib/hours/shop-clock';
import { daysAfter, shortDate, weekdayOf } from '@/lib/hours/dates';
import { preferredTimes, shortHours, shortLabel, timeOf, type TimeId } from './preferred-times';
import { visitPrice, type PriceRules, type Visit, type VisitPrice } from './visit-price';
import { nextWindows, timeLabel } from './visit-time';

/** A button that fills in a day and a time of day, each '' for any. */
export type TimeChoice = { day: string; value: TimeId; label: string; detail: string; note: string };

/**
 * Returns the times to choose from. `times` has any time ('') and the four times of the chosen day. `first` has any
 * time of any day, and the next three windows in which we can come, or may be able to. `emergency` is as soon as
 * possible, if only a call helps in time.
 */
export function choices({ fee, answers }: Visit, rules: PriceRules, now: Date) {
  const priceFor = (preferredDate: string, preferredTime: TimeId) =>
    visitPrice({ fee, answers: { ...answers, preferredDate, preferredTime } }, rules, now);
  const anyTime = priceFor('', '');

  const times = preferredTimes.map(({ id }) => {
    const price = priceFor(answers.preferredDate, id);
    const hours = price.time.part ?? timeOf(id).window;
    const isOver = price.kind === 'over' || price.time.why === 'laterDay';
    return {
      value: id,
      label: shortLabel(id, rules, now),
      detail: hours ? shortHours(hours) : '',
      note: noteOn(price, anyTime.amount),
      // A time that was chosen before it was over stays enabled, because browsers don't submit a disabled one.
      disabled: isOver && id !== answers.preferredTime,
    };
  });

  const first: TimeChoice[] = [
    { day: '', value: '', label: 'Any time', detail: '', note: noteOn(anyTime, anyTime.amount) },
    // These windows are in our hours, so they have the usual price.
    ...nextWindows({ count: 3 }, rules, now).map(({ day, id, can, part }) => ({
      day,
      value: id,
      label: shortDay(day, now),
      detail: shortHours(part),
      note: can === 'ask' ? callFirst : '',
    })),
  ];

  const today = wallClock(now).day;
  const asap = priceFor(today, 'asap');
  const label = timeLabel(asap.time, rules, now);
  const emergency: TimeChoice = { day: today, value: 'asap', label, detail: asap.amount, note: '' };
  const isOffered = asap.callFirst && asap.kind !== 'elsewhere';
  return { times, first, emergency: isOffered ? emergency : undefined };
}

const callFirst = 'call first';

/**
 * Returns why a time isn't certain, or its price if any time of any day has another one. We don't compare with the chosen
 * time, so the notes stay the same when a visitor chooses.
 */
function noteOn({ kind, amount, time }: VisitPrice, usualAmount: string): string {
  if (time.why === 'askToday') return callFirst;
  if (time.why === 'laterDay') return 'today only';
  if (kind === 'over' || kind === 'closed') return 'not available';
  return amount === usualAmount ? '' : amount;
}

/** Formats a day for a button: "Today", "Fri", or "Dec 24". */
export function shortDay(day: string, now: Date) {
  const near = nearDay(day, now);
  if (near === 'today') return 'Today';
  if (near === 'tomorrow') return 'Tomorrow';
  const nextWeek = daysAfter(wallClock(now).day, 7);
  return day < nextWeek ? (weekdayOf(day) ?? '').slice(0, 3) : shortDate(day);
}
