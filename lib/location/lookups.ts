import { readIpAnswer, readReverseAnswer } from './answers';
import type { Environment } from './environment';
import type { Coordinates, Place } from './place';
import type { LookupSettings } from './settings';

/** How long a lookup may take, including the body, in milliseconds. */
const lookupDeadline = 5_000;

/** The longest answer to read, in bytes. Real answers have one or two thousand. */
export const longestAnswer = 64 * 1024;

/** The place at a position. Sends the coordinates with two decimals. */
export async function lookUpCoordinates(
  environment: Environment,
  settings: LookupSettings,
  position: Coordinates,
  signal: AbortSignal,
): Promise<Place> {
  const address = new URL(settings.reverseGeocodeUrl);
  address.searchParams.set('latitude', position.latitude.toFixed(2));
  address.searchParams.set('longitude', position.longitude.toFixed(2));
  address.searchParams.set('localityLanguage', 'en');
  return readReverseAnswer(await fetchJson(environment, address.href, signal), position);
}

/** The place this connection seems to come from. Sends only the request itself. */
export async function lookUpConnection(
  environment: Environment,
  settings: LookupSettings,
  signal: AbortSignal,
): Promise<Place> {
  return readIpAnswer(await fetchJson(environment, settings.ipGeolocationUrl, signal));
}

/**
 * The JSON answer to a GET request without payload, cookies, cache or retries. Rejects on any
 * status but 2xx, on a body that is too long or not JSON, and after 5 seconds.
 */
export function fetchJson(environment: Environment, address: string, signal: AbortSignal): Promise<unknown> {
  return withDeadline(environment, lookupDeadline, signal, async (own) => {
    const response = await environment.fetch(address, {
      credentials: 'omit',
      // The service sees our site, not the page.
      referrerPolicy: 'strict-origin',
      cache: 'no-store',
      // A redirect could lead to a service that the privacy policy does not name.
      redirect: 'error',
      signal: own,
    });
    if (!response.ok) throw new Error(`Status ${response.status}.`);
    return JSON.parse(await boundedText(response));
  });
}

async function boundedText(response: Response): Promise<string> {
  if (!response.body) throw new Error('No body.');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > longestAnswer) {
      // Not awaited: a service that sends forever may never confirm the cancel.
      reader.cancel().catch(() => {});
      throw new Error('The answer is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Runs `work` with a deadline in milliseconds. At the deadline or when `signal` aborts, the work's
 * own signal aborts and the promise rejects at once.
 */
export async function withDeadline<T>(
  { after }: Pick<Environment, 'after'>,
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const own = new AbortController();
  const stop = () => own.abort();
  const cancel = after(milliseconds, stop);
  signal.addEventListener('abort', stop);
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason));
  });
  try {
    return await Promise.race([work(own.signal), stopped]);
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
  }
}
