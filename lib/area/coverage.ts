import { stateCode, stateCodes, stateNames, type StateCode } from './states';
import { isZipInStates, placeOfZip, readZip } from './zip';

/** A neighborhood in the service area, from content/areas.json. `zips` have five digits each. */
export type ListedArea = { id: string; name: string; city: string; zips: readonly string[] };

/** The answer to whether we serve the place that a visitor typed. */
export type Coverage = {
  /**
   * A ZIP code has the kinds of `placeOfZip`. A name is 'served' if it is that of an area. In a 'city' we serve the
   * areas of the list. 'town' is the visitor's own town, which isn't on the list; if we don't serve it, it is 'far', or
   * 'elsewhere' in another state. 'empty' is neither a whole ZIP code nor a name of a place smaller than a state.
   */
  kind: ReturnType<typeof placeOfZip> | 'served' | 'city' | 'town' | 'notListed' | 'empty';
  /** The ZIP code, city or town. */
  name?: string;
  /** A ZIP code may match several neighborhoods; they are in list order. */
  areas?: readonly ListedArea[];
};

/** The place of the visitor, as looked up. `isFar` is true if it is farther than we go. */
export type VisitorPlace = { city: string; state: string; country: string; isFar: boolean };

type ServiceArea = {
  areas: readonly ListedArea[];
  statesServed: readonly StateCode[];
  visitor?: VisitorPlace | undefined;
};

/** Looks up a ZIP code, or the name of a neighborhood, town or city, which its city and state may follow. */
export function checkCoverage(typed: string, serviceArea: ServiceArea): Coverage {
  const zip = readZip(typed);
  if (zip !== undefined) return coverageOfZip(zip, serviceArea);
  const { areas: allAreas, visitor } = serviceArea;

  // "Como, MN" is another town than "Como, WI".
  const state = stateCodes.find((code) => stateAtEnd(code).test(typed));
  const key = keyOf(state ? typed.replace(stateAtEnd(state), '') : typed);
  const isInState = ({ zips }: ListedArea) => !state || zips.some((code) => isZipInStates(code, [state]));
  const areas = allAreas.filter(isInState);

  const named = areas.filter(({ name, city }) => [keyOf(name), keyOf(`${name} ${city}`)].includes(key));
  if (named.length > 0) return { kind: 'served', areas: named };
  if (Object.values(stateNames).some((name) => keyOf(name) === key)) return { kind: 'empty' };
  const inCity = areas.filter(({ city }) => keyOf(city) === key);
  if (inCity[0]) return { kind: 'city', name: inCity[0].city, areas: inCity };
  const isOwnTown = visitor && keyOf(visitor.city) === key;
  if (isOwnTown && (!state || state === stateCode(visitor))) return coverageOfTown(visitor, serviceArea);
  return { kind: canBePlace(typed) ? 'notListed' : 'empty' };
}

function coverageOfZip(zip: string, { areas: allAreas, statesServed, visitor }: ServiceArea): Coverage {
  const areas = allAreas.filter(({ zips }) => zips.includes(zip));
  const zips = areas.flatMap((area) => area.zips);
  const kind = placeOfZip(zip, { zips, statesServed, isVisitorFar: visitor?.isFar });
  return kind === 'listed' ? { kind, name: zip, areas } : { kind, name: zip };
}

/** Decides for the visitor's own town, which isn't on the list. */
function coverageOfTown(visitor: VisitorPlace, { statesServed }: ServiceArea): Coverage {
  const name = visitor.city;
  if (!visitor.isFar) return { kind: 'town', name };
  const state = stateCode(visitor);
  return { kind: state && statesServed.includes(state) ? 'far' : 'elsewhere', name };
}

/** A name of a place, in any script and case, has at most four words, at least one letter, and no digits or markup. */
const canBePlace = (typed: string) => /^(?!(\S+\s+){4})(?=.*\p{L})[^\p{N}<>]+$/u.test(typed.trim());

const stateAtEnd = (code: StateCode) => new RegExp(`[\\s,]+(?:${code}|${stateNames[code]})\\s*$`, 'i');

/** A name for comparison: "St. Anthony Park" equals "Saint Anthony-Park", and "Dayton's" equals "Daytons". */
export function keyOf(name: string): string {
  const plain = name
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word === 'st' ? 'saint' : word)).join('');
}
