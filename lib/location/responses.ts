import * as z from 'zod/mini';
import { cleanLabel } from './labels';

export type Coordinates = { latitude: number; longitude: number };

/** What a lookup found. Empty text and undefined mean unknown. */
export type DetectedPlace = {
  city: string;
  /** Name of the state, or its code if that is all a service gives. */
  state: string;
  country: string;
  /** Degrees; rounded to two decimals if they come from the visitor's device. */
  latitude: number | undefined;
  longitude: number | undefined;
};

const label = (value: unknown) => (typeof value === 'string' ? cleanLabel(value) : undefined);

/** Degrees from -limit to limit. Some services write them as text. */
const degrees = (limit: number) => (value: unknown) => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined;
};

/** A field by which services report a failure in a well-formed response. */
const report = (isFailure: (flag: unknown) => boolean) =>
  z.optional(z.unknown().check(z.refine((flag) => !isFailure(flag))));

const responseSchema = z.looseObject({
  success: report((flag) => flag === false || flag === 'false'),
  status: report((flag) => flag === 'fail' || flag === 'error'),
  error: report(Boolean),
});

/**
 * The place in the response of either service, whose fields have many names; for the reverse lookup, of
 * `position`. Throws if it names none.
 */
export function readResponse(body: unknown, position?: Coordinates): DetectedPlace {
  const response = responseSchema.parse(body);
  // An invalid field counts as missing, so it can't spoil the others.
  const first = <Value>(read: (value: unknown) => Value | undefined, ...names: string[]) =>
    names.map((name) => read(response[name])).find((value) => value !== undefined);
  const city = first(label, 'city', 'cityName', 'locality', 'principalSubdivision');
  if (!city) throw new Error('The response names no city.');
  return {
    city,
    state: first(label, 'principalSubdivision', 'regionName', 'region', 'region_name') ?? '',
    country: first(label, 'country', 'countryName', 'country_name') ?? '',
    latitude: first(degrees(90), 'latitude', 'lat'),
    longitude: first(degrees(180), 'longitude', 'lon'),
    ...position,
  };
}
