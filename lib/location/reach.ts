import { keyOf } from '@/lib/area/coverage';
import type { Coordinates, DetectedPlace } from './responses';
import { stateCode, unitedStates, type StateCode } from '@/lib/area/states';

/** Where the shop goes in its states: within the radius, if any; if we don't know where it is, to `cities`. */
export type Reach = {
  statesServed: readonly StateCode[];
  radiusMiles?: number | undefined;
  shop?: Coordinates | undefined;
  cities: readonly string[];
};

export const isListed = (city: string, { cities }: Reach) =>
  cities.some((name) => keyOf(name) === keyOf(city));

/** The distance as on a flat map around `from`: right to a mile in the range of a van. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return 69.1 * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * shrink);
}

/** Whether the shop goes to a place: by its state and, if it has coordinates, its distance; `unknown` without a state. */
export function serviceIn(place: DetectedPlace, reach: Reach) {
  const { statesServed, radiusMiles = Infinity, shop } = reach;
  const { state, country, latitude = NaN, longitude = NaN } = place;
  const isAbroad = country !== '' && !unitedStates.test(country);
  if (!state && !isAbroad) return 'unknown';
  const code = stateCode(place);
  // Without both coordinates of the place the distance is NaN, which isn't more than anything.
  const isFar = shop
    ? milesBetween(shop, { latitude, longitude }) > radiusMiles
    : !isListed(place.city, reach);
  return code && statesServed.includes(code) && !isFar ? 'served' : 'elsewhere';
}
