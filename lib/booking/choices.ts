import { nearDay, wallClock } from '@/lib/hours/shop-clock';
import { daysAfter, shortDate, weekdayOf } from '@/lib/hours/dates';
import { reasonsInShort, visitCaveats, type Reason } from './caveats';
import { preferredTimes, shortHours, shortLabel, timeLabel, timeOf, type TimeId } from './preferred-times';
import { shouldCallFirst, visitPrice, type PriceRules, type VisitAnswers } from './visit-price';
import { nextWindows, visitTime } from './visit-time';

export type TimeChoice = ReturnType<typeof choices>['emergency'];

type Question = { fee: number; answers: VisitAnswers };

/**
 * Returns what can be chosen: `times` has any time ('') and the four times of the chosen day, `first` has any time of
 * any day and the next three windows in which somebody comes, or may come today. `caveats` are about the answers.
 */
export function choices({ fee, answers }: Question, rules: PriceRules, now: Date) {
  const anyDay = { ...answers, preferredDate: '', preferredTime: '' };
  const usualAmount = visitPrice({ fee, answers: anyDay }, rules, now).amount;
  const choice = (day: string, value: TimeId) => {
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
      label: shortLabel(value, rules),
      detail: hours ? shortHours(hours) : '',
      note: noteOf(price, usualAmount, why),
      // A choice from before it was over stays, because browsers leave a disabled one out of the form's data.
      disabled: isOver && value !== answers.preferredTime,
      callFirst: shouldCallFirst(chosen, rules, now),
    };
  };
  const asap = { preferredDate: '', preferredTime: 'asap' };
  return {
    times: preferredTimes.map(({ id }) => choice(answers.preferredDate, id)),
    first: [choice('', ''), ...nextWindows({ count: 3 }, rules, now).map(({ day, id }) => choice(day, id))],
    emergency: { ...choice(wallClock(now).day, 'asap'), label: timeLabel(asap, rules, now) },
    caveats: visitCaveats(answers, rules, now),
  };
}

/**
 * Returns why a choice isn't certain, and its price if any time of any day costs something else. So the notes don't
 * change when a visitor chooses.
 */
function noteOf(price: ReturnType<typeof visitPrice>, usualAmount: string, why: Reason | undefined) {
  const { kind, amount, total } = price;
  const reason = (why && reasonsInShort[why]) ?? '';
  if (kind === 'over' || kind === 'closed') return reason || amount;
  const ownPrice = kind === 'usual' ? total : amount;
  return [reason, amount === usualAmount ? '' : ownPrice].filter(Boolean).join(', ');
}

/** A day in a word: "Today", "Fri" or "Dec 24". */
export function shortDay(day: string, now: Date) {
  const { day: today } = wallClock(now);
  const near = nearDay(day, now);
  if (near) return near === 'today' ? 'Today' : 'Tomorrow';
  return day > daysAfter(today, 6) ? shortDate(day) : (weekdayOf(day) ?? '').slice(0, 3);
}
