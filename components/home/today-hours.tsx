'use client';

import { useSyncExternalStore } from 'react';
import { Tag } from '@/components/ui/tag';
import { wallClock } from '@/lib/hours/clock';
import { openSentence, openState, type HoursRow, type OpeningHours } from '@/lib/hours/opening-hours';

const minuteInMs = 60_000;

type Props = {
  hours: readonly OpeningHours[];
  rows: readonly HoursRow[];
  words: { hoursHeading: string; today: string; openNow: string; closedNow: string };
  /** The present moment in milliseconds since 1970. */
  now?: () => number;
};

/**
 * The hours as a table. Once the page runs, today's row is marked and a sentence says whether the business is open,
 * by its own clock; both follow the minute, and the moment when somebody returns to the tab.
 */
export function TodayHours({ hours, rows, words, now = Date.now }: Props) {
  const minute = useSyncExternalStore(
    onEachMinute,
    () => Math.floor(now() / minuteInMs),
    () => undefined,
  );
  const moment = minute === undefined ? undefined : new Date(minute * minuteInMs);
  const today = moment && wallClock(moment).weekday;
  return (
    <>
      <table className="w-full max-w-column tabular-nums">
        <caption className="pb-0.5 text-left font-display text-h3 font-bold">{words.hoursHeading}</caption>
        <tbody className="divide-y divide-line border-y border-line">
          {rows.map(({ weekdays, days, daysSpoken, hours: times }) => {
            const isToday = today !== undefined && weekdays.includes(today);
            return (
              <tr
                key={days}
                aria-current={isToday ? 'date' : undefined}
                className={isToday ? 'font-semibold' : undefined}
              >
                <th scope="row" className="py-1 pr-2 text-left font-medium">
                  <span aria-hidden>{days}</span>
                  <span className="sr-only">{daysSpoken}</span>
                  {isToday && (
                    <span className="ml-1">
                      <Tag>{words.today}</Tag>
                    </span>
                  )}
                </th>
                <td className="py-1 text-end whitespace-nowrap">{times}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {/* The line keeps its room before the sentence is known, so that nothing moves. */}
      <p className="with-script mt-1 min-h-4 font-semibold print:hidden">
        {moment && openSentence(openState(hours, moment), words)}
      </p>
    </>
  );
}

/** Calls back at the beginning of every minute of the clock, and when the page is seen again. */
function onEachMinute(callBack: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, minuteInMs - (Date.now() % minuteInMs));
  };
  const tick = () => {
    callBack();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', callBack);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callBack);
  };
}
