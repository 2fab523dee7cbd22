import type { MouseEvent } from 'react';

/** Within this time after a step change, in milliseconds, a finger's second tap was still meant for the step before. */
const ECHO = 400;

type Press = {
  /** How many presses in a row, as the browser counts them; 0 for the keyboard. */
  clicks: number;
  isTouch: boolean;
  /** Time since the step changed, in milliseconds. */
  sinceChange: number;
};

/**
 * Whether a press is only the second half of a double click or double tap: what lies under it now is another step's. Mice
 * count their clicks; some touch screens don't, so there the time decides.
 */
export function isEcho({ clicks, isTouch, sinceChange }: Press): boolean {
  return clicks > 1 || (isTouch && sinceChange < ECHO);
}

/** What a click says of itself. `changedAt` and the event's time are on the same clock. */
export function pressOf({ detail, nativeEvent, timeStamp }: MouseEvent, changedAt: number): Press {
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  return { clicks: detail, isTouch, sinceChange: timeStamp - changedAt };
}
