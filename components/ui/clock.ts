import { useSyncExternalStore } from 'react';
import { useIsReadyLater } from './use-is-ready';

/**
 * The time to the minute, updated within a second, also when the tab is shown again. For what hydrates before it shows
 * a time: a prerendered page would say that of its build.
 */
export const useClock = (): Date => useSyncExternalStore(askOften, thisMinute, thisMinute);

/** The same on a prerendered page: undefined until it is hydrated. */
export function useNow(): Date | undefined {
  const now = useClock();
  return useIsReadyLater() ? now : undefined;
}

let time = new Date(0);

/** The same object for a minute, so that React re-renders only when it has changed. */
function thisMinute(): Date {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  if (minute !== time.getTime()) time = new Date(minute);
  return time;
}

function askOften(callBack: () => void) {
  const timer = setInterval(callBack, 1000);
  return () => clearInterval(timer);
}
