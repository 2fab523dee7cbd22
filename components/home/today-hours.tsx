'use client';

import { useNow } from '@/components/ui/clock';
import { Tag } from '@/components/ui/tag';
import { wallClock } from '@/lib/hours/shop-clock';
import { datesOffSoon, openingStatus, specialOn, weekTable, type Opening } from '@/lib/hours/opening-hours';

/** The hours. Once hydrated, with today's row marked, dates off that are near, and whether we are open. */
export function TodayHours({ opening }: { opening: Opening }) {
  const now = useNow();
  const today = now && wallClock(now);
  const isRegular = today && !specialOn(today.day, opening.closedDates);
  return (
    <>
      <table className="mt-6 w-full print:hidden">
        <caption className="pb-1 text-left font-display text-h3 font-bold">Hours</caption>
        <tbody className="border-t border-line">
          {weekTable(opening.hours).map(({ weekdays, days, daysSpoken, hours: times }) => {
            const isToday = isRegular && weekdays.includes(today.weekday);
            return (
              <tr
                key={days}
                aria-current={isToday ? 'date' : undefined}
                className={`border-b border-line ${isToday ? 'font-semibold' : ''}`}
              >
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  <span aria-hidden>{days}</span> <span className="sr-only">{daysSpoken}</span>
                  {isToday && <Tag>Today</Tag>}
                </th>
                <td className="py-2 text-end">{times}</td>
              </tr>
            );
          })}
          {now &&
            datesOffSoon(opening.closedDates, now).map(({ dates, reason, hours }) => (
              <tr key={dates} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-medium">{`${dates}, ${reason}`}</th>
                <td className="py-2 text-end">{hours}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="noscript:hidden mt-2 min-h-[2lh] font-semibold sm:min-h-lh print:hidden">
        {now && openingStatus(opening, now)}
      </p>
    </>
  );
}
