import type { Coordinates, DetectedPlace } from './responses';
import { stateCode, unitedStates, type StateCode } from './state-code';

/** Where the shop goes. Without a radius the states alone decide. */
export type Reach = {
  statesServed: readonly StateCode[];
  radiusMiles?: number | undefined;
  shop: Coordinates;
};

/** The distance as on a flat map around `from`: right to a mile in the range of a van. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return 69.1 * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * shrink);
}

/** Whether the shop goes to a place: by its state and, if it has coordinates, its distance; `unknown` without a state. */
export function serviceIn(place: Omit<DetectedPlace, 'city'>, reach: Reach) {
  const { statesServed, radiusMiles = Infinity, shop } = reach;
  const { state, country, latitude = NaN, longitude = NaN } = place;
  const isAbroad = country !== '' && !unitedStates.test(country);
  if (!state && !isAbroad) return 'unknown';
  const code = stateCode(place);
  // Without both coordinates the distance is NaN, which isn't more than anything.
  const isFar = milesBetween(shop, { latitude, longitude }) > radiusMiles;
  return code && statesServed.includes(code) && !isFar ? 'served' : 'elsewhere';
}
