import type { Environment } from './environment';
import type { Coordinates } from './place';

/** How long the visitor's device and the visitor may take, in milliseconds. Source: the product's specification, section 9. */
export const positionDeadline = 10_000;

/**
 * Asks the browser once for the visitor's position, with low accuracy, rounded to two decimals (about a kilometer): a city
 * needs no more. Rejects where the browser has no geolocation, forbids it or throws. While a permission prompt
 * stays open it does neither: the caller needs a deadline of its own.
 */
export async function askPosition({ geolocation }: Pick<Environment, 'geolocation'>): Promise<Coordinates> {
  const browser = geolocation();
  if (!browser) throw new Error('No geolocation here.');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    browser.getCurrentPosition(resolve, reject, {
      timeout: positionDeadline,
      enableHighAccuracy: false,
      // A minute ago the visitor was in the same city: answers at once on the way back to the page.
      maximumAge: 60_000,
    });
  });
  return { latitude: rounded(coords.latitude, 90), longitude: rounded(coords.longitude, 180) };
}

function rounded(degrees: number, limit: number): number {
  // Written so that what isn't a number fails, too.
  if (!(Math.abs(degrees) <= limit)) throw new Error('Not a position.');
  return Math.round(degrees * 100) / 100;
}
