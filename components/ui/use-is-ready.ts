import { useSyncExternalStore } from 'react';

/**
 * False in the prerendered HTML and while React hydrates it, true right after. Until then, a control
 * that needs React has the attribute `data-waiting`, and lib/browser/early-presses.ts replays an early
 * press. A synchronous render, because a press may wait for it: docs/decisions/early-presses.md.
 */
export const useIsReady = () =>
  useSyncExternalStore(
    toNothing,
    () => true,
    () => false,
  );

/** Like `useIsReady`, in a task of its own: for what no press waits for, so that hydration stays short. */
export const useIsReadyLater = () =>
  useSyncExternalStore(
    toNextTask,
    () => isLater,
    () => false,
  );

const toNothing = () => () => {};

let isLater = false;

function toNextTask(callBack: () => void) {
  const timer = setTimeout(() => {
    isLater = true;
    callBack();
  });
  return () => clearTimeout(timer);
}
