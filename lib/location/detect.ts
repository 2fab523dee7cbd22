import type { Environment } from './environment';
import { lookUpConnection, lookUpCoordinates, withDeadline } from './lookups';
import type { Coordinates, Finding } from './place';
import type { LookupSettings } from './settings';

/** How long to wait for device and visitor, in milliseconds. Source: specification, section 9. */
const positionDeadline = 10_000;

type Detection = {
  environment: Environment;
  settings: LookupSettings;
  /** Aborts when the visitor leaves the page; nothing is reported after that. */
  signal: AbortSignal;
  /** Called at most once per source. */
  onFinding: (finding: Finding) => void;
};

/**
 * Looks up the visitor's city by position, or else by IP address. Asks for the position once and
 * each service at most once. Resolves when all is done; never rejects. If the visitor answers the
 * permission prompt later, the better result is still reported.
 */
export async function detect({ environment, settings, signal, onFinding }: Detection): Promise<void> {
  const position = askPosition(environment);
  const byPosition = position.then(async (point) => {
    const place = await lookUpCoordinates(environment, settings, point, signal);
    if (!signal.aborted) onFinding({ source: 'coordinates', place });
  });
  // It may reject after the deadline, when nothing is waiting for it.
  byPosition.catch(() => {});
  const byConnection = async () => {
    const place = await lookUpConnection(environment, settings, signal);
    if (!signal.aborted) onFinding({ source: 'ip', place });
  };
  try {
    // The deadline covers only the position. The lookup has its own.
    await withDeadline(environment, positionDeadline, signal, () => position);
    await byPosition;
  } catch {
    // Fail silently and try the next source.
    await byConnection().catch(() => {});
  }
}

/**
 * The visitor's position at low accuracy, rounded to two decimals (about a kilometer). Rejects if
 * geolocation is missing, denied or broken. Stays pending while the permission prompt is open.
 */
async function askPosition({ geolocation }: Pick<Environment, 'geolocation'>): Promise<Coordinates> {
  const browser = geolocation();
  if (!browser) throw new Error('No geolocation here.');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    browser.getCurrentPosition(resolve, reject, {
      timeout: positionDeadline,
      enableHighAccuracy: false,
      // Accept a position up to a minute old: the visitor is still in the same city.
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
