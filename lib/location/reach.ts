import type { Coordinates, DetectedPlace } from './responses';
import { stateCode, unitedStates, type StateCode } from './state-code';

/** Where the shop goes. Without a radius the states alone decide. */
export type Reach = {
  statesServed: readonly StateCode[];
  radiusMiles?: number | undefined;
  shop: Coordinates;
};

/** The mean radius of the earth in miles. Source: International Union of Geodesy and Geophysics. */
const earthRadius = 3958.76;

/** The distance between two points along a great circle, in miles, by the haversine formula. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  // Rounding could make the sum slightly more than 1, of which there is no arcsine.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, haversine(north) + shrink * haversine(east))));
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
