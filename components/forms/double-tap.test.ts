/** @jest-environment jsdom */
import { isDoubleTap } from './double-tap';

const press = { clicks: 1, isTouch: false, sinceChange: 50 };

test.each([
  ['a first click, however soon', press, false],
  ['the second click of a double click', { ...press, clicks: 2 }, true],
  ['the keyboard', { ...press, clicks: 0 }, false],
  ['a second tap that landed on the next screen', { ...press, isTouch: true }, true],
  ['a tap after half a second', { ...press, isTouch: true, sinceChange: 500 }, false],
  ['a double click on the new screen', { ...press, clicks: 2, sinceChange: 2000 }, false],
])('%s: counts as a double tap or not', (_press, made, expected) => {
  expect(isDoubleTap(made)).toBe(expected);
});
