import { wallClock } from '@/lib/hours/clock';
import { daysAfter, shortDate, weekdayOf } from '@/lib/hours/dates';
import { nearDays } from '@/lib/hours/opening-hours';
import { reasonsInShort } from './caveats';
import { preferredTimes, shortHours, shortLabel, timeLabel, timeOf, type TimeId } from './preferred-times';
import { visitPrice, type PriceRules, type VisitAnswers } from './visit-price';
import { nextWindows } from './visit-time';

export type TimeChoice = ReturnType<typeof choices>['emergency'];

/**
 * What can be chosen: `times`, any time ('') and the four of the day; `first`, any time of any day and the next three
 * windows in which somebody comes, or may come today; and the emergency. Each has its price in its `note` if any time of
 * any day costs something else, so the notes don't change when a visitor chooses. A choice from before it was over stays: browsers leave a disabled one out of the form's data.
 */
export function choices(fee: number, answers: VisitAnswers, rules: PriceRules, now: Date) {
  const chosen = visitPrice(fee, answers, rules, now);
  const usual = visitPrice(fee, { ...answers, preferredDate: '', preferredTime: '' }, rules, now);
  const choice = (day: string, value: TimeId) => {
    const given = { ...answers, preferredDate: day, preferredTime: value };
    const { kind, amount, total, why, part, callFirst } = visitPrice(fee, given, rules, now);
    const { window } = timeOf(value);
    const isVisit = kind !== 'over' && kind !== 'closed';
    const price = kind === 'usual' ? total : amount;
    const isSame = amount === usual.amount;
    const reason = (why && reasonsInShort[why]) ?? '';
    const note = isVisit ? [reason, isSame ? '' : price].filter(Boolean).join(', ') : reason || amount;
    const isOver = kind === 'over' || why === 'laterDay';
    return {
      day,
      value,
      kind,
      amount,
      label: shortLabel(value, rules),
      detail: window ? shortHours(part ?? window) : '',
      note,
      disabled: isOver && value !== answers.preferredTime,
      callFirst,
    };
  };
  return {
    times: preferredTimes.map(({ id }) => choice(answers.preferredDate, id)),
    first: [choice('', ''), ...nextWindows(3, rules, now).map(({ day, id }) => choice(day, id))],
    emergency: { ...choice(wallClock(now).day, 'asap'), label: timeLabel('asap', '', rules, now) },
    caveats: chosen.caveats,
  };
}

/** A day in a word: "Today", "Fri" or "Dec 24". */
export function dayInShort(day: string, now: Date) {
  const { day: today, time } = wallClock(now);
  if (day === today) return 'Today';
  if (day === daysAfter(today, 1) && nearDays(time).length > 1) return 'Tomorrow';
  return day > daysAfter(today, 6) ? shortDate(day) : (weekdayOf(day) ?? '').slice(0, 3);
}
