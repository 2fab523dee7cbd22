import { businessTimeZone } from '@/lib/hours/clock';

const chicago = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day on the business's calendar (America/Chicago) at the instant `now`, as "yyyy-mm-dd": the earliest day that can
 * be asked for. Never by toISOString, which tells the day in London. Throws a RangeError for an invalid date.
 */
export function chicagoDate(now: Date): string {
  const parts = chicago.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
