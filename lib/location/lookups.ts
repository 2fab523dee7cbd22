import type { Coordinates, DetectedPlace } from './detected-place';

/** How long a lookup may take, including the body, in milliseconds. */
const lookupDeadline = 5_000;

/** The place at a position. Sends the coordinates with two decimals. */
export async function lookUpPosition(
  service: string,
  position: Coordinates,
  leaving: AbortSignal,
): Promise<DetectedPlace> {
  const address = new URL(service);
  address.searchParams.set('latitude', position.latitude.toFixed(2));
  address.searchParams.set('longitude', position.longitude.toFixed(2));
  address.searchParams.set('localityLanguage', 'en');
  const body = await fetchJson(address.href, leaving);
  // Loaded with the response: most of zod, which only pages with a form need otherwise.
  return (await import('./responses')).readReverseResponse(body, position);
}

/** The place that this connection seems to come from. Sends only the request itself. */
export async function lookUpConnection(service: string, leaving: AbortSignal): Promise<DetectedPlace> {
  const body = await fetchJson(service, leaving);
  return (await import('./responses')).readIpResponse(body);
}

/** The JSON response to a GET request without payload, cookies, cache or retries. */
function fetchJson(address: string, leaving: AbortSignal): Promise<unknown> {
  return withDeadline(lookupDeadline, leaving, async (signal) => {
    const response = await fetch(address, {
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
}

/**
 * Runs `work` with a deadline in milliseconds. At the deadline, or when the visitor leaves, its
 * signal aborts and the promise rejects at once.
 */
export async function withDeadline<T>(
  milliseconds: number,
  leaving: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  leaving.throwIfAborted();
  const own = new AbortController();
  const stop = () => own.abort();
  setTimeout(stop, milliseconds);
  leaving.addEventListener('abort', stop);
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason));
  });
  return Promise.race([work(own.signal), stopped]);
}
