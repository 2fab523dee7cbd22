import * as z from 'zod/mini';
import type { Coordinates, DetectedPlace } from './detected-place';
import { cleanLabel } from './labels';

// An invalid field counts as missing, so it can't spoil the others.
const field = <Value>(read: (value: unknown) => Value | undefined) =>
  z.optional(z.pipe(z.unknown(), z.transform(read)));

const label = field((value) => (typeof value === 'string' ? cleanLabel(value) : undefined));

/** Degrees from -limit to limit. Some services write them as text. */
const degrees = (limit: number) =>
  field((value) => {
    const number = typeof value === 'string' ? Number.parseFloat(value) : value;
    return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined;
  });

/** A field by which services report a failure in a well-formed response. */
const report = (isFailure: (flag: unknown) => boolean) =>
  z.optional(z.unknown().check(z.refine((flag) => !isFailure(flag))));

/** The fields of both services, under every name in use. */
const responseSchema = z.object({
  success: report((flag) => flag === false || flag === 'false'),
  status: report((flag) => flag === 'fail' || flag === 'error'),
  error: report(Boolean),
  city: label,
  cityName: label,
  locality: label,
  principalSubdivision: label,
  regionName: label,
  region: label,
  region_name: label,
  country: label,
  countryName: label,
  country_name: label,
  latitude: degrees(90),
  lat: degrees(90),
  longitude: degrees(180),
  lon: degrees(180),
});

/** The place in the reverse lookup's response for `position`. Throws if it names none. */
export function readReverseResponse(body: unknown, position: Coordinates): DetectedPlace {
  const { city, locality, principalSubdivision, countryName } = responseSchema.parse(body);
  return placeOf(city ?? locality ?? principalSubdivision, principalSubdivision, countryName, position);
}

/** The place in the IP lookup's response. Throws if it names none. */
export function readIpResponse(body: unknown): DetectedPlace {
  const found = responseSchema.parse(body);
  return placeOf(
    found.city ?? found.cityName,
    found.regionName ?? found.region ?? found.region_name,
    found.country ?? found.countryName ?? found.country_name,
    { latitude: found.latitude ?? found.lat, longitude: found.longitude ?? found.lon },
  );
}

type Point = Pick<DetectedPlace, 'latitude' | 'longitude'>;

function placeOf(city: string | undefined, state = '', country = '', point: Point): DetectedPlace {
  if (!city) throw new Error('The response names no city.');
  return { city, state, country, ...point };
}
