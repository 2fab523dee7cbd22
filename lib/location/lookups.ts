import { readIpAnswer, readReverseAnswer } from './answers';
import type { Environment } from './environment';
import { fetchJson } from './fetch-json';
import type { Coordinates, Place } from './place';
import type { LookupSettings } from './settings';

/** Asks which place lies at a position. The coordinates leave the browser with two decimals. */
export async function lookUpCoordinates(
  environment: Environment,
  settings: LookupSettings,
  position: Coordinates,
  signal: AbortSignal,
): Promise<Place> {
  const address = new URL(settings.reverseGeocodeUrl);
  address.searchParams.set('latitude', position.latitude.toFixed(2));
  address.searchParams.set('longitude', position.longitude.toFixed(2));
  address.searchParams.set('localityLanguage', 'en');
  return readReverseAnswer(await fetchJson(environment, address.href, signal), position);
}

/** Asks from which place this connection seems to come. Nothing is sent but the request itself. */
export async function lookUpConnection(
  environment: Environment,
  settings: LookupSettings,
  signal: AbortSignal,
): Promise<Place> {
  return readIpAnswer(await fetchJson(environment, settings.ipGeolocationUrl, signal));
}
