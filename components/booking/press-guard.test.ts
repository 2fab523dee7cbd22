import { isEcho } from './press-guard';

const press = { clicks: 1, isTouch: false, sinceChange: 50 };

test.each([
  ['a first click, however soon', press, false],
  ['the second click of a double click', { ...press, clicks: 2 }, true],
  ['the keyboard', { ...press, clicks: 0 }, false],
  ['a second tap that fell on the next step', { ...press, isTouch: true }, true],
  ['a tap after half a second', { ...press, isTouch: true, sinceChange: 500 }, false],
])('%s', (_name, made, expected) => expect(isEcho(made)).toBe(expected));
