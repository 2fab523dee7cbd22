import { z } from 'zod';
import type { LookupSettings } from '@/lib/city/detect';

type BuildSettings = Readonly<Record<string, string | undefined>>;

/** The default lookups need no key. */
const defaults = {
  NEXT_PUBLIC_REVERSE_GEOCODE_URL: 'https://api.bigdatacloud.net/data/reverse-geocode-client',
  NEXT_PUBLIC_IP_GEOLOCATION_URL: 'https://get.geojs.io/v1/ip/geo.json',
  NEXT_PUBLIC_REQUEST_URL: '',
} as const;

// A "*" or ";" in the host would change the security policy, and every visitor could read a password.
const allowedAddress = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?\/[^#]*$/;

function checkedAddress(settings: BuildSettings, name: keyof typeof defaults): string {
  const address = settings[name]?.trim() || defaults[name];
  const isAllowed = URL.canParse(address) && allowedAddress.test(new URL(address).href);
  if (address === '' || isAllowed) return address;
  throw new Error(
    `The setting ${name} is "${address}". Enter the full https:// address of the service, without a password or "#", ` +
      `or remove the setting to use ${defaults[name] || 'no service'}.`,
  );
}

/** Returns the addresses of the two lookups. Call it at build time: it throws an Error with the setting and the fix. */
export function lookupSettings(settings: BuildSettings): LookupSettings {
  return {
    reverseGeocodeUrl: checkedAddress(settings, 'NEXT_PUBLIC_REVERSE_GEOCODE_URL'),
    ipGeolocationUrl: checkedAddress(settings, 'NEXT_PUBLIC_IP_GEOLOCATION_URL'),
  };
}

/** Returns the address to which this build sends requests, if it sends any. Throws as `lookupSettings` does. */
export function requestUrl(settings: BuildSettings): string | undefined {
  const extra = settings['NEXT_PUBLIC_REQUEST_EXTRA'] ?? '';
  try {
    z.record(z.string(), z.string()).parse(JSON.parse(extra.trim() || '{}'));
    // The body has a limit, and the visitor's answers need the rest of it.
    z.string().max(1000).parse(extra);
  } catch {
    throw new Error(
      `The setting NEXT_PUBLIC_REQUEST_EXTRA is ${extra}. Enter short texts as JSON, such as {"access_key":"…"}.`,
    );
  }
  return checkedAddress(settings, 'NEXT_PUBLIC_REQUEST_URL') || undefined;
}

const knownProviders = new Map([
  ['api.bigdatacloud.net', 'BigDataCloud'],
  ['get.geojs.io', 'GeoJS'],
]);

function providerName(url: string): string {
  const { host } = new URL(url);
  return knownProviders.get(host) ?? host;
}

/** Returns the names of the providers that this build calls, for the privacy policy. */
export function providerNames(settings: BuildSettings = process.env) {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(settings);
  const requests = requestUrl(settings);
  return {
    reverseGeocoder: providerName(reverseGeocodeUrl),
    ipLookup: providerName(ipGeolocationUrl),
    requestService: requests && providerName(requests),
  };
}

export type ProviderNames = ReturnType<typeof providerNames>;
