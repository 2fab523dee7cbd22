import { cleanLabel } from './labels';

export type Coordinates = { latitude: number; longitude: number };

/** What a lookup found. Empty text and undefined mean unknown. */
export type DetectedPlace = {
  city: string;
  /** Name of the state, or its code if that is all a service gives. */
  state: string;
  country: string;
  /** Degrees; rounded to two decimals if they come from the visitor's device. */
  latitude?: number | undefined;
  longitude?: number | undefined;
};

const label = (value: unknown) => (typeof value === 'string' ? cleanLabel(value) : undefined);

/** A name that is only compared, never shown. */
const name = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined;

/** Degrees from -limit to limit. Some services write them as text. */
const degrees = (limit: number) => (value: unknown) => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined;
};

/** What services document for a failure, and for an address that has no place. */
const failures = { success: false, status: 'fail', error: true, bogon: true, reserved: true, private: true };

/** The place in the response of either service, or at `position`. Throws if there is none. */
export function readResponse(body: unknown, position?: Coordinates): DetectedPlace {
  const response: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
  if (Object.entries(failures).some(([flag, value]) => response[flag] === value))
    throw new Error('The response reports a failure.');
  // An invalid field counts as missing, so it can't spoil the others.
  const first = <Value>(read: (value: unknown) => Value | undefined, ...names: string[]) =>
    names.map((one) => read(response[one])).find((value) => value !== undefined);
  const city = first(label, 'city', 'cityName', 'locality', 'principalSubdivision');
  if (!city) throw new Error('The response names no city.');
  return {
    city,
    state: first(name, 'principalSubdivision', 'regionName', 'region', 'region_name') ?? '',
    country: first(name, 'country', 'countryName', 'country_name') ?? '',
    latitude: first(degrees(90), 'latitude', 'lat'),
    longitude: first(degrees(180), 'longitude', 'lon'),
    ...position,
  };
}
