/** 'failed' means that the shop doesn't have the request, and 'unknown' that it may have arrived. */
export type Outcome = 'sent' | 'failed' | 'unknown';

/** Sends a request as one POST with the two headers that all services accept. Never rejects. */
export async function sendRequest(url: string, body: string): Promise<Outcome> {
  if (!navigator.onLine) return 'failed';
  try {
    const reply = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      // A redirect leads to a web page, or to a service that the privacy policy doesn't mention.
      redirect: 'manual',
      signal: AbortSignal.timeout(12_000),
    });
    if (reply.status >= 400 && reply.status < 500) return 'failed';
    const outcome = readReply(await reply.text());
    return outcome === 'sent' && !reply.ok ? 'unknown' : outcome;
  } catch {
    return 'unknown';
  }
}

const accepts: readonly unknown[] = [true, 'true', 1];
const refuses: readonly unknown[] = [false, 'false', 0];

/** Returns false for a missing field, null, false, 0, "", [], and {}. */
const hasContent = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * Reads a service's reply by the contract of docs/request-delivery.md. Only the object's own fields `ok`, `success`,
 * `error`, and `errors` count. Throws if the text isn't JSON.
 */
function readReply(text: string): Outcome {
  const reply: unknown = JSON.parse(text.trim() || '{}');
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return 'unknown';
  const fields = new Map<string, unknown>(Object.entries(reply));
  if (fields.size === 0) return 'sent';
  const flags = [fields.get('ok'), fields.get('success')];
  const errors = [fields.get('error'), fields.get('errors')];
  if (errors.some(hasContent) || flags.some((flag) => refuses.includes(flag))) return 'failed';
  return flags.some((flag) => accepts.includes(flag)) ? 'sent' : 'unknown';
}
