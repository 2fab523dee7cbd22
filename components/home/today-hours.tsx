'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/ui/clock';
import { Tag } from '@/components/ui/tag';
import { datesOffSoon, openingStatus, weekTable } from '@/lib/hours/hours-in-words';
import { specialOn } from '@/lib/hours/opening-hours';
import type { Shop } from '@/lib/hours/shop';
import { wallClock } from '@/lib/hours/shop-clock';

type Props = { shop: Pick<Shop, 'hours' | 'closedDates'>; emergencyHours: string | undefined };

/** The business hours. Once hydrated, they show which row is today's, the next days off, and whether we are open. */
export function TodayHours({ shop, emergencyHours }: Props) {
  const { hours, closedDates } = shop;
  const now = useNow();
  const today = now && wallClock(now);
  const usualDay = today && !specialOn(today.day, closedDates) ? today.weekday : undefined;
  const daysOff = now ? datesOffSoon(closedDates, now) : [];
  return (
    <>
      <table className="mt-4 w-full print:hidden">
        <caption className="pb-1 text-left font-display text-h3 font-bold">Hours</caption>
        <tbody className="border-t border-line">
          {weekTable(hours).map(({ days, daysSpoken, weekdays, hours: times }) => (
            <HoursRow key={days} hours={times} isToday={weekdays.some((day) => day === usualDay)}>
              <span aria-hidden>{days}</span> <span className="sr-only">{daysSpoken}</span>
            </HoursRow>
          ))}
          {daysOff.map(({ dates, reason, hours: times }) => (
            <HoursRow key={dates} hours={times}>{`${dates}, ${reason}`}</HoursRow>
          ))}
          {emergencyHours && (
            <HoursRow hours={emergencyHours}>
              <span className="wrap-anywhere">Emergencies</span>
            </HoursRow>
          )}
        </tbody>
      </table>
      <p className="noscript:hidden mt-2 min-h-[2lh] font-semibold sm:min-h-lh print:hidden">
        {now && openingStatus(shop, now)}
      </p>
    </>
  );
}

type RowProps = { hours: string; isToday?: boolean; children: ReactNode };

function HoursRow({ hours, isToday = false, children }: RowProps) {
  return (
    <tr
      aria-current={isToday ? 'date' : undefined}
      className={`border-b border-line ${isToday ? 'font-semibold' : ''}`}
    >
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        {children}
        {isToday && <Tag>Today</Tag>}
      </th>
      <td className="py-2 text-end">{hours}</td>
    </tr>
  );
}
