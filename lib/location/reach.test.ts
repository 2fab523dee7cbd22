import fc from 'fast-check';
import { milesBetween, serviceIn } from './reach';
import { stateCode, stateCodes } from './state-code';

const shop = { latitude: 44.94861, longitude: -93.29827 };
const reach = { statesServed: stateCodes, radiusMiles: 50, shop };
const nowhere = { latitude: undefined, longitude: undefined };

test.each([
  ['Minnesota', 'United States of America (the)', 'MN'],
  ['minnesota', 'United States', 'MN'],
  ['US-WI', 'USA', 'WI'],
  ['Iowa', '', 'IA'],
  ['South Dakota', 'United States', 'SD'],
])('we serve a visitor in %s (%s)', (state, country, code) => {
  expect(stateCode({ state, country })).toBe(code);
  expect(serviceIn({ state, country, ...nowhere }, reach)).toBe('served');
});

test.each([
  ['Illinois', 'United States'],
  ['US-NE', ''],
  ['Ontario', 'Canada'],
  // The same two letters mean other places there.
  ['SD', 'Italy'],
  ['', 'Germany'],
  ['Minnesota City Region', 'United States'],
])('we don’t serve a visitor in %s (%s), however near', (state, country) => {
  expect(stateCode({ state, country })).toBeUndefined();
  expect(serviceIn({ state, country, ...shop }, reach)).toBe('elsewhere');
});

test.each(['', 'United States'])('without a state we can’t tell (%s)', (country) => {
  expect(serviceIn({ state: '', country, ...shop }, reach)).toBe('unknown');
});

test('the distance decides only where both coordinates are known and the owner limits it', () => {
  const duluth = { state: 'Minnesota', country: '', latitude: 46.7867, longitude: -92.1005 };
  expect(serviceIn(duluth, reach)).toBe('elsewhere');
  expect(serviceIn({ ...duluth, longitude: undefined }, reach)).toBe('served');
  expect(serviceIn(duluth, { statesServed: ['MN'], shop })).toBe('served');
});

test('a distance is that on the globe: the same both ways, and no detour is shorter', () => {
  // A degree of latitude, and one of longitude at 60 degrees, which is half of it.
  expect(milesBetween({ latitude: 60, longitude: 0 }, { latitude: 61, longitude: 0 })).toBeCloseTo(69.09, 1);
  expect(milesBetween({ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 })).toBeCloseTo(34.55, 1);
  const points = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(points, points, points, (a, b, c) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 0.001);
    }),
  );
});
