import { useEffect, useRef, type MouseEvent } from 'react';

/** How long after a screen change a press may be meant for the old screen, in milliseconds. */
const doubleTapTime = 500;

type Press = {
  /** The browser's count of presses in a row; 0 for the keyboard. */
  clicks: number;
  isTouch: boolean;
  /** Time since the screen changed, in milliseconds. */
  sinceChange: number;
};

/**
 * Whether a press is the second half of a double click or double tap that has changed the screen,
 * so it is not meant for what is there now. Some touch screens don't count taps.
 */
export function isDoubleTap({ clicks, isTouch, sinceChange }: Press): boolean {
  return sinceChange < doubleTapTime && (clicks > 1 || isTouch);
}

/**
 * Handlers that ignore the second half of a double tap inside an element. `change` counts the
 * screen changes, from 0.
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
    // The second press would also take focus from the new heading.
    onMouseDownCapture: guard,
    // A visitor who answers something has seen the new screen.
    onInputCapture: () => void (changedAt.current = -Infinity),
  };
}
