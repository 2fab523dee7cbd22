import { stateCode, type StateCode } from '@/lib/location/state-code';
import type { RawInformation } from './fields';

/** A detected city, and its state by name or code. Not the default label. */
type DetectedPlace = { city: string; state: string; country: string };

/**
 * City and state to fill into step 2. Undefined if the visitor (or autofill) has filled in either
 * field, or if the place is in none of the states served. Pass the current values of the controls,
 * and call this only while step 2 is shown.
 */
export function placeToFill(
  held: Pick<RawInformation, 'city' | 'state'>,
  place: DetectedPlace,
): { city: string; state: StateCode } | undefined {
  const state = stateCode(place);
  const city = place.city.trim();
  const isUntouched = held.city.trim() === '' && held.state === '';
  return isUntouched && state !== undefined && city !== '' ? { city, state } : undefined;
}
