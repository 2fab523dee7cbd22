import { readDay } from '@/lib/hours/dates';
import type { Span } from '@/lib/hours/shop';
import { formatClock } from '@/lib/hours/shop-clock';

/** The times that visitors can choose. `asap` is only for today. Source: specification, section 5. */
export const preferredTimes = [
  { id: '', label: 'Any time', window: undefined },
  { id: 'morning', label: 'Morning', window: { opens: '08:00', closes: '12:00' } },
  { id: 'afternoon', label: 'Afternoon', window: { opens: '12:00', closes: '17:00' } },
  { id: 'evening', label: 'Evening', window: { opens: '17:00', closes: '20:00' } },
  { id: 'asap', label: 'Emergency: come as soon as possible', window: undefined },
] as const;

export type TimeId = (typeof preferredTimes)[number]['id'];

/** The visitor's day ("yyyy-mm-dd") and time (the id of a preferred time), as typed or stored. Each is '' for any. */
export type ChosenTime = { preferredDate: string; preferredTime: string };

/** Returns the time with this id, or any time for another text. */
export const timeOf = (chosen: string) => preferredTimes.find(({ id }) => id === chosen) ?? preferredTimes[0];

/** Returns the chosen day, or '' (any day) for a text that isn't a day. */
export const dayOf = ({ preferredDate }: Pick<ChosenTime, 'preferredDate'>) =>
  readDay(preferredDate) ? preferredDate : '';

/** Formats the hours of a window in short: "8 AM–noon", "5–8 PM". */
export function shortHours({ opens, closes }: Span) {
  const from = formatClock(opens);
  const to = formatClock(closes);
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from}–${to}`;
}
