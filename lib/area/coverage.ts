import { nameKey } from '@/lib/text/name-key';
import { stateCodes, stateNames, type StateCode } from './states';
import { isZipInStates, readZip } from './zip';

/** A neighborhood or town in the service area, from content/areas.json. `zips` have five digits each. */
export type ListedArea = { name: string; city: string; zips: readonly string[] };

/** The answer to whether we serve the place that a visitor typed. */
export type Coverage = {
  /**
   * 'served' is an area of the list or its ZIP code, and 'city' is the city of an area. Any other ZIP code is 'nearby' in
   * a state that we serve, and otherwise 'elsewhere'. Any other name is 'notListed'. 'empty' means that there was
   * nothing to look up.
   */
  kind: 'served' | 'city' | 'nearby' | 'elsewhere' | 'notListed' | 'empty';
  /** The ZIP code, the city, or the text that the visitor typed. */
  name: string;
  /** The areas that match, in the order of the list. A ZIP code may have several. */
  areas: readonly ListedArea[];
};

type ServiceArea = { areas: readonly ListedArea[]; statesServed: readonly StateCode[] };

/** Looks up a ZIP code or the name of a neighborhood, town or city. Its city and state may follow the name. */
export function checkCoverage(typed: string, { areas, statesServed }: ServiceArea): Coverage {
  const zip = readZip(typed);
  return zip === undefined ? coverageOfName(typed, areas) : coverageOfZip(zip, { areas, statesServed });
}

function coverageOfZip(zip: string, { areas: allAreas, statesServed }: ServiceArea): Coverage {
  const areas = allAreas.filter(({ zips }) => zips.includes(zip));
  if (areas.length > 0) return { kind: 'served', name: zip, areas };
  return { kind: isZipInStates(zip, statesServed) ? 'nearby' : 'elsewhere', name: zip, areas };
}

function coverageOfName(typed: string, allAreas: readonly ListedArea[]): Coverage {
  // "Como, MN" and "Como, WI" are different towns.
  const state = stateCodes.find((code) => stateAtEnd(code).test(typed));
  const key = nameKey(state ? typed.replace(stateAtEnd(state), '') : typed);
  const areasInState = allAreas.filter((area) => !state || isAreaInState(area, state));

  const named = areasInState.filter(({ name, city }) =>
    [nameKey(name), nameKey(`${name} ${city}`)].includes(key),
  );
  if (named.length > 0) return { kind: 'served', name: typed, areas: named };
  const inCity = areasInState.filter(({ city }) => nameKey(city) === key);
  if (inCity[0]) return { kind: 'city', name: inCity[0].city, areas: inCity };
  return { kind: key === '' ? 'empty' : 'notListed', name: typed, areas: [] };
}

const isAreaInState = ({ zips }: ListedArea, state: StateCode) =>
  zips.some((zip) => isZipInStates(zip, [state]));

const stateAtEnd = (code: StateCode) => new RegExp(`[\\s,]+(?:${code}|${stateNames[code]})\\s*$`, 'i');
