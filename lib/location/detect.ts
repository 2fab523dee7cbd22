import type { Coordinates, DetectedPlace } from './responses';
import type { LookupSettings } from '@/lib/site/build-settings';

/** How long to wait for device and visitor, in milliseconds. Source: specification, section 9. */
const positionDeadline = 10_000;

/** How long a lookup may take, including the body, in milliseconds. */
const lookupDeadline = 5_000;

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

/** The place at a position or, without one, of this connection. A GET without cookies, cache or retries. */
async function lookUp(service: string, leaving: AbortSignal, position?: Coordinates): Promise<DetectedPlace> {
  const address = new URL(service);
  if (position) {
    address.searchParams.set('latitude', position.latitude.toFixed(2));
    address.searchParams.set('longitude', position.longitude.toFixed(2));
    address.searchParams.set('localityLanguage', 'en');
  }
  const body = await withDeadline(lookupDeadline, leaving, async (signal): Promise<unknown> => {
    const response = await fetch(address.href, {
      credentials: 'omit',
      // The service sees our site, not the page.
      referrerPolicy: 'strict-origin',
      cache: 'no-store',
      // A redirect could lead to a service that the privacy policy does not name.
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`Status ${response.status}.`);
    return response.json();
  });
  // Loaded with the response, so that no page waits for it.
  return (await import('./responses')).readResponse(body, position);
}

/** At the deadline, in milliseconds, or when the visitor leaves, rejects and aborts the signal. */
async function withDeadline<T>(
  milliseconds: number,
  leaving: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  leaving.throwIfAborted();
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  setTimeout(stop, milliseconds);
  leaving.addEventListener('abort', stop);
  const stopped = new Promise<never>((_, reject) => {
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason));
  });
  return Promise.race([work(stopping.signal), stopped]);
}
