import { parse } from 'zod/v4/core';
import { object, transform } from '@/lib/forms/schema';
import { cleanLabel } from './labels';
import type { Coordinates, Place } from './place';

// One function per field instead of zod's union(), optional() and catch(), which would double its
// size in the browser. An invalid field counts as missing, so it can't spoil the others.
const label = transform((value) => (typeof value === 'string' ? cleanLabel(value) : undefined));

/** Degrees from -limit to limit. Some services write them as text. */
const degrees = (limit: number) =>
  transform((value) => {
    const isText = typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value);
    const number = isText ? Number(value) : value;
    return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined;
  });

/** How services report a failure in a well-formed answer. */
const mustNot = (reportFailure: (flag: unknown) => boolean) =>
  transform((flag, { issues }) => {
    if (reportFailure(flag)) issues.push({ code: 'custom', input: flag });
  });

/** The fields of both services, under every name in use. */
const answerSchema = object({
  success: mustNot((flag) => flag === false || flag === 'false'),
  status: mustNot((flag) => flag === 'fail' || flag === 'error'),
  error: mustNot(Boolean),
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

/**
 * The place in the reverse lookup's answer for `position`. The city is the first of `city`,
 * `locality` and `principalSubdivision` that has a name. Throws if none does or if the answer
 * reports a failure.
 */
export function readReverseAnswer(body: unknown, position: Coordinates): Place {
  const { city, locality, principalSubdivision, countryName } = parse(answerSchema, body);
  return place(city ?? locality ?? principalSubdivision, principalSubdivision, countryName, position);
}

/** The place in the IP lookup's answer. Throws as above. */
export function readIpAnswer(body: unknown): Place {
  const answer = parse(answerSchema, body);
  const latitude = answer.latitude ?? answer.lat;
  const longitude = answer.longitude ?? answer.lon;
  return place(
    answer.city ?? answer.cityName,
    answer.regionName ?? answer.region ?? answer.region_name,
    answer.country ?? answer.countryName ?? answer.country_name,
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
  );
}

function place(city: string | undefined, state = '', country = '', point: Coordinates | undefined): Place {
  if (!city) throw new Error('The answer names no city.');
  return { city, state, country, latitude: point?.latitude, longitude: point?.longitude };
}
