import { nameKey } from '@/lib/text/name-key';
import { isAbroad, stateCode, type StateCode } from './states';
import { isZipInStates, readZip } from './zip';

export type Coordinates = { latitude: number; longitude: number };

/** A place as a lookup found it. Empty texts and undefined mean that a part is unknown. */
export type DetectedPlace = {
  city: string;
  /** The name of the state, or its code if a provider has only that. */
  state: string;
  country: string;
  /** Both coordinates are in degrees. From the visitor's device, they have only two decimals. */
  latitude?: number | undefined;
  longitude?: number | undefined;
};

/** A neighborhood or town of content/areas.json. A town is its own city, and ZIP codes have five digits. */
export type ListedArea = { name: string; city: string; zips: readonly string[] };

/** The facts that decide whether we come to a ZIP code. We don't know how far away it is. */
export type ServiceArea = { areas: readonly ListedArea[]; statesServed: readonly StateCode[] };

/** The facts that decide whether we come to a city, and which city headings have. */
export type TravelArea = ServiceArea & {
  homeCity: string;
  /** How far we go from the shop. Without a radius, we go anywhere in these states. */
  radiusMiles: number | undefined;
  /** Where the shop is. Without it, a city has to be on the list. */
  position: Coordinates | undefined;
};

/**
 * 'listed' is on our list. 'nearby' isn't, so a visit there can cost more. 'elsewhere' is in a state that we don't
 * serve, or a city that is too far away. 'unknown' has no city or no state, or isn't a whole ZIP code yet.
 */
export type PlaceKind = 'listed' | 'nearby' | 'elsewhere' | 'unknown';

/** Decides whether we come to the ZIP code that a text is or ends with. */
export function kindOfZip(typed: string, { areas, statesServed }: ServiceArea): PlaceKind {
  const zip = readZip(typed);
  if (zip === undefined) return 'unknown';
  if (areas.some(({ zips }) => zips.includes(zip))) return 'listed';
  return isZipInStates(zip, statesServed) ? 'nearby' : 'elsewhere';
}

/** Decides whether we come to a place that a lookup found. Our list is a promise, so it counts at any distance. */
export function kindOfPlace(place: DetectedPlace, travelArea: TravelArea): PlaceKind {
  const { statesServed, radiusMiles = Infinity, position } = travelArea;
  if (!place.city || (!place.state && !isAbroad(place.country))) return 'unknown';
  const code = stateCode(place);
  if (!code || !statesServed.includes(code)) return 'elsewhere';
  if (listedArea(place, travelArea)) return 'listed';
  // A comparison with NaN is false, so a place at an unknown distance isn't far.
  const isFar = !position || milesBetween(position, place) > radiusMiles;
  return isFar ? 'elsewhere' : 'nearby';
}

/** Returns an area in the city that a lookup found, or else the area that it found instead of a city. */
export function listedArea(place: DetectedPlace, { areas }: ServiceArea): ListedArea | undefined {
  const code = stateCode(place);
  const key = nameKey(place.city);
  const inState = areas.filter((area) => code && isAreaInState(area, code));
  return (
    inState.find(({ city }) => nameKey(city) === key) ?? inState.find(({ name }) => nameKey(name) === key)
  );
}

/** Whether an area is in a state. Two states may have towns of the same name. */
export const isAreaInState = ({ zips }: { zips: readonly string[] }, state: StateCode) =>
  zips.some((zip) => isZipInStates(zip, [state]));

/**
 * Returns the distance on a flat map around the shop, or NaN if a coordinate of the place is unknown. It's right to
 * half a mile at the distances that a van drives.
 */
function milesBetween(shop: Coordinates, { latitude = NaN, longitude = NaN }: DetectedPlace): number {
  const longitudeShrink = Math.cos((shop.latitude * Math.PI) / 180);
  return 69.1 * Math.hypot(latitude - shop.latitude, (longitude - shop.longitude) * longitudeShrink);
}

/** Returns a sentence about a ZIP code that isn't on our list, or '' for any other text. */
export const zipSentence = (typed: string, shop: ServiceArea & { areaCount: string }): string =>
  sentencesAboutZip(readZip(typed) ?? '', shop.areaCount)[kindOfZip(typed, shop)];

/** What we say about a ZIP code of each kind. `areaCount` is a count such as "16 neighborhoods". */
export const sentencesAboutZip = (zip: string, areaCount: string) =>
  ({
    listed: '',
    // We can't promise to come, because the ZIP code may be at the other end of the state.
    nearby: `${zip} is outside our ${areaCount}. A visit there can cost more. Call, and we’ll tell you the price.`,
    elsewhere: `Sorry, ${zip} is outside our service area.`,
    unknown: '',
  }) satisfies Record<PlaceKind, string>;
