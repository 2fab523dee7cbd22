import fc from 'fast-check';
import { serviceAt, zipSentence, type DetectedPlace, type ServiceArea } from './service';
import { stateCodes, stateNames, type StateCode } from './states';

/** The shop is in Minneapolis and goes 50 miles. Rochester is on its list, although it's farther. */
const shop = {
  areas: [
    { city: 'Minneapolis', zips: ['55405', '55408'] },
    { city: 'Saint Paul', zips: ['55105'] },
    { city: 'Rochester', zips: ['55901'] },
    { city: 'Hudson', zips: ['54016'] },
  ],
  statesServed: stateCodes,
  radiusMiles: 50,
  shop: { latitude: 44.94861, longitude: -93.29827 },
} as const satisfies ServiceArea;
const onlyMinnesota = { ...shop, statesServed: ['MN'] as const };
const withoutCoordinates = { ...shop, radiusMiles: undefined, shop: undefined };
const withoutRadius = { ...shop, radiusMiles: undefined };

const positions: Record<string, [latitude: number, longitude: number]> = {
  Minneapolis: [44.98, -93.27],
  Bloomington: [44.84, -93.3],
  Duluth: [46.79, -92.1],
  Rochester: [44.01, -92.48],
  'Des Moines': [41.59, -93.62],
  Denver: [39.74, -104.98],
};

/** A city in the United States, as a lookup finds it. */
function city(name: string, state = 'Minnesota'): DetectedPlace {
  const [latitude, longitude] = positions[name] ?? [];
  return { city: name, state, country: 'United States', latitude, longitude };
}
const withoutPosition = (place: DetectedPlace) => ({ ...place, longitude: undefined });
const abroad = (state: string, country: string) => ({ ...city('Minneapolis', state), country });

test.each<[place: DetectedPlace | string, kind: string, rules?: ServiceArea]>([
  ['55408', 'listed'],
  ['Uptown, Minneapolis 55408-1234', 'listed'],
  [city('Minneapolis'), 'listed'],
  [city('St. Paul'), 'listed'],
  // The list counts at any distance.
  ['55901', 'listed'],
  [city('Rochester'), 'listed'],
  [city('Minneapolis'), 'listed', withoutCoordinates],
  // Only the one in Wisconsin is on the list.
  [city('Hudson', 'Wisconsin'), 'listed'],
  [{ ...city('Hudson', 'Iowa'), latitude: 42.41, longitude: -92.46 }, 'elsewhere'],
  [city('Hudson', 'Iowa'), 'elsewhere', withoutCoordinates],

  ['55420', 'nearby'],
  [city('Bloomington'), 'nearby'],
  [withoutPosition(city('Duluth')), 'nearby'],
  [city('Duluth'), 'nearby', withoutRadius],
  // A ZIP code has no distance.
  ['55802', 'nearby'],
  ['50309', 'nearby'],
  ['50309', 'nearby', withoutCoordinates],

  [city('Duluth'), 'elsewhere'],
  [city('Bloomington'), 'elsewhere', withoutCoordinates],
  [city('Des Moines', 'Iowa'), 'elsewhere', onlyMinnesota],
  [withoutPosition(city('Des Moines', 'Iowa')), 'elsewhere', onlyMinnesota],
  ['50309', 'elsewhere', onlyMinnesota],
  [city('Denver', 'Colorado'), 'elsewhere'],
  ['80202', 'elsewhere'],
  ['90210-5540', 'elsewhere'],
  // Even next to the shop, and even with the name of a city on the list.
  [city('Minneapolis', 'Illinois'), 'elsewhere'],
  [city('Minneapolis', 'Minnesota City Region'), 'elsewhere'],
  [abroad('Ontario', 'Canada'), 'elsewhere'],
  // In Italy, SD isn't South Dakota.
  [abroad('SD', 'Italy'), 'elsewhere'],
  [abroad('', 'Germany'), 'elsewhere'],

  [city('Minneapolis', ''), 'unknown'],
  [abroad('', ''), 'unknown'],
  ['', 'unknown'],
  ['5540', 'unknown'],
  ['554081', 'unknown'],
  ['K1A 0B1', 'unknown'],
])('%j is %s', (place, kind, rules = shop) => expect(serviceAt(place, rules)).toBe(kind));

test.each([
  ['Minnesota', 'United States of America (the)', 'MN'],
  ['minnesota', 'United States', 'MN'],
  ['US-WI', 'USA', 'WI'],
  ['Iowa', '', 'IA'],
  ['nd', 'us', 'ND'],
  ['South Dakota', 'United States', 'SD'],
] as const)('we come to “%s” in “%s” if we serve %s', (state, country, code) => {
  const place = { ...city('Bloomington', state), country };
  expect(serviceAt(place, { ...shop, statesServed: [code] })).toBe('nearby');
  expect(serviceAt(place, { ...shop, statesServed: stateCodes.filter((other) => other !== code) })).toBe(
    'elsewhere',
  );
});

test.each([
  ['55901', 'MN'],
  ['56001', 'MN'],
  ['53202', 'WI'],
  ['54601', 'WI'],
  ['50309', 'IA'],
  ['51101', 'IA'],
  ['52240', 'IA'],
  ['58102', 'ND'],
  ['57104', 'SD'],
] as const)('for a shop without a list, %s is nearby only if it serves %s', (zip, code) => {
  const inStates = (statesServed: StateCode[]) => serviceAt(zip, { areas: [], statesServed });
  expect(inStates([code])).toBe('nearby');
  expect(inStates(stateCodes.filter((other) => other !== code))).toBe('elsewhere');
});

const coordinates = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a place on the list is listed, wherever the shop is and however far it goes', () => {
  const states = fc
    .subarray([...stateCodes])
    .map((others) => [...new Set<StateCode>(['MN', 'WI', ...others])]);
  const rules = fc.record({
    areas: fc.constant(shop.areas),
    statesServed: states,
    radiusMiles: fc.option(fc.nat(500), { nil: undefined }),
    shop: fc.option(coordinates, { nil: undefined }),
  });
  const area = fc.constantFrom(...shop.areas);
  const position = fc.option(coordinates, { nil: undefined });
  const property = fc.property(rules, area, position, (serviceArea, { city: name, zips }, found) => {
    const state = stateNames[name === 'Hudson' ? 'WI' : 'MN'];
    expect(serviceAt({ city: name, state, country: '', ...found }, serviceArea)).toBe('listed');
    for (const zip of zips) expect(serviceAt(zip, serviceArea)).toBe('listed');
  });
  fc.assert(property);
});

test.each([
  ['Rochester', { latitude: 44.0121, longitude: -92.4802 }, 76.2],
  ['Duluth', { latitude: 46.7867, longitude: -92.1005 }, 139.4],
])('the distance of %s is right to half a mile', (name, position, miles) => {
  const kindWithin = (radiusMiles: number) =>
    serviceAt({ ...city(name), ...position }, { ...shop, areas: [], radiusMiles });
  expect(kindWithin(miles - 0.5)).toBe('elsewhere');
  expect(kindWithin(miles + 0.5)).toBe('nearby');
});

test.each([
  ['55408', /^$/],
  ['', /^$/],
  ['5542', /^$/],
  ['55420-1234', /^55420 is outside our 16 neighborhoods\. A visit there can cost more\./],
  ['Denver 80202', /^Sorry, 80202 is outside our service area\.$/],
])('about “%s” we say: %s', (typed, sentence) => {
  expect(zipSentence(typed, { ...shop, areaCount: '16 neighborhoods' })).toMatch(sentence);
});
