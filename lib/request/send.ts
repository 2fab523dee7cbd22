import * as z from 'zod/mini';

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
    if (response.ok) return readResponse(await response.text(), response.headers.get('Content-Type') ?? '');
    return response.status >= 400 && response.status < 500 ? 'failed' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** How services report a refusal in a response with a good status; some write "false" as text. */
const no = z.literal([false, 'false']);
const refusal = z.union([
  z.object({ ok: no }),
  z.object({ success: no }),
  z.object({ error: z.unknown().check(z.refine(Boolean)) }),
]);

/**
 * What a response with a good status says. HTML may be a network's sign-in page; webhooks respond
 * without a body or with a word such as "Accepted".
 */
export function readResponse(text: string, type: string): Outcome {
  if (/html/i.test(type) || text.trimStart().startsWith('<')) return 'unknown';
  try {
    return refusal.safeParse(JSON.parse(text)).success ? 'failed' : 'sent';
  } catch {
    return /json/i.test(type) ? 'unknown' : 'sent';
  }
}
