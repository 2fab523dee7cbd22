import { serviceIn, stateCode, stateCodes } from './state-code';

test.each([
  ['Minnesota', 'United States of America (the)', 'MN'],
  ['minnesota', 'United States', 'MN'],
  ['US-WI', 'USA', 'WI'],
  ['Iowa', '', 'IA'],
  ['South Dakota', 'United States', 'SD'],
])('we serve a visitor in %s (%s)', (state, country, code) => {
  expect(stateCode({ state, country })).toBe(code);
  expect(serviceIn({ state, country }, stateCodes)).toBe('served');
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
  expect(serviceIn({ state, country }, stateCodes)).toBe('elsewhere');
});

test('an owner may serve fewer states', () => {
  expect(serviceIn({ state: 'Iowa', country: '' }, ['MN'])).toBe('elsewhere');
});

test.each(['', 'United States'])('without a state we can’t tell (%s)', (country) => {
  expect(serviceIn({ state: '', country }, stateCodes)).toBe('unknown');
});
