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

/** The result on one line: its kind, and the areas or otherwise the name. */
const result = (typed: string) => {
  const { kind, name, areas: found } = checkCoverage(typed, { areas, statesServed: ['MN', 'WI'] });
  const names = found.length > 0 ? found.map((area) => area.name) : [name];
  return [kind, ...names].join(' | ');
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
    // Too few and too many digits.
    ['5540', 'notListed | 5540'],
    ['554081', 'notListed | 554081'],
    ['---', 'empty | ---'],
  ])('%j gives: %s', (typed, expected) => expect(result(typed)).toBe(expected));
});

describe('a visitor who types a name', () => {
  test.each([
    ['St. Anthony Park', 'listed | Saint Anthony Park'],
    ['uptown minneapolis mn', 'listed | Uptown'],
    ['daytons bluff', "listed | Dayton's Bluff"],
    ['LÓNGFELLOW', 'listed | Longfellow'],
    ['minneapolis', 'city | Uptown | Linden Hills | Longfellow | Seward'],
    ['St. Paul', "city | Como | Macalester-Groveland | Saint Anthony Park | Dayton's Bluff"],
    ['Como, Minnesota', 'listed | Como'],
    // Other states have towns of the same name.
    ['Como, WI', 'notListed | Como, WI'],
    // Minneapolis also has a Como, which isn't on the list.
    ['Como, Minneapolis', 'notListed | Como, Minneapolis'],
    ['Duluth', 'notListed | Duluth'],
    ['東京都', 'notListed | 東京都'],
    // The beginning of a name could mean another place.
    ['linden', 'notListed | linden'],
    ['', 'empty | '],
  ])('%j gives: %s', (typed, expected) => expect(result(typed)).toBe(expected));

  test('a city has the name that the list gives it', () => {
    const name = (typed: string) => checkCoverage(typed, { areas, statesServed: stateCodes }).name;
    expect(name('st paul, mn')).toBe('Saint Paul');
  });

  test('a name followed by a state matches only areas in that state', () => {
    const elsewhere = [
      { name: 'Downtown', city: 'Sioux Falls', zips: ['57104'] },
      { name: 'Rock Rapids', city: 'Rock Rapids', zips: ['51246'] },
    ];
    const kind = (typed: string) => checkCoverage(typed, { areas: elsewhere, statesServed: stateCodes }).kind;
    for (const typed of ['Downtown, South Dakota', 'downtown sd', 'Rock Rapids, Iowa'])
      expect(kind(typed)).toBe('listed');
    expect(kind('Sioux Falls, SD')).toBe('city');
    expect(kind('Downtown, Iowa')).toBe('notListed');
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
      const isOnList = ['listed', 'city'].includes(found.kind);
      expect(found.areas.length > 0).toBe(isOnList);
      expect(areas).toEqual(expect.arrayContaining([...found.areas]));
      cases.count(isOnList ? 'with areas' : 'without areas');
    }),
  );
  cases.expectEach(['with areas', 'without areas'], 10);
});
