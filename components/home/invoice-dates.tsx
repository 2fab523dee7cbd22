'use client';

import { useNow } from '@/components/ui/clock';
import { wallClock } from '@/lib/hours/clock';
import { daysAfter, shortDate } from '@/lib/hours/dates';

/** "Repaired today, Dec 8. Covered until Mar 8." Once hydrated; before that, the dates are blank lines. */
export function InvoiceDates({ days }: { days: number }) {
  const now = useNow();
  const date = (ahead: number) => (now ? shortDate(daysAfter(wallClock(now).day, ahead)) : '______');
  return (
    <div className="absolute inset-x-7 top-40">
      <p className="text-small">{`Repaired today, ${date(0)}.`}</p>
      <p className="mt-1 font-display text-h3 font-bold">{`Covered until ${date(days)}.`}</p>
    </div>
  );
}
