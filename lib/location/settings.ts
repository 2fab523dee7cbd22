/** Addresses of the two lookup services. Both can be called from browsers without a key. */
export type LookupSettings = { reverseGeocodeUrl: string; ipGeolocationUrl: string };

/** Environment variables of the build. */
export type BuildSettings = Readonly<Record<string, string | undefined>>;

const defaults = {
  NEXT_PUBLIC_REVERSE_GEOCODE_URL: 'https://api.bigdatacloud.net/data/reverse-geocode-client',
  NEXT_PUBLIC_IP_GEOLOCATION_URL: 'https://get.geojs.io/v1/ip/geo.json',
  NEXT_PUBLIC_REQUEST_URL: '',
} as const;

/** What is wrong with the address, as the end of a sentence "It …"; undefined if it is fine. */
function problemWith(address: string): string | undefined {
  if (!URL.canParse(address)) return 'is not a web address';
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password) return 'contains a user name or password, which every visitor could read';
  if (hash) return 'has a part after "#", which browsers never send';
  if (!/^https?:$/.test(protocol)) return 'does not start with https://';
  // A "*" or ";" would change the security policy, which names the host.
  if (!/^[a-z0-9.-]+$/.test(hostname))
    return 'has a host name with other signs than letters, digits, dots and hyphens';
  if (protocol === 'https:') return undefined;
  return ['localhost', '127.0.0.1'].includes(hostname)
    ? undefined
    : 'starts with http://, which only works for localhost';
}

/** The address that a setting names, or its default. Throws as `lookupSettings` does. */
export function checkedAddress(settings: BuildSettings, name: keyof typeof defaults): string {
  const address = settings[name]?.trim() || defaults[name];
  const wrong = address && problemWith(address);
  if (!wrong) return address;
  throw new Error(
    `The setting ${name} is "${address}". It ${wrong}. Set it to the full address of the service, ` +
      `starting with https://, or remove it to use ${defaults[name] || 'no service'}.`,
  );
}

/**
 * The lookup addresses of this build, from its settings or the defaults. Throws an Error that names
 * the setting, the problem and the fix. Call it at build time.
 */
export function lookupSettings(settings: BuildSettings): LookupSettings {
  return {
    reverseGeocodeUrl: checkedAddress(settings, 'NEXT_PUBLIC_REVERSE_GEOCODE_URL'),
    ipGeolocationUrl: checkedAddress(settings, 'NEXT_PUBLIC_IP_GEOLOCATION_URL'),
  };
}

const knownServices = new Map([
  ['api.bigdatacloud.net', 'BigDataCloud'],
  ['api-bdc.net', 'BigDataCloud'],
  ['get.geojs.io', 'GeoJS'],
  ['freeipapi.com', 'FreeIPAPI'],
]);

/** The name of the service at an address, for the privacy policy; the host if unknown. */
export function serviceName(url: string): string {
  const { host } = new URL(url);
  return knownServices.get(host) ?? host;
}
