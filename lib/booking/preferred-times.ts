import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import { formatClock } from '@/lib/hours/clock';
import { arrivalWindows, type TimeWindow } from '@/lib/hours/visits';

/** What visitors can ask for; `asap` is an emergency and has no window. Source: specification, section 5. */
export const preferredTimes = [
  { id: 'morning', window: arrivalWindows.morning },
  { id: 'afternoon', window: arrivalWindows.afternoon },
  { id: 'evening', window: arrivalWindows.evening },
  { id: 'asap', window: undefined },
] as const;

/** The window of a preferred time. Undefined for `asap`, and if no time was chosen. */
export function windowOf(chosen: string): TimeWindow | undefined {
  return preferredTimes.find(({ id }) => id === chosen)?.window;
}

/** The hours of a time, "(8 AM – 12 PM)". Empty for `asap`, and if none was chosen. */
export function timeHours(chosen: string): string {
  const window = windowOf(chosen);
  return window ? `(${formatClock(window.starts)} – ${formatClock(window.ends)})` : '';
}

/** A time as people know it: "Morning (8 AM – 12 PM)". Empty if none was chosen. */
export function timeLabel(chosen: string, { times }: Pick<CheckoutTexts['information'], 'times'>): string {
  const time = preferredTimes.find(({ id }) => id === chosen);
  return time ? `${times[time.id]} ${timeHours(chosen)}`.trim() : '';
}
