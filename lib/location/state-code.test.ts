import { isOutsideServedStates, stateCode } from './state-code';

test.each([
  ['Minnesota', 'United States of America (the)', 'MN'],
  ['minnesota', 'United States', 'MN'],
  ['MN', 'US', 'MN'],
  ['US-WI', 'USA', 'WI'],
  ['Iowa', '', 'IA'],
  ['North Dakota', 'United States', 'ND'],
  ['South Dakota', 'United States', 'SD'],
])('we serve a visitor in %s (%s)', (state, country, code) => {
  expect(stateCode({ state, country })).toBe(code);
  expect(isOutsideServedStates({ state, country })).toBe(false);
});

test.each([
  ['Illinois', 'United States'],
  ['US-NE', ''],
  ['Ontario', 'Canada'],
  // The same two letters mean other places there.
  ['SD', 'Italy'],
  ['', 'Germany'],
  ['Minnesota City Region', 'United States'],
])('we don’t serve a visitor in %s (%s)', (state, country) => {
  expect(stateCode({ state, country })).toBeUndefined();
  expect(isOutsideServedStates({ state, country })).toBe(true);
});

test.each([
  ['', ''],
  ['', 'United States'],
])('a visitor whose state is unknown is not turned away', (state, country) => {
  expect(stateCode({ state, country })).toBeUndefined();
  expect(isOutsideServedStates({ state, country })).toBe(false);
});
