import type { Environment } from './environment';
import { withDeadline } from './deadline';

/** How long one look-up may take, in milliseconds, its body included. */
const lookupDeadline = 5_000;

/** The longest answer that is read, in bytes. A place takes one or two thousand. */
export const longestAnswer = 64 * 1024;

/**
 * What a service answers to one GET, read as JSON: no payload, no cookies, no second try, nothing kept in the
 * browser's cache. Rejects for every status but 2xx, for a body that is too long or not JSON, and after 5 seconds.
 */
export function fetchJson(environment: Environment, address: string, signal: AbortSignal): Promise<unknown> {
  return withDeadline(environment, lookupDeadline, signal, async (own) => {
    const response = await environment.fetch(address, {
      credentials: 'omit',
      // The service sees that this site asks, not which page.
      referrerPolicy: 'strict-origin',
      cache: 'no-store',
      // Elsewhere would be a third party that the privacy policy doesn't name.
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
      // Not awaited: a service that sends without end may also never answer to being told to stop.
      reader.cancel().catch(() => {});
      throw new Error('The answer is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
