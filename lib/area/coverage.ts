import { nameKey } from '@/lib/text/name-key';
import { stateCode, stateCodes, stateNames, type StateCode } from './states';
import { isZipInStates, placeOfZip, readZip } from './zip';

/** A neighborhood in the service area, from content/areas.json. `zips` have five digits each. */
export type ListedArea = { name: string; city: string; zips: readonly string[] };

/** The answer to whether we serve the place that a visitor typed. */
export type Coverage = {
  /**
   * For a ZIP code, this is the result of `placeOfZip`. A name is 'served' if it is the name of an area, and 'city' if
   * it is the city of an area. The visitor's own town, if it isn't on the list, is 'town' if it is near enough, 'far'
   * if it is too far but in our states, and otherwise 'elsewhere'. Any other name is 'notListed'. 'empty' means that
   * the text can't be a place, or is a whole state.
   */
  kind: ReturnType<typeof placeOfZip> | 'served' | 'city' | 'town' | 'notListed' | 'empty';
  /** The ZIP code, city or town. */
  name?: string;
  /** The areas that match, in the order of the list. A ZIP code may have several. */
  areas?: readonly ListedArea[];
};

/** The visitor's place, from a lookup. `isFar` is true if it is farther than we go. */
export type VisitorPlace = { city: string; state: string; country: string; isFar: boolean };

type ServiceArea = {
  areas: readonly ListedArea[];
  statesServed: readonly StateCode[];
  visitor?: VisitorPlace | undefined;
};

/** Looks up a ZIP code or the name of a neighborhood, town or city. Its city and state may follow the name. */
export function checkCoverage(typed: string, serviceArea: ServiceArea): Coverage {
  const zip = readZip(typed);
  return zip === undefined ? coverageOfName(typed, serviceArea) : coverageOfZip(zip, serviceArea);
}

function coverageOfZip(zip: string, { areas: allAreas, statesServed, visitor }: ServiceArea): Coverage {
  const allZips = allAreas.flatMap(({ zips }) => zips);
  const kind = placeOfZip(zip, { zips: allZips, statesServed, isVisitorFar: visitor?.isFar });
  if (kind !== 'listed') return { kind, name: zip };
  const areas = allAreas.filter(({ zips }) => zips.includes(zip));
  return { kind, name: zip, areas };
}

function coverageOfName(typed: string, serviceArea: ServiceArea): Coverage {
  // "Como, MN" and "Como, WI" are different towns.
  const state = stateCodes.find((code) => stateAtEnd(code).test(typed));
  const key = nameKey(state ? typed.replace(stateAtEnd(state), '') : typed);
  const areas = serviceArea.areas.filter((area) => !state || isAreaInState(area, state));

  const named = areas.filter(({ name, city }) => [nameKey(name), nameKey(`${name} ${city}`)].includes(key));
  if (named.length > 0) return { kind: 'served', areas: named };
  // The visitor's "town" can be a state, too: a lookup gives the state if it doesn't find a city.
  const isState = Object.values(stateNames).some((name) => nameKey(name) === key);
  if (isState) return { kind: 'empty' };
  const inCity = areas.filter(({ city }) => nameKey(city) === key);
  if (inCity[0]) return { kind: 'city', name: inCity[0].city, areas: inCity };

  const { visitor } = serviceArea;
  const isOwnTown = visitor && nameKey(visitor.city) === key;
  if (isOwnTown && (!state || state === stateCode(visitor))) return coverageOfTown(visitor, serviceArea);
  return { kind: canBePlace(typed) ? 'notListed' : 'empty' };
}

const isAreaInState = ({ zips }: ListedArea, state: StateCode) =>
  zips.some((zip) => isZipInStates(zip, [state]));

/** Decides for the visitor's own town, which isn't on the list. */
function coverageOfTown(visitor: VisitorPlace, { statesServed }: ServiceArea): Coverage {
  const name = visitor.city;
  if (!visitor.isFar) return { kind: 'town', name };
  const state = stateCode(visitor);
  return { kind: state && statesServed.includes(state) ? 'far' : 'elsewhere', name };
}

/** Whether a text can be the name of a place: at most four words in any script, with a letter, no digits or markup. */
const canBePlace = (typed: string) => /^(?!(\S+\s+){4})(?=.*\p{L})[^\p{N}<>]+$/u.test(typed.trim());

const stateAtEnd = (code: StateCode) => new RegExp(`[\\s,]+(?:${code}|${stateNames[code]})\\s*$`, 'i');
