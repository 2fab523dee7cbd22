import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Does the page listen already? False in prerendered HTML, true as soon as it has come alive. A button that needs script
 * carries `data-waiting` until then: public/site.js keeps an early press for it.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
