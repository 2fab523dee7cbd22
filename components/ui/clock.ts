import { useSyncExternalStore } from 'react';

/**
 * The current time, rounded down to the minute. Use it only in parts that show nothing until they hydrate, because
 * prerendered HTML would show the time of the build. Elsewhere, use `useNow`.
 */
export const useClock = (): Date => useSyncExternalStore(askOften, thisMinute, thisMinute);

/** Like `useClock`, but undefined until the page has hydrated. */
export function useNow(): Date | undefined {
  const now = useClock();
  return useIsReadyLater() ? now : undefined;
}

let time = new Date(0);

/** Returns the same object for a minute, so that React renders again only when the minute has changed. */
function thisMinute(): Date {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  if (minute !== time.getTime()) time = new Date(minute);
  return time;
}

const clocks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All clocks of a page share a timer. A second is short enough, also when the visitor comes back to the tab. */
function askOften(callBack: () => void) {
  clocks.add(callBack);
  timer ??= setInterval(() => clocks.forEach((tick) => tick()), 1000);
  return () => {
    clocks.delete(callBack);
    if (clocks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * True one task after hydration. If everything changed in one task, the home page would block a slow phone for 254 ms
 * instead of 159 (total blocking time, November 2026).
 */
export const useIsReadyLater = () => useSyncExternalStore(toNextTask, isLater, isPrerendered);

const isPrerendered = () => false;

let hasBeenLater = false;
const isLater = () => hasBeenLater;

function toNextTask(callBack: () => void) {
  const task = setTimeout(() => {
    hasBeenLater = true;
    callBack();
  });
  return () => clearTimeout(task);
}
