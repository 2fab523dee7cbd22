import { nameKey } from '@/lib/text/name-key';
import { isAreaInState, kindOfZip, type ListedArea, type PlaceKind, type ServiceArea } from './place';
import { stateCodes, stateNames, type StateCode } from './states';
import { readZip } from './zip';

/** Whether we serve the place that a visitor typed. */
export type Coverage = {
  /** A ZIP code has the kind that `kindOfZip` returns. The name of an area is 'listed', too. */
  kind:
    | Exclude<PlaceKind, 'unknown'>
    /** The city of an area. */
    | 'city'
    /** The first letters of the names of areas. */
    | 'beginning'
    | 'notListed'
    /** There is nothing to look up. */
    | 'empty';
  /** The ZIP code, the city, or the text that the visitor typed. */
  name: string;
  /** The areas that match, in the order of the list. A ZIP code may have several. */
  areas: readonly ListedArea[];
};

/**
 * Looks up a ZIP code or the name of a neighborhood, town or city. Its street may come before the name, and its city,
 * state and country after it. We don't know where a name is unless it's on our list.
 */
export function checkCoverage(typed: string, serviceArea: ServiceArea): Coverage {
  const kind = kindOfZip(typed, serviceArea);
  // A text without a ZIP code may be a name.
  if (kind === 'unknown') return coverageOfName(typed, serviceArea.areas);
  const zip = readZip(typed) ?? '';
  return { kind, name: zip, areas: serviceArea.areas.filter(({ zips }) => zips.includes(zip)) };
}

function coverageOfName(typed: string, allAreas: readonly ListedArea[]): Coverage {
  const address = typed.trim().split(/\s+/).join(' ').replace(countryAtEnd, '');
  // "Como, MN" and "Como, WI" are different towns.
  const state = stateCodes.find((code) => stateAtEnd(code).test(address));
  const place = state ? address.replace(stateAtEnd(state), '') : address;
  const parts = place.split(',');
  const afterStreet = parts.slice(parts.findLastIndex((part) => /\p{N}/u.test(part)) + 1);
  const keys = [nameKey(place), nameKey(afterStreet.join())];
  const areasWhere = (isMatch: (key: string, name: string, city: string) => boolean) =>
    allAreas
      .filter((area) => !state || isAreaInState(area, state))
      .filter(({ name, city }) => keys.some((key) => isMatch(key, nameKey(name), nameKey(city))));

  const named = areasWhere((key, name, city) => key === name || key === name + city);
  if (named.length > 0) return { kind: 'listed', name: typed, areas: named };
  const inCity = areasWhere((key, _name, city) => key === city);
  if (inCity[0]) return { kind: 'city', name: inCity[0].city, areas: inCity };
  const beginning = areasWhere((key, name, city) => {
    const start = key.endsWith(city) ? key.slice(0, -city.length) : key;
    // Three letters begin the names of too many places.
    return start.length > 3 && name.startsWith(start);
  });
  if (beginning.length > 0) return { kind: 'beginning', name: typed, areas: beginning };
  return { kind: keys[0] ? 'notListed' : 'empty', name: typed, areas: [] };
}

const countryAtEnd = /[ ,]{1,3}(?:U\.? ?S\.?(?: ?A)?|United States(?: of America)?)\.?$/i;

const shortNames = { MN: 'Minn', WI: 'Wisc?', IA: 'Ia', ND: 'N\\.? ?D(?:ak)?', SD: 'S\\.? ?D(?:ak)?' };

const stateAtEnd = (code: StateCode) =>
  new RegExp(`[ ,]{1,3}(?:${code}|${stateNames[code]}|${shortNames[code]})\\.?$`, 'i');
