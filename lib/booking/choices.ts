import { preferredTimes } from './preferred-times';
import { visitPrice, type PriceRules, type Visit, type VisitPrice } from './visit-price';
import { timeLabel } from './visit-time';

/**
 * Returns the times for the chosen day, with their hours. A time has a note if it has another price than any time of any
 * day, isn't available, or needs a call.
 */
export function timeChoices({ fee, answers }: Visit, rules: PriceRules, now: Date) {
  const priceFor = (chosen: Pick<Visit['answers'], 'preferredDate' | 'preferredTime'>) =>
    visitPrice({ fee, answers: { ...answers, ...chosen } }, rules, now);
  const anyTime = priceFor({ preferredDate: '', preferredTime: '' });

  return preferredTimes.map(({ id }) => {
    const price = priceFor({ preferredDate: answers.preferredDate, preferredTime: id });
    const { label, hours } = timeLabel(price.time, rules, now);
    const isOver = price.kind === 'over' || price.time.why === 'laterDay';
    return {
      value: id,
      label,
      detail: hours,
      note: noteOn(price, anyTime),
      // A time that was chosen before it was over stays enabled, because browsers don't submit a disabled one.
      disabled: isOver && id !== answers.preferredTime,
    };
  });
}

/**
 * Returns how a time differs from any time of any day: it isn't available, has another price, or needs a call. We don't
 * compare with the chosen time, so the notes stay the same when a visitor chooses.
 */
function noteOn({ kind, amount, time }: VisitPrice, anyTime: VisitPrice): string {
  if (time.why === 'laterDay') return 'today only';
  if (kind === 'over' || kind === 'closed') return 'not available';
  if (amount !== anyTime.amount) return amount;
  return time.why === 'askToday' ? 'call first' : '';
}
