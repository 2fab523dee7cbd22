import * as z from 'zod/mini';
import { cleanLabel } from './clean-label';
import type { Coordinates, Place } from './place';

// Fields are read with a function each, rather than with zod's catch(), optional() and union(), which would double its
// weight in the browser. What is missing is handed to the function as undefined, and what can't be read counts as
// missing: one odd field doesn't cost the visitor the others.
const label = z.transform((value) => (typeof value === 'string' ? cleanLabel(value) : undefined));

/** Degrees from -limit to limit, also written as text, as some services do. */
const degrees = (limit: number) =>
  z.transform((value) => {
    const isWritten = typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value);
    const number = isWritten ? Number(value) : value;
    return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined;
  });

const isNot = (failure: (flag: unknown) => boolean) =>
  z.transform((flag, { issues }) => {
    if (failure(flag)) issues.push({ code: 'custom', input: flag });
  });

/** How services say in a well-formed answer that they have none. */
const failureFlags = {
  success: isNot((flag) => flag === false || flag === 'false'),
  status: isNot((flag) => flag === 'fail' || flag === 'error'),
  error: isNot(Boolean),
};

const reverseAnswer = z.object({
  ...failureFlags,
  city: label,
  locality: label,
  principalSubdivision: label,
  countryName: label,
});

const ipAnswer = z.object({
  ...failureFlags,
  city: label,
  cityName: label,
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
 * The place in an answer of the reverse look-up for `position`. The city is the first of `city`, `locality` and
 * `principalSubdivision` that holds a name. Throws if there is none, or if the answer says that it failed.
 */
export function readReverseAnswer(body: unknown, position: Coordinates): Place {
  const { city, locality, principalSubdivision, countryName } = reverseAnswer.parse(body);
  return place(city ?? locality ?? principalSubdivision, principalSubdivision, countryName, position);
}

/** The place in an answer of the IP look-up, by any of the names that such services use. Throws as above. */
export function readIpAnswer(body: unknown): Place {
  const answer = ipAnswer.parse(body);
  return place(
    answer.city ?? answer.cityName,
    answer.regionName ?? answer.region ?? answer.region_name,
    answer.country ?? answer.countryName ?? answer.country_name,
    { latitude: answer.latitude ?? answer.lat, longitude: answer.longitude ?? answer.lon },
  );
}

function place(
  city: string | undefined,
  state: string | undefined,
  country: string | undefined,
  { latitude, longitude }: { latitude: number | undefined; longitude: number | undefined },
): Place {
  if (!city) throw new Error('The answer names no city.');
  const point = latitude !== undefined && longitude !== undefined;
  return {
    city,
    state: state ?? '',
    country: country ?? '',
    latitude: point ? latitude : undefined,
    longitude: point ? longitude : undefined,
  };
}
