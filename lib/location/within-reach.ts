import { keyOf } from '@/lib/area/coverage';
import type { Coordinates, DetectedPlace } from './responses';
import { isAbroad, stateCode, type StateCode } from '@/lib/area/states';

/** The service area: within `radiusMiles` of the shop in these states. Without the shop's place, only `cities`. */
export type Reach = {
  statesServed: readonly StateCode[];
  radiusMiles?: number | undefined;
  shop?: Coordinates | undefined;
  cities: readonly string[];
};

export const isListed = (city: string, { cities }: Reach) =>
  cities.some((name) => keyOf(name) === keyOf(city));

/** The distance on a flat map around `from`, which is right to a mile as far as a van drives. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return 69.1 * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * shrink);
}

/** Decides whether the shop goes to a place, by its state and distance. Without a state, we can't tell. */
export function serviceIn(place: DetectedPlace, reach: Reach): 'served' | 'elsewhere' | 'unknown' {
  const { statesServed, radiusMiles = Infinity, shop } = reach;
  const { state, country, latitude = NaN, longitude = NaN } = place;
  if (!state && !isAbroad(country)) return 'unknown';
  const code = stateCode(place);
  // If a coordinate of the place is missing, the distance is NaN, and no comparison with NaN is true.
  const isFar = shop
    ? milesBetween(shop, { latitude, longitude }) > radiusMiles
    : !isListed(place.city, reach);
  return code && statesServed.includes(code) && !isFar ? 'served' : 'elsewhere';
}
