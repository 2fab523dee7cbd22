import { useEffect, useRef, type MouseEvent } from 'react';

/** How long after a screen change a press may still be meant for the old screen, in milliseconds. */
const doubleTapTime = 500;

type Press = {
  /** How many presses in a row, as the browser counts them; 0 for the keyboard. */
  clicks: number;
  isTouch: boolean;
  /** Time since the screen changed, in milliseconds. */
  sinceChange: number;
};

/**
 * Whether a press is the second half of a double click or double tap whose first half changed the
 * screen: it was not meant for what is under it now. Some touch screens don't count their taps.
 */
export function isDoubleTap({ clicks, isTouch, sinceChange }: Press): boolean {
  return sinceChange < doubleTapTime && (clicks > 1 || isTouch);
}

/**
 * Handlers for an element around buttons: a double tap presses only the first of them. `change` counts
 * the screen changes; at 0 nothing has changed yet.
 */
export function useDoubleTapGuard(change: number) {
  const changedAt = useRef(-Infinity);

  useEffect(() => {
    if (change > 0) changedAt.current = performance.now();
  }, [change]);

  const guard = (event: MouseEvent) => {
    const { detail: clicks, nativeEvent } = event;
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (!isDoubleTap({ clicks, isTouch, sinceChange: performance.now() - changedAt.current })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onClickCapture: guard,
    // The second press would also take the focus from the new heading.
    onMouseDownCapture: guard,
    // Whoever answers something has seen the new screen.
    onInputCapture: () => void (changedAt.current = -Infinity),
  };
}
