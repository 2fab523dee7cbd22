import { isAbroad, stateCode, type StateCode } from '@/lib/area/states';
import { nameKey } from '@/lib/text/name-key';
import type { Coordinates, DetectedPlace } from './responses';

/**
 * The service area: `statesServed`, and in them the places within `radiusMiles` of the shop. If the shop's coordinates are
 * unknown, we serve only `cities`.
 */
export type Reach = {
  statesServed: readonly StateCode[];
  radiusMiles?: number | undefined;
  shop?: Coordinates | undefined;
  cities: readonly string[];
};

export const isListed = (city: string, { cities }: Reach) =>
  cities.some((name) => nameKey(name) === nameKey(city));

/** Returns the distance on a flat map around `from`. It's right to a mile at the distances that a van drives. */
function milesBetween(from: Coordinates, to: Coordinates): number {
  const longitudeShrink = Math.cos((from.latitude * Math.PI) / 180);
  return 69.1 * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * longitudeShrink);
}

/** Decides by state and distance whether a place is in the service area. Without a state, we can't tell. */
export function serviceIn(place: DetectedPlace, reach: Reach): 'served' | 'elsewhere' | 'unknown' {
  const { statesServed, radiusMiles = Infinity, shop } = reach;
  const { state, country, latitude = NaN, longitude = NaN } = place;
  if (!state && !isAbroad(country)) return 'unknown';
  const code = stateCode(place);
  // If a coordinate is missing, the distance is NaN. A comparison with NaN is false, so the place isn't far.
  const isFar = shop
    ? milesBetween(shop, { latitude, longitude }) > radiusMiles
    : !isListed(place.city, reach);
  return code && statesServed.includes(code) && !isFar ? 'served' : 'elsewhere';
}
