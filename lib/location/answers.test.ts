import fc from 'fast-check';
import { readIpAnswer, readReverseAnswer } from './answers';

const position = { latitude: 44.92, longitude: -93.46 };

describe('the reverse lookup', () => {
  const answer = {
    city: 'Hopkins',
    locality: 'Interlachen',
    principalSubdivision: 'Minnesota',
    countryName: 'United States of America (the)',
    lookupSource: 'reverseGeocoding',
  };
  const city = (changes: object) => readReverseAnswer({ ...answer, ...changes }, position).city;

  test('finds the city, state and country at the position', () => {
    expect(readReverseAnswer(answer, position)).toEqual({
      city: 'Hopkins',
      state: 'Minnesota',
      country: 'United States of America (the)',
      ...position,
    });
  });

  test.each([
    ['empty', ''],
    ['of the wrong type', 42],
    ['null', null],
    ['missing', undefined],
    ['nothing but hidden characters', '\u200b\u202e'],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('falls back to the locality, then the state, if the city is %s', (_what, city_) => {
    expect(city({ city: city_ })).toBe('Interlachen');
    expect(city({ city: city_, locality: city_ })).toBe('Minnesota');
    expect(() => city({ city: city_, locality: city_, principalSubdivision: city_ })).toThrow();
  });

  test('keeps the city if the state is invalid', () => {
    expect(
      readReverseAnswer({ city: 'Hopkins', principalSubdivision: 7, countryName: [] }, position),
    ).toEqual({
      city: 'Hopkins',
      state: '',
      country: '',
      ...position,
    });
  });
});

describe('the IP lookup', () => {
  test.each([
    [
      'GeoJS, with coordinates as text',
      {
        city: 'Edina',
        region: 'Minnesota',
        country: 'United States',
        latitude: '44.8897',
        longitude: '-93.3499',
      },
    ],
    [
      'FreeIPAPI',
      {
        cityName: 'Edina',
        regionName: 'Minnesota',
        countryName: 'United States',
        latitude: 44.8897,
        longitude: -93.3499,
      },
    ],
    [
      'a service with underscores and short names',
      {
        city: 'Edina',
        region_name: 'Minnesota',
        country_name: 'United States',
        lat: 44.8897,
        lon: ' -93.3499 ',
      },
    ],
    [
      'a service with both spellings, one of them empty',
      {
        ...{ city: '', cityName: 'Edina', regionName: null, region: 'Minnesota', country: 'United States' },
        ...{ latitude: 'nowhere', lat: 44.8897, longitude: '', lon: '-93.3499' },
      },
    ],
    [
      'a service that reports success',
      {
        ...{ success: true, status: 'success', error: false, city: 'Edina', region: 'Minnesota' },
        ...{ country: 'United States', latitude: 44.8897, longitude: -93.3499 },
      },
    ],
  ])('reads the answer of %s', (_service, answer) => {
    expect(readIpAnswer(answer)).toEqual({
      city: 'Edina',
      state: 'Minnesota',
      country: 'United States',
      latitude: 44.8897,
      longitude: -93.3499,
    });
  });

  test.each([
    ['latitude', { latitude: '', longitude: '-93' }],
    ['latitude', { latitude: '0x2c', longitude: '-93' }],
    ['latitude', { latitude: 90.1, longitude: -93 }],
    ['longitude', { latitude: 44, longitude: '181' }],
    ['longitude', { latitude: 44 }],
    ['coordinates', { latitude: [44], longitude: {} }],
  ])('keeps the city if the %s is invalid', (_what, coordinates) => {
    expect(readIpAnswer({ city: 'Edina', ...coordinates })).toMatchObject({
      city: 'Edina',
      latitude: undefined,
      longitude: undefined,
    });
  });
});

describe('each lookup', () => {
  const good = { city: 'Edina', region: 'Minnesota', principalSubdivision: 'Minnesota' };

  test.each([
    { success: false },
    { success: 'false' },
    { status: 'fail' },
    { status: 'error' },
    { error: true },
    { error: 'Reserved range' },
    { error: { code: 104 } },
  ])('fails if the answer says so: %j', (flag) => {
    expect(() => readIpAnswer({ ...good, ...flag })).toThrow();
    expect(() => readReverseAnswer({ ...good, ...flag }, position)).toThrow();
  });

  test.each([[null], [[]], [[good]], ['Edina'], [42], [true], [undefined], [{}]])(
    'fails if the answer is %j',
    (answer) => {
      expect(() => readIpAnswer(answer)).toThrow();
      expect(() => readReverseAnswer(answer, position)).toThrow();
    },
  );

  test('never returns a place without a city, whatever the JSON', () => {
    const field = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant('Edina'));
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          city: field,
          cityName: field,
          locality: field,
          region: field,
          country: field,
          latitude: field,
          lon: field,
        },
        { requiredKeys: [] },
      ),
    );
    const read = (reading: () => { city: string }) => {
      try {
        return reading().city;
      } catch {
        return 'none';
      }
    };
    fc.assert(
      fc.property(answer, (body) => {
        expect(read(() => readIpAnswer(body))).toMatch(/^[\p{L}\p{N}]/u);
        expect(read(() => readReverseAnswer(body, position))).toMatch(/^[\p{L}\p{N}]/u);
      }),
      { numRuns: 500 },
    );
  });
});
