import { formatClock } from '@/lib/hours/clock';
import type { Opening } from '@/lib/hours/opening-hours';
import type { TimeWindow } from '@/lib/hours/visits';

/** What visitors can ask for; `asap` is an emergency of today and has no window. Source: specification, section 5. */
export const preferredTimes = [
  { id: '', label: 'Any time', window: undefined },
  { id: 'morning', label: 'Morning', window: { starts: '08:00', ends: '12:00' } },
  { id: 'afternoon', label: 'Afternoon', window: { starts: '12:00', ends: '17:00' } },
  { id: 'evening', label: 'Evening', window: { starts: '17:00', ends: '20:00' } },
  { id: 'asap', label: 'Emergency, as soon as we can', window: undefined },
] as const;

/** A time by its id; any other text stands for any time. */
export const timeOf = (chosen: string) => preferredTimes.find(({ id }) => id === chosen) ?? preferredTimes[0];

/** Only a business that takes emergencies names them. */
export const shortLabel = (chosen: string, { emergency }: Pick<Opening, 'emergency'>) =>
  chosen === 'asap' && !emergency ? 'As soon as we can' : timeOf(chosen).label;

/** A window's hours in short: "8–12". */
export const shortHours = ({ starts, ends }: TimeWindow) =>
  [starts, ends].map((time) => formatClock(time).replace(/\s.*/, '')).join('–');

/** A time as people know it: "Morning (8 AM – 12 PM)". */
export function timeLabel(chosen: string, rules: Pick<Opening, 'emergency'>): string {
  const { window } = timeOf(chosen);
  const label = shortLabel(chosen, rules);
  return window ? `${label} (${formatClock(window.starts)} – ${formatClock(window.ends)})` : label;
}
