import type { Coordinates, DetectedPlace } from '@/lib/area/place';

/** The addresses of the two lookups, which browsers call. */
export type LookupSettings = { reverseGeocodeUrl: string; ipGeolocationUrl: string };

/** The longest wait for permission and a position, in milliseconds. Source: specification, section 9. */
const positionDeadline = 10_000;

/** The longest time that a lookup may take, including its body, in milliseconds. */
const lookupDeadline = 5_000;

/** Looks up the visitor's city, and never rejects. Calls `onFound` again if a late position gives a better place. */
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
  // If it rejects after the deadline, nothing awaits it anymore, and browsers would report an unhandled error.
  byPosition.catch(() => {});
  try {
    // The deadline covers only the position. The lookup has its own.
    await withDeadline(positionDeadline, leaving, () => position);
    await byPosition;
  } catch {
    const place = await lookUp(settings.ipGeolocationUrl, leaving).catch(() => undefined);
    // A slow reply about the IP address never replaces the city of the position.
    if (place && !isPrecise && !leaving.aborted) onFound(place);
  }
}

/** Returns the device's position, rounded to two decimals (about a kilometer), once the visitor allows it. */
async function askPosition(): Promise<Coordinates> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: positionDeadline,
      enableHighAccuracy: false,
      // After a minute, the visitor is still in the same city.
      maximumAge: 60_000,
    });
  });
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
}

/** Looks up the place of a position, or otherwise of the visitor's IP address. Doesn't retry. */
async function lookUp(address: string, leaving: AbortSignal, position?: Coordinates): Promise<DetectedPlace> {
  const url = new URL(address);
  if (position) {
    url.searchParams.set('latitude', position.latitude.toFixed(2));
    url.searchParams.set('longitude', position.longitude.toFixed(2));
    url.searchParams.set('localityLanguage', 'en');
  }
  const body = await withDeadline(lookupDeadline, leaving, async (signal): Promise<unknown> => {
    const reply = await fetch(url.href, {
      credentials: 'omit',
      // The provider learns which site asks, but not which page.
      referrerPolicy: 'strict-origin',
      cache: 'no-store',
      // A redirect could lead to a provider that the privacy policy does not name.
      redirect: 'error',
      signal,
    });
    if (!reply.ok) throw new Error(`Status ${reply.status}.`);
    return reply.json();
  });
  // We load this code only after a reply, so that no page waits for it.
  return (await import('./replies')).readPlace(body, position);
}

/** Runs `work`. After the deadline, or when the visitor leaves, it aborts the signal of `work` and rejects. */
async function withDeadline<T>(
  milliseconds: number,
  leaving: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  leaving.throwIfAborted();
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const timer = setTimeout(stop, milliseconds);
  leaving.addEventListener('abort', stop);
  const stopped = new Promise<never>((_, reject) => {
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason));
  });
  return Promise.race([work(stopping.signal), stopped]).finally(() => {
    clearTimeout(timer);
    leaving.removeEventListener('abort', stop);
  });
}
