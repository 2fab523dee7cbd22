import type { Coordinates, DetectedPlace } from './responses';

/** How long a lookup may take, including the body, in milliseconds. */
const lookupDeadline = 5_000;

/** The place at a position or, without one, of this connection. A GET without cookies, cache or retries. */
export async function lookUp(
  service: string,
  leaving: AbortSignal,
  position?: Coordinates,
): Promise<DetectedPlace> {
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
export async function withDeadline<T>(
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
