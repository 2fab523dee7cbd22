import { useSyncExternalStore } from 'react';

/**
 * False in the prerendered HTML and while React hydrates it, true right after. Until then, a control
 * that needs React has the attribute `data-waiting`, and lib/browser/early-presses.ts replays an early
 * press. A synchronous render, because a press may wait for it: docs/decisions/early-presses.md.
 */
export const useIsReady = () => useSyncExternalStore(toNothing, isHydrated, isPrerendered);

const toNothing = () => () => {};
const isHydrated = () => true;
const isPrerendered = () => false;
