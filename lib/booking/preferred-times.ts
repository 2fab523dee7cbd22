/**
 * When somebody may come, as times "HH:MM" on a clock in the business's own zone (America/Chicago). `asap` is the
 * emergency: no window, as soon as somebody is free. Source: the product's specification, section 5.
 */
export const preferredTimes = [
  { id: 'morning', window: { starts: '08:00', ends: '12:00' } },
  { id: 'afternoon', window: { starts: '12:00', ends: '17:00' } },
  { id: 'evening', window: { starts: '17:00', ends: '20:00' } },
  { id: 'asap', window: undefined },
] as const;

export type PreferredTimeId = (typeof preferredTimes)[number]['id'];

/** The hours within which somebody may come, "HH:MM" in the business's zone. */
export type TimeWindow = { starts: string; ends: string };

/** The hours of a preferred time. Undefined for `asap`, and where no time was chosen. */
export function windowOf(chosen: PreferredTimeId | ''): TimeWindow | undefined {
  return preferredTimes.find(({ id }) => id === chosen)?.window;
}
