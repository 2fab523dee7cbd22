/** Addresses of the two look-up services, both without key and for use from a browser. */
export type LookupSettings = { reverseGeocodeUrl: string; ipGeolocationUrl: string };

/** The settings of the build that matter here: `process.env`, or what a test puts in its place. */
type BuildSettings = Readonly<Record<string, string | undefined>>;

// The two services that were chosen (docs/decisions): the specification names none.
const defaults = {
  NEXT_PUBLIC_REVERSE_GEOCODE_URL: 'https://api.bigdatacloud.net/data/reverse-geocode-client',
  NEXT_PUBLIC_IP_GEOLOCATION_URL: 'https://get.geojs.io/v1/ip/geo.json',
} as const;

type Setting = keyof typeof defaults;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** What is wrong with the address, in words that end the sentence "It …", or undefined if nothing is. */
function fault(address: string): string | undefined {
  if (!URL.canParse(address)) return 'is not a web address';
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password) return 'holds a user name or a password, which every visitor could read';
  if (hash) return 'has a part after "#", which no service ever gets';
  if (protocol === 'https:') return undefined;
  if (protocol !== 'http:') return 'does not start with https://';
  // A page served over https may not ask an http address; only a test on the same machine may.
  return loopback.includes(hostname) ? undefined : 'starts with http://, which only localhost may';
}

function checked(settings: BuildSettings, name: Setting): string {
  const address = settings[name]?.trim() || defaults[name];
  const wrong = fault(address);
  if (!wrong) return address;
  throw new Error(
    `The setting ${name} is "${address}". It ${wrong}. ` +
      `Set it to the service's full address beginning with https://, or remove it to use ${defaults[name]}.`,
  );
}

/**
 * The addresses that this build calls: those of the settings, or the usual ones where nothing is set. Throws an Error
 * that names the setting, what is wrong and what to do. Call it while the pages are built, so that a wrong
 * address stops the build and never reaches a visitor.
 */
export function lookupSettings(settings: BuildSettings): LookupSettings {
  return {
    reverseGeocodeUrl: checked(settings, 'NEXT_PUBLIC_REVERSE_GEOCODE_URL'),
    ipGeolocationUrl: checked(settings, 'NEXT_PUBLIC_IP_GEOLOCATION_URL'),
  };
}
