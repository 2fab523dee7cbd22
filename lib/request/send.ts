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
    const said = readAnswer(await response.text());
    return said === 'sent' && !response.ok ? 'unknown' : said;
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
 * What an answer says: the contract of docs/request-delivery.md. Of an object it reads its own
 * `ok`, `success`, `error` and `errors`, and nothing inside the rest. Throws if the text isn't JSON.
 */
function readAnswer(text: string): Outcome {
  const answer: unknown = JSON.parse(text.trim() || '{}');
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'unknown';
  const said = new Map<string, unknown>(Object.entries(answer));
  if (said.size === 0) return 'sent';
  const flags = [said.get('ok'), said.get('success')];
  const errors = [said.get('error'), said.get('errors')];
  if (errors.some(holdsSomething) || flags.some((flag) => refuses.includes(flag))) return 'failed';
  return flags.some((flag) => accepts.includes(flag)) ? 'sent' : 'unknown';
}
