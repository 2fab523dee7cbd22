import { tagClass } from '@/components/ui/tag-class';
import { wallClock } from '@/lib/hours/clock';
import { openSentence, openState, type OpeningHours } from '@/lib/hours/opening-hours';
import type { Weekday } from '@/lib/hours/weekdays';

const minuteInMs = 60_000;

/** The table of hours (today-hours.tsx). */
const table = '#contact table';

export type TodaySettings = {
  hours: readonly OpeningHours[];
  /** The days of each row of the table. */
  rows: readonly (readonly Weekday[])[];
  words: { today: string; openNow: string; closedNow: string };
};

/**
 * Marks today's row in the table of hours, and says below it whether the business is open, by its own clock.
 * @param now the present moment in milliseconds since 1970
 */
export function markToday({ hours, rows, words }: TodaySettings, now: number): void {
  const moment = new Date(now);
  const today = wallClock(moment).weekday;
  document.querySelectorAll(`${table} tr`).forEach((row, index) => {
    const isToday = rows[index]?.includes(today) ?? false;
    if (isToday) row.setAttribute('aria-current', 'date');
    else row.removeAttribute('aria-current');
    row.classList.toggle('font-semibold', isToday);
    const tag = row.querySelector('th > :last-child');
    write(tag, isToday ? words.today : '');
    if (tag) tag.className = isToday ? `${tagClass()} ml-1` : '';
  });
  write(document.querySelector(`${table} + p`), openSentence(openState(hours, moment), words));
}

/** The same words again would be a change to a translator, and to a screen reader. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Calls back at the beginning of every minute of the clock, and when the page is seen again. */
export function onEachMinute(callBack: () => void): void {
  const wait = () =>
    setTimeout(
      () => {
        callBack();
        wait();
      },
      minuteInMs - (Date.now() % minuteInMs),
    );
  wait();
  document.addEventListener('visibilitychange', callBack);
}

/** Calls back once, when the table of hours is less than a screen away. Browsers that can't tell never do. */
export function whenHoursAreNear(callBack: () => void): void {
  const hours = document.querySelector(table);
  if (!hours || !('IntersectionObserver' in globalThis)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: '100%' },
  );
  observer.observe(hours);
}
