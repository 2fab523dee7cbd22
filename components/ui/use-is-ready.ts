import { useSyncExternalStore } from 'react';

/** True right after hydration, because a press may wait for it (docs/decisions/early-presses.md). */
export const useIsReady = () => useSyncExternalStore(toNothing, isHydrated, isPrerendered);

/** Like `useIsReady`, in a task of its own: for what no press waits for, so that hydration stays short. */
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
