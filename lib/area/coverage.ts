import { readZip } from './zip';

/** A neighborhood in the service area, from content/areas.json. `zips` have five digits each. */
export type CoverageArea = { name: string; city: string; zips: readonly string[] };

/** Whether the place that a visitor typed is in the service area. */
export type Coverage<Area extends CoverageArea> =
  /** Yes. A ZIP code may match several neighborhoods; they are in list order. */
  | { kind: 'served'; areas: readonly Area[] }
  /** A city was typed. These neighborhoods are served; others may not be. */
  | { kind: 'city'; city: string; areas: readonly Area[] }
  /** A ZIP code or a name that is not in the list. */
  | { kind: 'not-listed' }
  /** Neither a whole ZIP code nor a name, or ambiguous. */
  | { kind: 'unreadable' }
  | { kind: 'empty' };

// With fewer letters, a typo could get a "yes".
const minNameLength = 3;

/**
 * Looks up a ZIP code (ZIP+4 and stray spaces allowed) or a name in `areas`. In names, case,
 * accents and punctuation don't matter; city and "MN" may follow; an unambiguous prefix is enough.
 */
export function checkCoverage<Area extends CoverageArea>(
  typed: string,
  areas: readonly Area[],
): Coverage<Area> {
  if (typed.trim() === '') return { kind: 'empty' };
  const zip = readZip(typed);
  if (zip !== undefined) return served(areas.filter(({ zips }) => zips.includes(zip)));
  if (!/\p{L}/u.test(typed)) return { kind: 'unreadable' };
  return checkName(placeWords(typed), areas);
}

const served = <Area extends CoverageArea>(found: readonly Area[]): Coverage<Area> =>
  found.length > 0 ? { kind: 'served', areas: found } : { kind: 'not-listed' };

function checkName<Area extends CoverageArea>(
  words: readonly string[],
  areas: readonly Area[],
): Coverage<Area> {
  const cities = [...new Set(areas.map(({ city }) => city))];
  const name = withoutState(words);
  const key = name.join('');
  if ([...key].length < minNameLength) return { kind: 'unreadable' };

  const isNamed = (place: string) => keyOf(place) === key;
  const city = cities.find(isNamed);
  const exact = areas.filter((area) => isNamed(area.name));
  if (exact.length > 0) return served(exact);
  if (city !== undefined) return inCity(city, areas);

  const ending = cities.find((candidate) => endsWith(name, placeWords(candidate)));
  if (ending !== undefined) {
    const inThatCity = areas.filter((area) => area.city === ending);
    return checkName(name.slice(0, -placeWords(ending).length), inThatCity);
  }

  const begins = (place: string) => keyOf(place).startsWith(key);
  const beginning = areas.filter((area) => begins(area.name));
  const [first, ...others] = new Set([...beginning.map((area) => area.name), ...cities.filter(begins)]);
  if (first === undefined) return { kind: 'not-listed' };
  if (others.length > 0) return { kind: 'unreadable' };
  return beginning.length > 0 ? served(beginning) : inCity(first, areas);
}

// Names are compared without spaces: "Macalester Groveland" equals "MacalesterGroveland".
const keyOf = (place: string) => placeWords(place).join('');

const endsWith = (words: readonly string[], ending: readonly string[]) =>
  words.length > ending.length && words.slice(-ending.length).join('') === ending.join('');

const withoutState = (words: readonly string[]) =>
  words.length > 1 && ['mn', 'minnesota'].includes(words.at(-1) ?? '') ? words.slice(0, -1) : words;

const inCity = <Area extends CoverageArea>(city: string, areas: readonly Area[]): Coverage<Area> => ({
  kind: 'city',
  city,
  areas: areas.filter((area) => area.city === city),
});

/**
 * Normalizes a place name for comparison: lowercase words without accents or punctuation, "st" as
 * "saint". "St. Anthony Park" equals "Saint Anthony-Park", and "Dayton's" equals "Daytons".
 */
export function placeWords(name: string): readonly string[] {
  const plain = name
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word === 'st' ? 'saint' : word));
}
