'use client';

import { useSyncExternalStore } from 'react';
import { Tag } from '@/components/ui/tag';
import { useIsReady } from '@/components/ui/use-is-ready';
import { wallClock } from '@/lib/hours/clock';
import { openSentence, openState, weekTable, type OpeningHours } from '@/lib/hours/opening-hours';

const minuteInMs = 60_000;

type Props = {
  hours: readonly OpeningHours[];
  words: { hoursHeading: string; today: string; openNow: string; closedNow: string };
};

/**
 * The hours as a table. Once hydrated, it marks today's row and says whether the business is open,
 * updated every minute and when the tab is shown again.
 */
export function TodayHours({ hours, words }: Props) {
  const minute = useSyncExternalStore(onEachMinute, currentMinute, currentMinute);
  const now = useIsReady() ? new Date(minute * minuteInMs) : undefined;
  const today = now && wallClock(now).weekday;
  return (
    <>
      <table className="w-full max-w-column tabular-nums">
        <caption className="pb-0.5 text-left font-display text-h3 font-bold">{words.hoursHeading}</caption>
        <tbody className="border-t border-line">
          {weekTable(hours).map(({ weekdays, days, daysSpoken, hours: times }) => {
            const isToday = today !== undefined && weekdays.includes(today);
            return (
              <tr
                key={days}
                aria-current={isToday ? 'date' : undefined}
                className={`border-b border-line ${isToday ? 'font-semibold' : ''}`.trim()}
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
      {/* Keeps its space, so that nothing moves when the sentence appears. */}
      <p className="with-script mt-1 min-h-4 font-semibold print:hidden">
        {now && openSentence(openState(hours, now), words)}
      </p>
    </>
  );
}

const currentMinute = () => Math.floor(Date.now() / minuteInMs);

/** Calls back at the start of every minute, and when the page is shown again. */
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
