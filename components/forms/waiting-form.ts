import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the props of a form that can be submitted before hydration. A submit would put the answers into the address
 * and the server's log. With "dialog", nothing is sent and the browser still validates. The boot script then repeats
 * the submit, once the form says that it is ready (docs/decisions/early-presses.md). A disabled button would look dead,
 * and a React form action needs a javascript: address, which our policy blocks.
 */
export function useWaitingForm(isReady = true) {
  const ref = useRef<HTMLFormElement>(null);
  // Firefox drops other effects of a page that goes into its back/forward cache.
  useLayoutEffect(() => {
    if (!isReady) return;
    ref.current?.removeAttribute('data-waiting');
    ref.current?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, [isReady]);
  // React doesn't put the attribute back, because it never changes here.
  return { ref, method: 'dialog', 'data-waiting': '' } as const;
}
