import { stateCode, type StateCode } from '@/lib/location/state-code';
import type { RawInformation } from './fields';

/** What was detected: a city, and a state by name or code. Not the default label. */
type DetectedPlace = { city: string; state: string; country: string };

/**
 * City and state to put into step 2, or undefined when they must stay as they are: the visitor has typed or chosen
 * something in either (or a browser filled it in), or the place is in none of the states served. Ask it with what the
 * controls hold at that moment, and only while step 2 is on the screen: an answer that was sent on is the visitor's.
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
