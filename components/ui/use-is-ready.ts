import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in the prerendered HTML, true after hydration. Until then, a control that needs React has
 * the attribute `data-waiting`, and lib/browser/early-presses.ts replays an early press.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
