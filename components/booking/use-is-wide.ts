'use client';

import { useSyncExternalStore } from 'react';

/** Where the summary stands beside the steps: Tailwind's `lg` of app/globals.css. */
const wide = '(min-width: 64rem)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the summary stands beside the steps. Asked by script, because what it says may stand on the page only once;
 * prerendered HTML shows no summary.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
