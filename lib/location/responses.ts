import type { Coordinates, DetectedPlace } from '@/lib/area/service';
import { cleanLabel } from './labels';

/** Reads a name that we show. */
const label = (value: unknown) => (typeof value === 'string' ? cleanLabel(value) : undefined);

/** Reads a name that we only compare and never show. */
const name = (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
};

/** Reads degrees from -limit to limit. Some services write them as text. */
const degrees = (limit: number) => (value: unknown) => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined;
};

/** Reads the place in a response of either service. A known `position` replaces the coordinates. Throws without a city. */
export function readResponse(body: unknown, position?: Coordinates): DetectedPlace {
  const response: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
  const { success, status, error } = response;
  if (success === false || status === 'fail' || error === true)
    throw new Error('The response reports a failure.');
  // An invalid field counts as missing, so it can't spoil the others.
  const firstValid = <Value>(read: (value: unknown) => Value | undefined, ...fields: string[]) =>
    fields.map((field) => read(response[field])).find((value) => value !== undefined);
  const city = firstValid(label, 'city', 'cityName', 'locality', 'principalSubdivision');
  if (!city) throw new Error('The response has no city.');
  return {
    city,
    state: firstValid(name, 'principalSubdivision', 'regionName', 'region') ?? '',
    country: firstValid(name, 'country', 'countryName') ?? '',
    latitude: firstValid(degrees(90), 'latitude', 'lat'),
    longitude: firstValid(degrees(180), 'longitude', 'lon'),
    ...position,
  };
}
