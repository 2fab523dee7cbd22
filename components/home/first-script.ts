import { letDismiss } from '@/components/location/dismissal';
import { writeCity } from '@/components/location/write-city';
import { afterPaint } from '@/components/ui/after-paint';
import { browserEnvironment, type Environment } from '@/lib/location/environment';
import { createCityStore } from '@/lib/location/store';
import { createVisitFlag } from '@/lib/location/visit-flag';
import type { HomeSettings } from '@/lib/site/home-settings';
import { drawnEvent } from './drawn-event';
import { keepTyped } from './keep-typed';
import { lightAreas } from './light-areas';
import { markToday, onEachMinute, whenHoursAreNear } from './mark-today';

/**
 * In milliseconds. The first reading of the business's clock loads the browser's time zones, 20 to 70 ms on a slow phone: nobody who
 * touches the page while it is new shall wait for that. Who comes near the hours before gets them at once.
 */
const hoursCanWait = 3500;

/**
 * All that the home page does without React: it looks for the visitor's city, once per full page load, and writes it into the page; it
 * lets the announcement be dismissed, joins map and list of areas, and tells whether the business is open. scripts/export makes
 * one small script of this; React, which only the forms need, is fetched when a visitor comes near one.
 * @param environment for tests: in a page it is the browser
 * @param now the present moment in milliseconds since 1970
 */
export function startHomePage(
  { lookups, defaultCity, announcement, hours }: HomeSettings,
  environment: Environment = browserEnvironment(),
  now: () => number = Date.now,
): void {
  const store = createCityStore(defaultCity);
  const dismissed = createVisitFlag('announcement-dismissed', () => sessionStorage, afterPaint);
  const write = () => writeCity(store.read(), announcement);
  const mark = () => markToday(hours, now());

  let isClockRead = false;
  const readClock = () => {
    if (isClockRead) return;
    isClockRead = true;
    mark();
    onEachMinute(mark);
  };
  const draw = () => {
    write();
    letDismiss(dismissed, 'main');
    lightAreas();
    if (isClockRead) mark();
  };
  draw();
  document.addEventListener(drawnEvent, draw);
  document.addEventListener(drawnEvent, keepTyped());
  store.subscribe(write);
  store.start(lookups, environment);
  environment.after(hoursCanWait, readClock);
  whenHoursAreNear(readClock);
}
