import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { stateCodes } from './states';
import { checkCoverage } from './coverage';

const areas = [
  { name: 'Uptown', city: 'Minneapolis', zips: ['55408'] },
  { name: 'Linden Hills', city: 'Minneapolis', zips: ['55410'] },
  { name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Como', city: 'Saint Paul', zips: ['55103', '55108'] },
  { name: 'Macalester-Groveland', city: 'Saint Paul', zips: ['55105'] },
  { name: 'Saint Anthony Park', city: 'Saint Paul', zips: ['55108', '55114'] },
  { name: "Dayton's Bluff", city: 'Saint Paul', zips: ['55106'] },
];

/** The result on one line: its kind and the names. */
const result = (typed: string, town?: string, isFar = false) => {
  const place = town ? { city: town, state: 'Minnesota', country: 'United States', isFar } : undefined;
  const found = checkCoverage(typed, { areas, statesServed: ['MN', 'WI'], visitor: place });
  const names = found.areas?.map(({ name }) => name) ?? [found.name];
  return [found.kind, ...names].filter(Boolean).join(' | ');
};

describe('a visitor who types a ZIP code', () => {
  test.each([
    ['55408', 'listed | Uptown'],
    ['５５４０８', 'listed | Uptown'],
    ['Minneapolis, MN 55408-1234', 'listed | Uptown'],
    [' 5 54-08\u00a0', 'listed | Uptown'],
    ['55406', 'listed | Longfellow | Seward'],
    ['90210', 'elsewhere | 90210'],
    ['Edina 55435-1234', 'nearby | 55435'],
    // Iowa, which this shop doesn't serve.
    ['50309', 'elsewhere | 50309'],
    ['5540', 'empty'],
    ['554081', 'empty'],
    ['---', 'empty'],
  ])('%j gives: %s', (typed, expected) => expect(result(typed)).toBe(expected));
});

test('a ZIP code in any of the five states is nearby, so its visitor can ask for a visit', () => {
  const zips = ['55901', '56001', '53202', '54601', '50309', '51101', '52240', '57104', '58102'];
  for (const zip of zips) expect(checkCoverage(zip, { areas, statesServed: stateCodes }).kind).toBe('nearby');
});

describe('a visitor who types a name', () => {
  test.each([
    ['St. Anthony Park', 'served | Saint Anthony Park'],
    ['uptown minneapolis mn', 'served | Uptown'],
    ['daytons bluff', "served | Dayton's Bluff"],
    ['LÓNGFELLOW', 'served | Longfellow'],
    ['minneapolis', 'city | Uptown | Linden Hills | Longfellow | Seward'],
    ['St. Paul', "city | Como | Macalester-Groveland | Saint Anthony Park | Dayton's Bluff"],
    ['Como, Minnesota', 'served | Como'],
    // Other states have towns of the same name.
    ['Como, WI', 'notListed'],
    // Minneapolis also has a Como, which isn't on the list.
    ['Como, Minneapolis', 'notListed'],
    ['Duluth', 'notListed'],
    ['東京都', 'notListed'],
    // The beginning of a name could mean another place.
    ['linden', 'notListed'],
    // A state, and texts that can't be a place.
    ['Minnesota', 'empty'],
    ['my washer has leaked all day', 'empty'],
    ['<b>Edina</b>', 'empty'],
  ])('%j gives: %s', (typed, expected) => expect(result(typed)).toBe(expected));

  test.each([
    ['edina, mn', 'Edina', 'town | Edina'],
    ['st louis park', 'Saint Louis Park', 'town | Saint Louis Park'],
    // A listed name begins with it, too.
    ['Linden', 'Linden', 'town | Linden'],
    ['Edina, WI', 'Edina', 'notListed'],
    ['Edina', 'Minneapolis', 'notListed'],
    ['Uptown', 'Uptown', 'served | Uptown'],
    ['St. Paul', 'Saint Paul', result('St. Paul')],
    ['55435', 'Edina', 'nearby | 55435'],
    // A lookup gives the state if it doesn't find a city.
    ['Minnesota', 'Minnesota', 'empty'],
  ])('%j, typed in %s, gives: %s', (typed, town, expected) => expect(result(typed, town)).toBe(expected));

  test.each([
    ['Duluth', 'far | Duluth'],
    ['55802', 'far | 55802'],
    // We serve every ZIP code on the list, wherever the visitor is now.
    ['55408', 'listed | Uptown'],
    ['Edina', 'notListed'],
    ['80202', 'elsewhere | 80202'],
  ])('%j, typed in Duluth, which is too far, gives: %s', (typed, expected) =>
    expect(result(typed, 'Duluth', true)).toBe(expected),
  );

  test('a name followed by a state matches only areas in that state', () => {
    const elsewhere = [
      { name: 'Downtown', city: 'Sioux Falls', zips: ['57104'] },
      { name: 'Rock Rapids', city: 'Rock Rapids', zips: ['51246'] },
    ];
    for (const typed of ['Downtown, South Dakota', 'downtown sd', 'Sioux Falls, SD', 'Rock Rapids, Iowa'])
      expect(checkCoverage(typed, { areas: elsewhere, statesServed: stateCodes })).toHaveProperty('areas');
    expect(checkCoverage('Downtown, Iowa', { areas: elsewhere, statesServed: stateCodes }).kind).toBe(
      'notListed',
    );
  });
});

test('any input gets a result, and its areas are always on the list', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(...areas.flatMap(({ name, city, zips }) => [name, city, ...zips])),
    fc.constantFrom('MN', 'St', '-', '\ud800'),
  );
  const cases = countCases();
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const found = checkCoverage(pieces.join(' '), { areas, statesServed: stateCodes });
      expect(found.areas).not.toEqual([]);
      expect(areas).toEqual(expect.arrayContaining([...(found.areas ?? [])]));
      cases.count(found.areas ? 'with areas' : 'without areas');
    }),
  );
  cases.expectEach(['with areas', 'without areas'], 10);
});
