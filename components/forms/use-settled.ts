import { useEffect, useState } from 'react';

/**
 * What the visitor has typed, after a pause. A hint that depends on it never appears while
 * something is being pressed: it would move a button away between press and release.
 */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    if (typed === settled) return;
    const timer = setInterval(() => {
      if (!document.querySelector('a:active, button:active')) setSettled(typed);
    }, 800);
    return () => clearInterval(timer);
  }, [typed, settled]);

  return settled;
}
