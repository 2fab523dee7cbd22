import { daysAfter, daysFrom, weekdayOf, weekdays } from './dates';
import { headline, night, type Headline } from './headline';
import type { Shop } from './shop';
import { toInstant } from './shop-clock';
import { anyTime, visitLength } from './visits';

/** The times of a day ("HH:MM") from which another headline applies, with its index. */
type DayPlan = [from: string, index: number][];

/** Every headline, and a plan for each weekday and for each date near a day off. */
export type HeadlineTable = { headlines: Headline[]; days: Record<string, DayPlan> };

/** Precomputes the headlines, so that the boot script can look one up before the first paint, without the rules. */
export function headlineTable(shop: Shop): HeadlineTable {
  const headlines: Headline[] = [];
  const times = timesOfChange(shop);
  const planFor = (day: string, closedDates: Shop['closedDates']) => {
    const plan: DayPlan = [];
    for (const time of times) {
      const index = indexIn(headlines, headline({ ...shop, closedDates }, toInstant(day, time)));
      if (index !== plan.at(-1)?.[1]) plan.push([time, index]);
    }
    return plan;
  };
  const days: Record<string, DayPlan> = {};
  weekdays.forEach((weekday, ahead) => {
    // 2024 began on a Monday.
    days[weekday] = planFor(daysAfter('2024-01-01', ahead), []);
  });
  for (const { from, to } of shop.closedDates) {
    // In the month before a day off, the next possible visit or the reply can fall on it.
    for (const day of daysFrom(daysAfter(from, -31), to)) {
      const plan = planFor(day, shop.closedDates);
      const usualPlan = days[weekdayOf(day) ?? ''];
      const isUsual = String(plan) === String(usualPlan);
      if (!isUsual) days[day] = plan;
    }
  }
  return { headlines, days };
}

/** Returns the index of a headline in the list, and adds it if it isn't there. */
function indexIn(headlines: Headline[], wanted: Headline): number {
  const text = JSON.stringify(wanted);
  const known = headlines.findIndex((one) => JSON.stringify(one) === text);
  if (known >= 0) return known;
  headlines.push(wanted);
  return headlines.length - 1;
}

/**
 * Lists the times of a day ("HH:MM", in order) at which the headline can change. These are the limits of all hours, and
 * 59 minutes before each, when less than a visit's length is left.
 */
function timesOfChange({ hours, closedDates, emergency, sameDayUntil = '00:00' }: Shop): string[] {
  const specialHours = closedDates.map((dates) => dates.hours);
  const allHours = [...hours, ...specialHours, emergency].filter((span) => span !== undefined);
  const limits = allHours.flatMap(({ opens, closes }) => [opens, closes]);
  const times = ['00:00', night.ends, night.begins, sameDayUntil, anyTime.closes, ...limits];
  const tooLate = times.map((time) => new Date(Date.parse(`1970-01-01T${time}Z`) - visitLength + 60_000));
  const all = [...times, ...tooLate.map((date) => date.toISOString().slice(11, 16))];
  return [...new Set(all)].filter((time) => time < '24:00').toSorted();
}
