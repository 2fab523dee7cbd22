import type { Environment } from './environment';
import { lookUpConnection, lookUpCoordinates, withDeadline } from './lookups';
import type { Coordinates, Finding } from './place';
import type { LookupSettings } from './settings';

/** Time for the device and the visitor, in milliseconds. Source: the product's specification, section 9. */
const positionDeadline = 10_000;

type Detection = {
  environment: Environment;
  settings: LookupSettings;
  /** Aborted when the visitor leaves the page: nothing is reported after that. */
  signal: AbortSignal;
  /** Called with each place found: at most once by IP address and once by position. */
  onFinding: (finding: Finding) => void;
};

/**
 * Looks for the visitor's city: by position and reverse lookup, else by IP address. Asks for the
 * position once and each service at most once. Resolves when the chain has ended, and never rejects.
 * A visitor who answers the permission prompt later still gets the better result, once.
 */
export async function detect({ environment, settings, signal, onFinding }: Detection): Promise<void> {
  const position = askPosition(environment);
  const byPosition = position.then(async (point) => {
    const place = await lookUpCoordinates(environment, settings, point, signal);
    if (!signal.aborted) onFinding({ source: 'coordinates', place });
  });
  // It may reject after the deadline, when nobody is waiting for it anymore.
  byPosition.catch(() => {});
  const byConnection = async () => {
    const place = await lookUpConnection(environment, settings, signal);
    if (!signal.aborted) onFinding({ source: 'ip', place });
  };
  try {
    // The deadline is for the position only: the lookup has its own and may end later.
    await withDeadline(environment, positionDeadline, signal, () => position);
    await byPosition;
  } catch {
    // Silence on every failure: the next source is asked.
    await byConnection().catch(() => {});
  }
}

/**
 * Asks the browser for the position once, with low accuracy, rounded to two decimals (about a
 * kilometer). Rejects where geolocation is missing, forbidden or broken. While a permission prompt
 * stays open it does neither, so the caller needs its own deadline.
 */
async function askPosition({ geolocation }: Pick<Environment, 'geolocation'>): Promise<Coordinates> {
  const browser = geolocation();
  if (!browser) throw new Error('No geolocation here.');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    browser.getCurrentPosition(resolve, reject, {
      timeout: positionDeadline,
      enableHighAccuracy: false,
      // A minute ago the visitor was in the same city: an instant answer on the way back to the page.
      maximumAge: 60_000,
    });
  });
  return { latitude: rounded(coords.latitude, 90), longitude: rounded(coords.longitude, 180) };
}

function rounded(degrees: number, limit: number): number {
  // Negated, so that NaN fails too.
  if (!(Math.abs(degrees) <= limit)) throw new Error('Not a position.');
  return Math.round(degrees * 100) / 100;
}
