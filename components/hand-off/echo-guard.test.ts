/** @jest-environment jsdom */
import { isEcho } from './echo-guard';

test.each([
  ['a second click of a mouse, at once', { clicks: 2, isTouch: false, sinceShown: 150 }, true],
  ['a tap of a finger, at once', { clicks: 1, isTouch: true, sinceShown: 150 }, true],
  [
    'a first click, at once: a keyboard or a quick hand',
    { clicks: 1, isTouch: false, sinceShown: 150 },
    false,
  ],
  ['a double click later', { clicks: 2, isTouch: false, sinceShown: 2000 }, false],
  ['a tap later', { clicks: 1, isTouch: true, sinceShown: 2000 }, false],
])('%s', (_press, press, expected) => {
  expect(isEcho(press)).toBe(expected);
});
