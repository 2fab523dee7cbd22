import { isZipOutside } from '@/lib/area/zip';
import { wallClock, weekdays } from '@/lib/hours/clock';
import { closedOn, type Opening } from '@/lib/hours/opening-hours';
import { windowOf } from './preferred-times';

/** When and where a visit has the usual price; `zips` are the ZIP codes of the service area. */
export type RegularService = Opening & { zips: readonly string[] };

/** The answers that decide about the price: "yyyy-mm-dd", the id of a time, and a ZIP code, or ''. */
export type VisitAnswers = { preferredDate: string; preferredTime: string; zipCode: string };

/** Why a visit can cost more than the usual price. An emergency may be at any time. */
export function visitConditions(answers: VisitAnswers, regular: RegularService) {
  const conditions: ('emergency' | 'outsideHours' | 'outsideArea')[] = [];
  if (answers.preferredTime === 'asap') conditions.push('emergency');
  else if (isOutsideHours(answers, regular)) conditions.push('outsideHours');
  if (isZipOutside(answers.zipCode, regular.zips)) conditions.push('outsideArea');
  return conditions;
}

/** Whether the business is closed on the day, or during part of the window; on every day if none is chosen. */
function isOutsideHours({ preferredDate, preferredTime }: VisitAnswers, { hours, closedDates }: Opening) {
  if (closedOn(preferredDate, closedDates)) return true;
  const window = windowOf(preferredTime);
  // Undefined without a date. Sunday is 0.
  const day = weekdays[(new Date(preferredDate).getUTCDay() + 6) % 7];
  const days = hours.filter((entry) => !day || entry.days.includes(day));
  return !days.some(({ opens, closes }) => !window || (opens <= window.starts && window.ends <= closes));
}

/** Whether the chosen arrival window has ended today, in the business's time zone. */
export function hasPassed({ preferredDate, preferredTime }: Omit<VisitAnswers, 'zipCode'>, now: Date) {
  const { day, time } = wallClock(now);
  const window = windowOf(preferredTime);
  return window !== undefined && preferredDate === day && window.ends <= time;
}
