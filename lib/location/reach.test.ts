import fc from 'fast-check';
import { milesBetween, serviceIn } from './reach';
import { stateCode, stateCodes } from './state-code';

const minneapolis = { latitude: 44.94861, longitude: -93.29827 };
const duluth = { latitude: 46.7867, longitude: -92.1005 };
const reach = { statesServed: stateCodes, radiusMiles: 50, shop: minneapolis };
const nowhere = { latitude: undefined, longitude: undefined };
const from = (state: string, country = 'United States', at: { latitude?: number; longitude?: number } = {}) =>
  serviceIn({ state, country, ...nowhere, ...at }, reach);

test.each([
  ['Minnesota', 'United States of America (the)', 'MN'],
  ['minnesota', 'United States', 'MN'],
  ['US-WI', 'USA', 'WI'],
  ['Iowa', '', 'IA'],
  ['South Dakota', 'United States', 'SD'],
])('we serve a visitor in %s (%s)', (state, country, code) => {
  expect(stateCode({ state, country })).toBe(code);
  expect(from(state, country)).toBe('served');
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
  expect(from(state, country)).toBe('elsewhere');
  expect(from(state, country, minneapolis)).toBe('elsewhere');
});

test('an owner may serve fewer states', () => {
  const place = { state: 'Iowa', country: '', ...nowhere };
  expect(serviceIn(place, { ...reach, statesServed: ['MN'] })).toBe('elsewhere');
});

test.each(['', 'United States'])('without a state we can’t tell (%s)', (country) => {
  expect(from('', country)).toBe('unknown');
  expect(from('', country, minneapolis)).toBe('unknown');
});

test('where both coordinates are known, the distance from the shop decides too, unless the owner sets none', () => {
  expect(from('Minnesota', 'USA', { latitude: 44.8897, longitude: -93.3499 })).toBe('served');
  expect(from('Minnesota', 'USA', duluth)).toBe('elsewhere');
  expect(from('Minnesota', 'USA', { latitude: duluth.latitude })).toBe('served');
  const { radiusMiles: _none, ...states } = reach;
  expect(serviceIn({ state: 'Minnesota', country: 'USA', ...duluth }, states)).toBe('served');
});

describe('the distance between two points', () => {
  const points = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('is that on the globe: a degree of latitude is 69 miles, one of longitude at 60 degrees half of it', () => {
    const at = (latitude: number, longitude: number) =>
      milesBetween({ latitude: 60, longitude: 0 }, { latitude, longitude });
    expect(at(61, 0)).toBeCloseTo(69.09, 1);
    expect(at(60, 1)).toBeCloseTo(69.09 / 2, 1);
    expect(at(-60, 180)).toBeCloseTo(180 * 69.09, -1);
  });

  test('is a distance: never negative, the same both ways, and no detour is shorter', () => {
    fc.assert(
      fc.property(points, points, points, (a, b, c) => {
        expect(milesBetween(a, a)).toBe(0);
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 0.001);
      }),
    );
  });
});
