import fc from 'fast-check';
import { siteContent } from '@/lib/content/load/site-content';
import { checkCoverage, type CoverageArea } from './coverage';

const areas: readonly CoverageArea[] = [
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
const result = (typed: string) => {
  const found = checkCoverage(typed, areas);
  const names = 'areas' in found ? found.areas.map(({ name }) => name) : [];
  return [found.kind, ...names, ...('name' in found ? [found.name] : [])].join(' | ');
};

describe('a visitor who types a ZIP code', () => {
  test.each([
    ['55408', 'served | Uptown'],
    ['５５４０８', 'served | Uptown'],
    ['٥٥٤٠٨', 'served | Uptown'],
    ['Minneapolis, MN 55408-1234', 'served | Uptown'],
    [' 5 54-08\u00a0', 'served | Uptown'],
    ['554081234', 'served | Uptown'],
    ['55406', 'served | Longfellow | Seward'],
    ['55108', 'served | Como | Saint Anthony Park'],
    ['90210', 'not-listed'],
    ['5540', 'unreadable'],
    ['554081', 'unreadable'],
  ])('%j gives: %s', (typed, expected) => expect(result(typed)).toBe(expected));
});

describe('a visitor who types a name', () => {
  test.each([
    ['Uptown Minnesota', 'served | Uptown'],
    ['St. Anthony Park', 'served | Saint Anthony Park'],
    ['st anthony', 'served | Saint Anthony Park'],
    ['Como St. Paul', 'served | Como'],
    ['daytons bluff', "served | Dayton's Bluff"],
    ['Dayton´s Bluff', "served | Dayton's Bluff"],
    ['mac', 'served | Macalester-Groveland'],
    ['minne', 'city | Uptown | Linden Hills | Longfellow | Seward'],
    ['Minneapolis MN', 'city | Uptown | Linden Hills | Longfellow | Seward'],
    ['St. Paul', "city | Como | Macalester-Groveland | Saint Anthony Park | Dayton's Bluff"],
    ['Como, Minnesota', 'served | Como'],
    // Other states have towns of the same name.
    ['Como, WI', 'not-listed'],
    // Minneapolis has a Como of its own, which isn't in the list.
    ['Como, Minneapolis', 'not-listed'],
    ['Duluth', 'not-listed'],
    ['Uptown Girl', 'not-listed'],
    ['東京都', 'not-listed'],
    // Nearly listed.
    ['uptwon', 'near | Uptown'],
    ['Lindan Hils', 'near | Linden Hills'],
    ['Colo', 'near | Como'],
    ['Edina', 'not-listed'],
    ['saint', 'unreadable'],
    ['l', 'unreadable'],
    ['mn', 'unreadable'],
    // States, and what can't be a place.
    ['Minnesota', 'unreadable'],
    ['my washer has leaked all day', 'unreadable'],
    ['<b>Edina</b>', 'unreadable'],
    ['🙂', 'unreadable'],
    [' \u00a0\t', 'unreadable'],
  ])('%j gives: %s', (typed, expected) => expect(result(typed)).toBe(expected));

  test('a neighborhood is found with its own state, whichever of the five it is', () => {
    const elsewhere = [
      { name: 'Downtown', city: 'Sioux Falls', zips: ['57104'] },
      { name: 'Rock Rapids', city: 'Rock Rapids', zips: ['51246'] },
    ];
    for (const typed of ['Downtown, South Dakota', 'downtown sd', 'Sioux Falls, SD', 'Rock Rapids, Iowa'])
      expect(checkCoverage(typed, elsewhere)).toHaveProperty('areas');
    expect(checkCoverage('Downtown, Iowa', elsewhere).kind).toBe('not-listed');
  });

  const punctuation = fc.stringMatching(/^[ .,;:!'’-]{0,3}$/);

  test('case, accents, spaces and punctuation around the words make no difference', () => {
    const written = fc.record({
      area: fc.constantFrom(...areas),
      shout: fc.boolean(),
      accent: fc.constantFrom('', '\u0301', '\u0308'),
      before: punctuation,
      after: punctuation,
      between: fc.constantFrom(' ', '  ', '-', ', ', ''),
      withCity: fc.boolean(),
    });
    fc.assert(
      fc.property(written, ({ area, shout, accent, before, after, between, withCity }) => {
        const name = area.name.replace(/'/g, '').split(/[ -]/).join(between).replace('o', `o${accent}`);
        const typed = `${before}${shout ? name.toUpperCase() : name}${after}${withCity ? `, ${area.city}` : ''}`;
        expect(result(typed)).toBe(`served | ${area.name}`);
      }),
    );
  });

  test('one letter missing, wrong or swapped in a name is never a no', () => {
    const name = fc.constantFrom(...areas).map((area) => area.name.replace(/\W/g, '').toLowerCase());
    const typo = fc
      .tuple(name, fc.nat({ max: 20 }), fc.constantFrom('$3', 'x$3', '$3$2'))
      .map(([right, at, wrong]) =>
        right.replace(new RegExp(`^(.{${at % (right.length - 1)}})(.)(.)`), `$1${wrong}`),
      );
    fc.assert(fc.property(typo, (typed) => expect(result(typed)).not.toBe('not-listed')));
  });
});

test('any input gets a result, which never names an area outside the list', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(...areas.flatMap(({ name, city, zips }) => [name, city, ...zips])),
    fc.constantFrom('MN', 'St', '-', '\ud800'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const found = checkCoverage(pieces.join(' '), areas);
      if ('areas' in found) {
        expect(found.areas.length).toBeGreaterThan(0);
        expect(found.areas.every((area) => areas.includes(area))).toBe(true);
      }
    }),
  );
});

test('every neighborhood on the site is found by its name, name and city, and each of its ZIP codes', () => {
  const listed = siteContent().areas;
  for (const area of listed) {
    for (const typed of [area.name, `${area.name}, ${area.city}`, ...area.zips]) {
      expect(checkCoverage(typed, listed)).toMatchObject({
        kind: 'served',
        areas: expect.arrayContaining([area]),
      });
    }
  }
});
