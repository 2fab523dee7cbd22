/** 'failed': the shop doesn't have it. 'unknown': it may have arrived. */
export type Outcome = 'sent' | 'failed' | 'unknown';

/** Sends a request: one POST with the two headers that all services accept. Never rejects. */
export async function sendRequest(url: string, body: string): Promise<Outcome> {
  if (!navigator.onLine) return 'failed';
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      // A redirect leads to a web page, or to a service that the privacy policy doesn't name.
      redirect: 'manual',
      signal: AbortSignal.timeout(12_000),
    });
    if (response.status >= 400 && response.status < 500) return 'failed';
    const outcome = readReply(await response.text());
    return outcome === 'sent' && !response.ok ? 'unknown' : outcome;
  } catch {
    return 'unknown';
  }
}

const accepts: readonly unknown[] = [true, 'true', 1];
const refuses: readonly unknown[] = [false, 'false', 0];

/** A missing name, null, false, 0, "", [] and {} hold nothing. */
const holdsSomething = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * What a service's reply says: the contract of docs/request-delivery.md. Of an object it reads its own
 * `ok`, `success`, `error` and `errors`, and nothing inside the rest. Throws if the text isn't JSON.
 */
function readReply(text: string): Outcome {
  const reply: unknown = JSON.parse(text.trim() || '{}');
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return 'unknown';
  const fields = new Map<string, unknown>(Object.entries(reply));
  if (fields.size === 0) return 'sent';
  const flags = [fields.get('ok'), fields.get('success')];
  const errors = [fields.get('error'), fields.get('errors')];
  if (errors.some(holdsSomething) || flags.some((flag) => refuses.includes(flag))) return 'failed';
  return flags.some((flag) => accepts.includes(flag)) ? 'sent' : 'unknown';
}
