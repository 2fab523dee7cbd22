'use client';

import { useEffect, useRef, type MouseEvent } from 'react';

/** Within this time after the panel has appeared, in milliseconds, a press was meant for what stood there before. */
const ECHO = 500;

/** How a press came about: clicks in a row as the browser counts them, and milliseconds since the panel appeared. */
type Press = { clicks: number; isTouch: boolean; sinceShown: number };

/** Whether a press is the second half of a double click or double tap. Some touch screens don't count their taps. */
export function isEcho({ clicks, isTouch, sinceShown }: Press): boolean {
  return sinceShown < ECHO && (clicks > 1 || isTouch);
}

/**
 * Capturing handlers that keep a double click on the form's button from also pressing what takes its place, and from
 * drawing the focus away from the heading.
 */
export function useEchoGuard() {
  const shownAt = useRef(Infinity);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const guard = (event: MouseEvent) => {
    const { detail: clicks, nativeEvent } = event;
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (!isEcho({ clicks, isTouch, sinceShown: performance.now() - shownAt.current })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onClickCapture: guard, onMouseDownCapture: guard };
}
