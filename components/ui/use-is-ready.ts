import { useSyncExternalStore } from 'react';

/** True right after hydration, because a press may wait for it (docs/decisions/early-presses.md). */
export const useIsReady = () => useSyncExternalStore(toNothing, isHydrated, isPrerendered);

/** Like `useIsReady`, but one task later. Use it where no early press depends on it, to keep hydration short. */
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
