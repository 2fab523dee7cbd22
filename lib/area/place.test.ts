import fc from 'fast-check';
import { checkCoverage } from './coverage';
import { kindOfZip, kindOfPlace, zipSentence, type DetectedPlace, type TravelArea } from './place';
import { stateCodes, type StateCode } from './states';
import { isUnusualZip } from './zip';

const areas = [
  { name: 'Uptown', city: 'Minneapolis', zips: ['55405', '55408'] },
  { name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Northeast Arts District', city: 'Minneapolis', zips: ['55413'] },
  { name: 'North Loop', city: 'Minneapolis', zips: ['55401'] },
  { name: 'Como', city: 'Saint Paul', zips: ['55103', '55108'] },
  { name: 'Saint Anthony Park', city: 'Saint Paul', zips: ['55108', '55114'] },
  { name: 'Rochester', city: 'Rochester', zips: ['55901'] },
  { name: 'Hudson', city: 'Hudson', zips: ['54016'] },
];
/** The shop is in Minneapolis and goes 50 miles. Rochester is on its list, although it's farther. */
const shop = {
  areas,
  statesServed: ['MN', 'WI'],
  homeCity: 'Minneapolis',
  radiusMiles: 50,
  position: { latitude: 44.94861, longitude: -93.29827 },
} as const satisfies TravelArea;
const withoutCoordinates = { ...shop, radiusMiles: undefined, position: undefined };
const withoutRadius = { ...shop, radiusMiles: undefined };

/** What a visitor typed, and the answer: its kind, and the areas or otherwise the name. */
const typedPlaces: Record<string, string> = {
  '55408': 'listed | Uptown',
  '５５４０８': 'listed | Uptown',
  'Minneapolis, MN 55408-1234': 'listed | Uptown',
  ' 5 54-08\u00a0': 'listed | Uptown',
  'Apt 5, 4200 Lyndale Ave S, MN 554081234': 'listed | Uptown',
  'Minneapolis 55408, U.S.A.': 'listed | Uptown',
  '55408 usa': 'listed | Uptown',
  // A house number isn't a ZIP code, and neither is the number of an apartment.
  '55408 Main St': 'notListed | 55408 Main St',
  'Lake Street 55408 apt. 12345': 'notListed | Lake Street 55408 apt. 12345',
  'Lake Street # 55408': 'notListed | Lake Street # 55408',
  '１１０１１ Lake St E, Mpls.': 'city | Minneapolis',
  'Apt 5, 55408 Lake St E, Saint Paul, Minn.': 'city | Saint Paul',
  '11011 Lake St E, Uptown, Minneapolis': 'listed | Uptown',
  '55406': 'listed | Longfellow | Seward',
  // A ZIP code has no distance.
  '55802-1234': 'nearby | 55802',
  '90210-5540': 'elsewhere | 90210',
  // Too few and too many digits.
  '5540': 'notListed | 5540',
  '554081': 'notListed | 554081',
  'K1A 0B1': 'notListed | K1A 0B1',
  '---': 'empty | ---',
  ' ': 'empty |  ',
  'uptown minneapolis mn': 'listed | Uptown',
  'Minneapolis, MN, USA': 'city | Minneapolis',
  'St Paul United States of America': 'city | Saint Paul',
  'Uptown, mpls': 'listed | Uptown',
  'Hudson, Wis.': 'listed | Hudson',
  'Como, Minnesota': 'listed | Como',
  // Other states have towns of the same name.
  'Como, WI': 'notListed | Como, WI',
  // Minneapolis also has a Como, which isn't on the list.
  'Como, Minneapolis': 'notListed | Como, Minneapolis',
  'Minneapolis Junction': 'notListed | Minneapolis Junction',
  'North Saint Paul': 'notListed | North Saint Paul',
  東京都: 'notListed | 東京都',
  // The beginning of a name could mean another place.
  'Northeast, Mpls, MN': 'beginning | Northeast Arts District',
  north: 'beginning | Northeast Arts District | North Loop',
  'Northeast, WI': 'notListed | Northeast, WI',
  lon: 'notListed | lon',
};

test.each(Object.entries(typedPlaces))('a visitor who types “%s” learns that it’s: %s', (typed, expected) => {
  const { kind, name, areas: found } = checkCoverage(typed, shop);
  const names = found.length > 0 && kind !== 'city' ? found.map((area) => area.name) : [name];
  expect([kind, ...names].join(' | ')).toBe(expected);
  if (kind === 'city') expect(found).toEqual(areas.filter((area) => area.city === name));
  // A booking has the same answer, but it asks only for a ZIP code.
  const isZip = /^\d{5}$/.test(name);
  const inBooking = [kindOfZip(typed, shop), isUnusualZip(typed)];
  expect(inBooking).toEqual(isZip ? [kind, false] : ['unknown', typed.trim() !== '']);
  const unservedZip = isZip && kind !== 'listed' ? name : '';
  const sentence = zipSentence(typed, { ...shop, areaCount: '8 places' });
  expect([sentence !== '', sentence]).toEqual([unservedZip !== '', expect.stringContaining(unservedZip)]);
});

test('any text gets an answer, with areas only if it’s on the list', () => {
  const names = areas.flatMap(({ name, city, zips }) => [name, city, ...zips, 'MN', '-', '\ud800']);
  const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...names));
  const property = fc.property(fc.array(piece, { maxLength: 3 }), (pieces) => {
    const found = checkCoverage(pieces.join(' '), shop);
    expect(found.areas.length > 0).toBe(['listed', 'city', 'beginning'].includes(found.kind));
  });
  fc.assert(property);
});

/** A city in the United States, as a lookup finds it. */
const city = (name: string, state = 'Minnesota', country = 'United States'): DetectedPlace => ({
  city: name,
  state,
  country,
});
const bloomington = { ...city('Bloomington'), latitude: 44.84, longitude: -93.3 };
const duluth = { ...city('Duluth'), latitude: 46.79, longitude: -92.1 };

test.each<[place: DetectedPlace, kind: string, rules?: TravelArea]>([
  [city('St. Paul'), 'listed'],
  // Some lookups find the neighborhood instead of its city.
  [city('Como'), 'listed'],
  [city('Como', 'Wisconsin'), 'elsewhere', withoutCoordinates],
  [{ ...duluth, city: 'Rochester' }, 'listed'],
  // Only the one in Wisconsin is on the list.
  [city('Hudson', 'Wisconsin'), 'listed'],
  [{ ...duluth, longitude: undefined }, 'nearby'],
  [duluth, 'nearby', withoutRadius],
  [bloomington, 'elsewhere', withoutCoordinates],
  [city('Des Moines', 'Iowa'), 'elsewhere'],
  // Even next to the shop, and even with the name of a city on the list.
  [{ ...bloomington, city: 'Minneapolis', state: 'Minnesota City Region' }, 'elsewhere'],
  [city('Minneapolis', '', 'Germany'), 'elsewhere'],
  // In Italy, SD isn't South Dakota.
  [city('Minneapolis', 'SD', 'Italy'), 'elsewhere', { ...withoutRadius, statesServed: stateCodes }],
  [city('Minneapolis', ''), 'unknown'],
  // With only a state we can't tell, even if it's one that we don't serve.
  [city('', 'Colorado'), 'unknown'],
  [city('Minneapolis', '', ''), 'unknown'],
])('%j is %s', (place, kind, rules = shop) => expect(kindOfPlace(place, rules)).toBe(kind));

// Services write the United States and the states in many ways. The ZIP codes are the first and last of each range.
test.each<[StateCode, string[], ...DetectedPlace[]]>([
  ['MN', ['55001', '56763'], city('Bloomington', 'Minnesota', 'United States of America (the)')],
  ['WI', ['53001', '54990'], city('Bloomington', 'US-WI', 'USA')],
  ['IA', ['50001', '51640', '52809'], city('Bloomington', 'Iowa', '')],
  ['ND', ['58001', '58856'], city('Bloomington', 'nd', 'us')],
  ['SD', ['57001', '57799'], city('Bloomington', 'South Dakota')],
])('a place that isn’t on the list is nearby only for a shop that serves %s: %j', (code, zips, ...places) => {
  const others = stateCodes.filter((other) => other !== code);
  for (const [statesServed, kind] of [
    [[code], 'nearby'],
    [others, 'elsewhere'],
  ] as const) {
    const rules = { ...withoutRadius, areas: [], statesServed };
    for (const zip of zips) expect(kindOfZip(zip, rules)).toBe(kind);
    for (const place of places) expect(kindOfPlace(place, rules)).toBe(kind);
  }
});

// Michigan comes before Iowa, and Montana after North Dakota.
test.each(['49971', '59001'])('ZIP code %s is in none of the five states', (zip) => {
  expect(kindOfZip(zip, { ...shop, statesServed: stateCodes })).toBe('elsewhere');
});

// The distances are right to half a mile.
test.each([
  [76.2, { latitude: 44.0121, longitude: -92.4802 }],
  [139.4, { latitude: 46.7867, longitude: -92.1005 }],
])('a place %d miles away is nearby only if the shop goes that far', (miles, position) => {
  const place = { ...duluth, ...position };
  expect(kindOfPlace(place, { ...shop, radiusMiles: miles - 0.5 })).toBe('elsewhere');
  expect(kindOfPlace(place, { ...shop, radiusMiles: miles + 0.5 })).toBe('nearby');
});
