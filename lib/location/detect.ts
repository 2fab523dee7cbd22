import { lookUp, withDeadline } from './lookups';
import type { Coordinates, DetectedPlace } from './responses';
import type { LookupSettings } from '@/lib/site/build-settings';

/** How long to wait for device and visitor, in milliseconds. Source: specification, section 9. */
const positionDeadline = 10_000;

/** Looks up the visitor's city; never rejects. A late position improves it: `onFound` may be called twice. */
export async function detect(
  settings: LookupSettings,
  leaving: AbortSignal,
  onFound: (place: DetectedPlace) => void,
): Promise<void> {
  let isPrecise = false;
  const position = askPosition();
  const byPosition = position.then(async (point) => {
    const place = await lookUp(settings.reverseGeocodeUrl, leaving, point);
    if (leaving.aborted) return;
    isPrecise = true;
    onFound(place);
  });
  // It may reject after the deadline, when nothing waits for it.
  byPosition.catch(() => {});
  try {
    // The deadline covers only the position. The lookup has its own.
    await withDeadline(positionDeadline, leaving, () => position);
    await byPosition;
  } catch {
    const place = await lookUp(settings.ipGeolocationUrl, leaving).catch(() => undefined);
    // A slow response never replaces the position.
    if (place && !isPrecise && !leaving.aborted) onFound(place);
  }
}

/** Rounded to two decimals, about a kilometer. Pending while the permission prompt is open. */
async function askPosition(): Promise<Coordinates> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: positionDeadline,
      enableHighAccuracy: false,
      // Accept a position up to a minute old: the visitor is still in the same city.
      maximumAge: 60_000,
    });
  });
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
}
