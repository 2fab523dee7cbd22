import { cleanLabel } from './labels';

export type Coordinates = { latitude: number; longitude: number };

/** The place that a lookup found. Empty texts and undefined mean that a part is unknown. */
export type DetectedPlace = {
  city: string;
  /** The name of the state, or its code if a service has only that. */
  state: string;
  country: string;
  /** Both coordinates are in degrees. From the visitor's device, they have only two decimals. */
  latitude?: number | undefined;
  longitude?: number | undefined;
};

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
