import { wallClock } from '@/lib/hours/clock';
import { daysAfter } from '@/lib/hours/opening-hours';
import { visitsIn, type VisitRules } from '@/lib/hours/visits';
import { preferredTimes, shortHours, timeOf } from './preferred-times';
import { visitPrice, type Facts, type VisitAnswers } from './visit-price';

type TimeId = '' | (typeof preferredTimes)[number]['id'];

/** In a word or two, why a time isn't promised. */
const remarks: Readonly<Record<string, string>> = {
  askToday: 'ask us',
  timeOver: 'too late',
  laterDay: 'today only',
  closedDay: 'closed',
  closedDate: 'closed',
  closedTime: 'closed',
};

/**
 * What can be chosen: `times`, any time ('') and the four of the day, and `next`, the next three windows in which
 * somebody comes. Each has its price in its `note` if it isn't that of the answers. A choice from before it was
 * over stays: the browser leaves a disabled one out of the form's data.
 */
export function choices(fee: number, answers: VisitAnswers, facts: Facts, now: Date) {
  const { figure: shown } = visitPrice(fee, answers, facts, now);
  const choice = (day: string, value: TimeId) => {
    const given = { ...answers, preferredDate: day, preferredTime: value };
    const { figure, short, why = '', part } = visitPrice(fee, given, facts, now);
    const { label, window } = timeOf(value);
    const detail = window ? shortHours(part ?? window) : '';
    const note = [remarks[why], figure === shown ? '' : short].filter(Boolean).join(', ');
    const isOver = why === 'timeOver' || why === 'laterDay';
    return { day, value, label, detail, note, disabled: isOver && value !== answers.preferredTime };
  };
  const ids = ['', ...preferredTimes.map(({ id }) => id)] as const;
  return {
    times: ids.map((id) => choice(answers.preferredDate, id)),
    next: nextWindows(facts.rules, now, 3).map(({ day, id }) => choice(day, id)),
  };
}

/** The next windows in which somebody comes, or may come today. */
function nextWindows(rules: VisitRules, now: Date, count: number) {
  const found: { day: string; id: TimeId }[] = [];
  for (let ahead = 0; ahead <= 366 && found.length < count; ahead += 1) {
    const day = daysAfter(wallClock(now).day, ahead);
    for (const { id, window } of preferredTimes) {
      const can = window && visitsIn(day, window, rules, now).can;
      if (can === 'come' || can === 'ask') found.push({ day, id });
    }
  }
  return found.slice(0, count);
}
