import { groupIn, verdictsIn } from '@/lib/text/service-verdict';

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

/**
 * What a response with a good status says. 'sent' only for what services answer that took a request: nothing,
 * {}, or a word that accepts, and no refusal beside it. HTML may be a network's sign-in page.
 */
export function readResponse(text: string, type: string): Outcome {
  const trimmed = text.trim();
  if (/html/i.test(type) || trimmed.startsWith('<')) return 'unknown';
  if (trimmed === '') return 'sent';
  const answer = /^[{["]|^(null|true|false|-?\d+)$/.test(trimmed) ? parsed(trimmed) : { message: trimmed };
  const said = groupIn(typeof answer === 'string' ? { message: answer } : answer);
  if (!said) return answer === true ? 'sent' : answer === false ? 'failed' : 'unknown';
  if (Object.keys(said).length === 0) return 'sent';
  const verdicts = verdictsIn(said);
  if (verdicts.has('no')) return 'failed';
  if (verdicts.has('doubt')) return verdicts.has('yes') ? 'unknown' : 'failed';
  return verdicts.has('yes') ? 'sent' : 'unknown';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
