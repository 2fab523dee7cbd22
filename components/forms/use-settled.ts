import { useEffect, useState } from 'react';

/**
 * What the visitor has typed, after a pause. A hint that depends on it never appears while
 * something is being pressed: it would move a button away between press and release.
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
