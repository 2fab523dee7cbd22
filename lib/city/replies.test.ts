import { readPlace } from './replies';

const country = 'United States of America (the)';
const edina = { city: 'Edina', region: 'Minnesota', country };
const byPosition = { city: 'Edina', locality: 'Interlachen', principalSubdivision: 'Minnesota' };
const point = { latitude: 44.8897, longitude: -93.3499 };
const messy = { city: '', cityName: 'Edina', locality: 'Park', regionName: null, country: ' ' };

test.each([
  ['BigDataCloud', { ...byPosition, countryName: country, ...point }],
  ['GeoJS, with coordinates as text', { ...edina, latitude: '44.8897', longitude: '-93.3499 ' }],
  ['FreeIPAPI', { cityName: 'Edina', regionName: 'Minnesota', countryName: country, ...point }],
  [
    'a provider with several spellings, some of them empty',
    {
      ...edina,
      ...messy,
      countryName: country,
      latitude: 'nowhere',
      lat: 44.8897,
      longitude: '',
      lon: '-93.3499',
    },
  ],
  ['a provider that reports success', { success: true, status: 'success', error: false, ...edina, ...point }],
])('a lookup reads the reply of %s', (_provider, reply) => {
  expect(readPlace(reply)).toEqual({ city: 'Edina', state: 'Minnesota', country, ...point });
});

test('a known position replaces the coordinates in the reply', () => {
  expect(readPlace({ ...edina, latitude: 44 }, point)).toMatchObject(point);
});

test.each([[42], ['<img src=x onerror=alert(1)>'], [''], ['Minnesota']])(
  'a lookup finds the locality, or only the state, if the city is %j',
  (unusable) => {
    expect(readPlace({ ...byPosition, city: unusable }).city).toBe('Interlachen');
    const onlyState = { city: '', state: 'Minnesota' };
    expect(readPlace({ ...byPosition, city: unusable, locality: unusable })).toMatchObject(onlyState);
    expect(readPlace({ ...edina, city: unusable })).toMatchObject(onlyState);
  },
);

// One provider sends a dash if it has no city.
test.each([{ city: '-' }, { city: '-', region: '-' }, { ...point, country }])(
  'a lookup with neither a city nor a state fails: %j',
  (reply) => expect(() => readPlace(reply)).toThrow(),
);

test.each([[''], [90.1], [[44]], [undefined]])(
  'a lookup keeps the city but drops an invalid latitude: %j',
  (latitude) => {
    expect(readPlace({ ...edina, latitude })).toMatchObject({ city: 'Edina', latitude: undefined });
  },
);

test.each([{ success: false }, { status: 'fail' }, { error: true }])(
  'a lookup fails if the reply says so: %j',
  (flag) => expect(() => readPlace({ ...edina, ...flag })).toThrow(),
);
