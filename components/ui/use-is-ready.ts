import { useSyncExternalStore } from 'react';

/** True right after hydration, because a press may wait for it (docs/decisions/early-presses.md). */
export const useIsReady = () => useSyncExternalStore(toNothing, isHydrated, isPrerendered);

/**
 * Like `useIsReady`, but one task later. Use it where no early press depends on it. If everything changed in one task, the
 * home page would block a slow phone for 254 ms instead of 159 (total blocking time, November 2026).
 */
export const useIsReadyLater = () => useSyncExternalStore(toNextTask, isLater, isPrerendered);

const toNothing = () => () => {};
const isHydrated = () => true;
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
