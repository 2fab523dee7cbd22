import type { Coordinates, DetectedPlace } from '@/lib/area/place';
import { stateCode } from '@/lib/area/states';
import { cleanLabel } from './labels';

/** Reads the name of a city, which we show. Some providers repeat the state there. */
const cityName = (value: unknown) => {
  const label = typeof value === 'string' ? cleanLabel(value) : undefined;
  return label && !stateCode({ state: label, country: '' }) ? label : undefined;
};

/** Reads a name that we only compare and never show. */
const name = (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
};

/** Reads degrees from -limit to limit. Some providers write them as text. */
const degrees = (limit: number) => (value: unknown) => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined;
};

/** Reads the place in a reply of either lookup. Throws without one. A known `position` replaces the coordinates. */
export function readPlace(body: unknown, position?: Coordinates): DetectedPlace {
  const reply: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
  const { success, status, error } = reply;
  if (success === false || status === 'fail' || error === true)
    throw new Error('The reply reports a failure.');
  // An invalid field counts as missing, so it can't spoil the others.
  const firstValid = <Value>(read: (value: unknown) => Value | undefined, ...fields: string[]) =>
    fields.map((field) => read(reply[field])).find((value) => value !== undefined);
  const city = firstValid(cityName, 'city', 'cityName', 'locality') ?? '';
  const state = firstValid(name, 'principalSubdivision', 'regionName', 'region') ?? '';
  if (!city && !cleanLabel(state)) throw new Error('The reply has no place.');
  return {
    city,
    state,
    country: firstValid(name, 'country', 'countryName') ?? '',
    latitude: firstValid(degrees(90), 'latitude', 'lat'),
    longitude: firstValid(degrees(180), 'longitude', 'lon'),
    ...position,
  };
}
