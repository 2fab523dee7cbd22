import { useEffect, useState } from 'react';

/**
 * Returns the typed text after a pause. A pause doesn't end during a press, because a hint that appears then could move
 * the button away before its release.
 */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    if (typed === settled) return;
    const listening = new AbortController();
    let timer = setTimeout(setSettled, 800, typed);
    const wait = ({ type }: Event) => {
      clearTimeout(timer);
      if (type !== 'pointerdown') timer = setTimeout(setSettled, 800, typed);
    };
    const { signal } = listening;
    for (const press of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(press, wait, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [typed, settled]);

  return settled;
}
