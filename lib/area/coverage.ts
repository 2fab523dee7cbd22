import { stateCode, stateCodes, stateNames, type StateCode } from './states';
import { isZipInStates, placeOfZip, readZip } from './zip';

/** A neighborhood in the service area, from content/areas.json. `zips` have five digits each. */
export type ListedArea = { id: string; name: string; city: string; zips: readonly string[] };

/** The answer to whether we serve the place that a visitor typed. */
export type Coverage = {
  /**
   * For a ZIP code, as `placeOfZip` returns it. For a name: `served` are the areas; in a `city` the areas are served,
   * but other places may not be; `town` is the visitor's own, which isn't on the list; if we don't serve it,
   * it is `far`, or `elsewhere` in another state. `empty` is neither a whole ZIP code nor the name of a place smaller than a state.
   */
  kind: ReturnType<typeof placeOfZip> | 'served' | 'city' | 'town' | 'notListed' | 'empty';
  /** The ZIP code, city or town. */
  name?: string;
  /** A ZIP code may match several neighborhoods; they are in list order. */
  areas?: readonly ListedArea[];
};

/** Where the visitor is, by the look-up, and whether that is farther than we go. */
export type VisitorPlace = { city: string; state: string; country: string; isFar: boolean };

/** Looks up a ZIP code, or the name of a neighborhood, town or city, which its city and state may follow. */
export function checkCoverage(
  typed: string,
  allAreas: readonly ListedArea[],
  statesServed: readonly StateCode[],
  visitor?: VisitorPlace,
): Coverage {
  const zip = readZip(typed);
  if (zip !== undefined) {
    const areas = allAreas.filter(({ zips }) => zips.includes(zip));
    const zips = areas.flatMap((area) => area.zips);
    const kind = placeOfZip(zip, { zips, statesServed, isVisitorFar: visitor?.isFar });
    return kind === 'listed' ? { kind, name: zip, areas } : { kind, name: zip };
  }
  if (!/\p{L}/u.test(typed)) return { kind: 'empty' };

  // "Como, MN" is another town than "Como, WI".
  const state = stateCodes.find((code) => stateAtEnd(code).test(typed));
  const key = keyOf(state ? typed.replace(stateAtEnd(state), '') : typed);
  const areas = state
    ? allAreas.filter(({ zips }) => zips.some((code) => isZipInStates(code, [state])))
    : allAreas;
  const exact = areas.filter(({ name, city }) => [keyOf(name), keyOf(`${name} ${city}`)].includes(key));
  if (exact.length > 0) return { kind: 'served', areas: exact };
  if (Object.values(stateNames).some((name) => keyOf(name) === key)) return { kind: 'empty' };
  const inCity = areas.filter(({ city }) => keyOf(city) === key);
  if (inCity[0]) return { kind: 'city', name: inCity[0].city, areas: inCity };
  const own = visitor && stateCode(visitor);
  if (visitor && keyOf(visitor.city) === key && (!state || state === own)) {
    const far = own && statesServed.includes(own) ? 'far' : 'elsewhere';
    return { kind: visitor.isFar ? far : 'town', name: visitor.city };
  }
  // A name of a place, in any script and case, has at most four words, and no digits or markup.
  if (!/^(?!(\S+\s+){4})[^\p{N}<>]+$/u.test(typed.trim())) return { kind: 'empty' };
  return { kind: 'notListed' };
}

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
