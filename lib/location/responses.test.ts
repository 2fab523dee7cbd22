import { readResponse } from './responses';

const position = { latitude: 44.92, longitude: -93.46 };
const hopkins = {
  city: 'Hopkins',
  locality: 'Interlachen',
  principalSubdivision: 'Minnesota',
  countryName: 'United States of America (the)',
  lookupSource: 'reverseGeocoding',
};
const edina = { city: 'Edina', region: 'Minnesota', country: 'United States' };
const place = { city: 'Edina', state: 'Minnesota', country: 'United States' };
const point = { latitude: 44.8897, longitude: -93.3499 };

test('the reverse lookup finds the city, state and country at the position', () => {
  expect(readResponse(hopkins, position)).toEqual({
    city: 'Hopkins',
    state: 'Minnesota',
    country: 'United States of America (the)',
    ...position,
  });
});

test.each([
  ['of the wrong type', 42],
  ['markup', '<img src=x onerror=alert(1)>'],
])('the reverse lookup falls back to the locality, then the state, if the city is %s', (_what, unusable) => {
  const city = (changes: object) => readResponse({ ...hopkins, ...changes }, position).city;
  expect(city({ city: unusable })).toBe('Interlachen');
  expect(city({ city: unusable, locality: unusable })).toBe('Minnesota');
  expect(() => city({ city: unusable, locality: unusable, principalSubdivision: unusable })).toThrow();
});

test.each([
  ['GeoJS, with coordinates as text', { ...edina, latitude: '44.8897', longitude: '-93.3499' }],
  ['FreeIPAPI', { cityName: 'Edina', regionName: 'Minnesota', countryName: 'United States', ...point }],
  [
    'a service with several spellings, some of them empty',
    {
      city: '',
      cityName: 'Edina',
      regionName: null,
      region: 'Minnesota',
      countryName: 'United States',
      latitude: 'nowhere',
      lat: 44.8897,
      longitude: '',
      lon: '-93.3499 ',
    },
  ],
  ['a service that reports success', { success: true, status: 'success', error: false, ...edina, ...point }],
])('the IP lookup reads the response of %s', (_service, response) => {
  expect(readResponse(response)).toEqual({ ...place, ...point });
});

test.each([
  [{ latitude: '', longitude: '-93' }],
  [{ latitude: 90.1, longitude: -93 }],
  [{ latitude: [44], longitude: {} }],
  [{ longitude: -93 }],
])('the IP lookup keeps the city but drops an invalid latitude: %j', (coordinates) => {
  expect(readResponse({ ...edina, ...coordinates })).toMatchObject({ ...place, latitude: undefined });
});

test.each([{ success: false }, { status: 'fail' }, { error: true }])(
  'a lookup fails if the response says so: %j',
  (flag) => {
    expect(() => readResponse({ ...edina, ...flag })).toThrow();
  },
);
