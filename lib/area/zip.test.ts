import { isZipInStates } from './zip';

test.each([
  ['55408', true],
  ['56001-1234', true],
  ['Hudson, WI 54016', true],
  ['80202', false],
  ['50309', false],
  // No whole ZIP code tells no state.
  ['5540', true],
  ['Denver', true],
  ['', true],
])('%j is within a shop’s two states: %s', (typed, expected) => {
  expect(isZipInStates(typed, ['MN', 'WI'])).toBe(expected);
});
