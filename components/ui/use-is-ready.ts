import { useDeferredValue } from 'react';

/**
 * False in the prerendered HTML and while React hydrates it, then true, in a render of its own that
 * doesn't block the page. Until then, a control that needs React has the attribute `data-waiting`,
 * and lib/browser/early-presses.ts replays an early press.
 */
export const useIsReady = () => useDeferredValue(true, false);
