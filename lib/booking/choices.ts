import { wallClock } from '@/lib/hours/clock';
import { visitsIn } from '@/lib/hours/visits';
import { preferredTimes, shortHours, shortLabel, timeOf } from './preferred-times';
import { visitPrice, type PriceRules, type VisitAnswers } from './visit-price';
import { daysAfter, shortDate, weekdayOf } from '@/lib/hours/dates';

export type TimeChoice = ReturnType<typeof choices>['emergency'];

/** In a word or two, why a time isn't promised. */
const doubts: Readonly<Record<string, string>> = {
  askToday: 'ask us',
  timeOver: 'too late',
  laterDay: 'today only',
  closedDay: 'closed',
  closedDate: 'closed',
  closedTime: 'closed',
};

/**
 * What can be chosen: `times`, any time ('') and the four of the day; `first`, any time of any day and the next three
 * windows in which somebody comes, or may come today; and the emergency. Each has its price in its `note` if it isn't
 * that of the answers. A choice from before it was over stays: browsers leave a disabled one out of the form's data.
 */
export function choices(fee: number, answers: VisitAnswers, rules: PriceRules, now: Date) {
  const { figure: chosen, caveats } = visitPrice(fee, answers, rules, now);
  const { day: today } = wallClock(now);
  const choice = (day: string, value: ReturnType<typeof timeOf>['id']) => {
    const given = { ...answers, preferredDate: day, preferredTime: value };
    const { figure, short, why = '', part, callFirst } = visitPrice(fee, given, rules, now);
    const { window } = timeOf(value);
    const label = shortLabel(value, rules);
    const detail = window ? shortHours(part ?? window) : '';
    const note = [doubts[why], figure === chosen ? '' : short].filter(Boolean).join(', ');
    const isOver = why === 'timeOver' || why === 'laterDay';
    const disabled = isOver && value !== answers.preferredTime;
    return { day, value, label, detail, figure, note, disabled, callFirst };
  };
  const first = [choice('', '')];
  for (let ahead = 0; ahead <= 366 && first.length < 4; ahead += 1) {
    const day = daysAfter(today, ahead);
    const could = preferredTimes.filter(
      ({ window }) => window && /come|ask/.test(visitsIn(day, window, rules, now).can),
    );
    first.push(...could.map(({ id }) => choice(day, id)));
  }
  return {
    times: preferredTimes.map(({ id }) => choice(answers.preferredDate, id)),
    first: first.slice(0, 4),
    emergency: choice(today, 'asap'),
    caveats,
  };
}

/** A day in a word: "Today", "Fri" or "Dec 24". */
export function dayInShort(day: string, now: Date) {
  const { day: today } = wallClock(now);
  if (day === today) return 'Today';
  if (day === daysAfter(today, 1)) return 'Tomorrow';
  return day > daysAfter(today, 6) ? shortDate(day) : (weekdayOf(day) ?? '').slice(0, 3);
}
