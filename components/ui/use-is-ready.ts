import { useSyncExternalStore } from 'react';

/**
 * True one task after hydration. If everything changed in one task, the home page would block a slow phone for 254 ms
 * instead of 159 (total blocking time, November 2026).
 */
export const useIsReadyLater = () => useSyncExternalStore(toNextTask, isLater, isPrerendered);

const isPrerendered = () => false;

let hasBeenLater = false;
const isLater = () => hasBeenLater;

function toNextTask(callBack: () => void) {
  const timer = setTimeout(() => {
    hasBeenLater = true;
    callBack();
  });
  return () => clearTimeout(timer);
}
