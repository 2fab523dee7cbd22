import { serviceIn } from './within-reach';
import { stateCode, stateCodes } from '@/lib/area/states';

const shop = { latitude: 44.94861, longitude: -93.29827 };
const reach = { statesServed: stateCodes, radiusMiles: 50, shop, cities: ['Saint Paul'] };
const city = 'Edina';

test.each([
  ['Minnesota', 'United States of America (the)', 'MN'],
  ['minnesota', 'United States', 'MN'],
  ['US-WI', 'USA', 'WI'],
  ['Iowa', '', 'IA'],
  ['South Dakota', 'United States', 'SD'],
])('we serve a visitor in %s (%s)', (state, country, code) => {
  expect(stateCode({ state, country })).toBe(code);
  expect(serviceIn({ city, state, country }, reach)).toBe('served');
});

test.each([
  ['Illinois', 'United States'],
  ['US-NE', ''],
  ['Ontario', 'Canada'],
  // In Italy, SD isn't South Dakota.
  ['SD', 'Italy'],
  ['', 'Germany'],
  ['Minnesota City Region', 'United States'],
])('we don’t serve a visitor in %s (%s), even next to the shop', (state, country) => {
  expect(stateCode({ state, country })).toBeUndefined();
  expect(serviceIn({ city, state, country, ...shop }, reach)).toBe('elsewhere');
});

test.each(['', 'United States'])('without a state we can’t tell (%s)', (country) => {
  expect(serviceIn({ city, state: '', country, ...shop }, reach)).toBe('unknown');
});

test('a place is outside by its distance only if both coordinates are known and the owner set a radius', () => {
  const duluth = { city: 'Duluth', state: 'Minnesota', country: '', latitude: 46.7867, longitude: -92.1005 };
  expect(serviceIn(duluth, reach)).toBe('elsewhere');
  expect(serviceIn({ ...duluth, longitude: undefined }, reach)).toBe('served');
  expect(serviceIn(duluth, { ...reach, radiusMiles: undefined })).toBe('served');
});

test('if we don’t know where the shop is, we serve only the cities of the areas', () => {
  const unknown = { ...reach, shop: undefined };
  const inState = (name: string, state: string) =>
    serviceIn({ city: name, state, country: '', ...shop }, unknown);
  expect(inState('St. Paul', 'Minnesota')).toBe('served');
  expect(inState('Edina', 'Minnesota')).toBe('elsewhere');
  expect(inState('Saint Paul', 'Nebraska')).toBe('elsewhere');
});

test.each([
  ['Rochester', { latitude: 44.0121, longitude: -92.4802 }, 76.2],
  ['Duluth', { latitude: 46.7867, longitude: -92.1005 }, 139.4],
])('the distance of %s is right to half a mile', (name, position, miles) => {
  const place = { city: name, state: 'Minnesota', country: '', ...position };
  expect(serviceIn(place, { ...reach, radiusMiles: miles - 0.5 })).toBe('elsewhere');
  expect(serviceIn(place, { ...reach, radiusMiles: miles + 0.5 })).toBe('served');
});
