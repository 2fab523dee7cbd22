import { nameKey } from '@/lib/text/name-key';
import { isAreaInState, serviceAt, type PlaceKind, type ServiceArea } from './service';
import { stateCodes, stateNames, type StateCode } from './states';
import { readZip } from './zip';

/** A neighborhood or town in the service area, from content/areas.json. `zips` have five digits each. */
export type ListedArea = { name: string; city: string; zips: readonly string[] };

/** The answer to whether we serve the place that a visitor typed. */
export type Coverage = {
  /**
   * For a ZIP code, this is the kind that `serviceAt` returns. A name is 'listed' if it's an area's, 'city' if it's the
   * city of an area, and otherwise 'notListed'. 'empty' means that there was nothing to look up.
   */
  kind: Exclude<PlaceKind, 'unknown'> | 'city' | 'notListed' | 'empty';
  /** The ZIP code, the city, or the text that the visitor typed. */
  name: string;
  /** The areas that match, in the order of the list. A ZIP code may have several. */
  areas: readonly ListedArea[];
};

/**
 * Looks up a ZIP code or the name of a neighborhood, town or city. Its city and state may follow the name. We don't know
 * where a name is unless it's on our list.
 */
export function checkCoverage(
  typed: string,
  serviceArea: ServiceArea & { areas: readonly ListedArea[] },
): Coverage {
  const areas: readonly ListedArea[] = serviceArea.areas;
  const kind = serviceAt(typed, serviceArea);
  // A text without a ZIP code may be a name.
  if (kind === 'unknown') return coverageOfName(typed, areas);
  const zip = readZip(typed) ?? '';
  return { kind, name: zip, areas: areas.filter(({ zips }) => zips.includes(zip)) };
}

function coverageOfName(typed: string, allAreas: readonly ListedArea[]): Coverage {
  // "Como, MN" and "Como, WI" are different towns.
  const state = stateCodes.find((code) => stateAtEnd(code).test(typed));
  const key = nameKey(state ? typed.replace(stateAtEnd(state), '') : typed);
  const areasInState = allAreas.filter((area) => !state || isAreaInState(area, state));

  const named = areasInState.filter(({ name, city }) =>
    [nameKey(name), nameKey(`${name} ${city}`)].includes(key),
  );
  if (named.length > 0) return { kind: 'listed', name: typed, areas: named };
  const inCity = areasInState.filter(({ city }) => nameKey(city) === key);
  if (inCity[0]) return { kind: 'city', name: inCity[0].city, areas: inCity };
  return { kind: key === '' ? 'empty' : 'notListed', name: typed, areas: [] };
}

const stateAtEnd = (code: StateCode) => new RegExp(`[\\s,]+(?:${code}|${stateNames[code]})\\s*$`, 'i');
