import { cleanLabel } from './clean-label';
import type { Coordinates, Place } from './place';

/*
 * Read by hand, not by a schema: this is in the home page's first script, where zod would weigh more than all the rest of the search for
 * the city (docs/decisions/city-without-react.md). What can't be read counts as missing: one odd field doesn't cost the
 * visitor the others.
 */
type Fields = Readonly<Record<string, unknown>>;

/** The fields of an answer. Throws if it is no object, or says in a well-formed way, as services do, that it failed. */
function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('The answer is no object.');
  const fields: Fields = Object.fromEntries(Object.entries(body));
  const { success, status, error } = fields;
  const isFailure =
    success === false || success === 'false' || status === 'fail' || status === 'error' || error;
  if (isFailure) throw new Error('The answer says that it failed.');
  return fields;
}

/** The first of the fields that holds a name. */
function label(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    const cleaned = typeof value === 'string' ? cleanLabel(value) : undefined;
    if (cleaned !== undefined) return cleaned;
  }
  return undefined;
}

/** The first of the fields that holds degrees from -limit to limit, also written as text, as some services do. */
function degrees(fields: Fields, limit: number, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = fields[name];
    const isWritten = typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value);
    const number = isWritten ? Number(value) : value;
    if (typeof number === 'number' && Math.abs(number) <= limit) return number;
  }
  return undefined;
}

/**
 * The place in an answer of the reverse look-up for `position`. The city is the first of `city`, `locality` and
 * `principalSubdivision` that holds a name. Throws if there is none, or if the answer says that it failed.
 */
export function readReverseAnswer(body: unknown, position: Coordinates): Place {
  const fields = fieldsOf(body);
  return place(
    label(fields, 'city', 'locality', 'principalSubdivision'),
    label(fields, 'principalSubdivision'),
    label(fields, 'countryName'),
    position,
  );
}

/** The place in an answer of the IP look-up, by any of the names that such services use. Throws as above. */
export function readIpAnswer(body: unknown): Place {
  const fields = fieldsOf(body);
  return place(
    label(fields, 'city', 'cityName'),
    label(fields, 'regionName', 'region', 'region_name'),
    label(fields, 'country', 'countryName', 'country_name'),
    {
      latitude: degrees(fields, 90, 'latitude', 'lat'),
      longitude: degrees(fields, 180, 'longitude', 'lon'),
    },
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
