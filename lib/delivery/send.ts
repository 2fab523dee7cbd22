/** Time for all attempts and between two, in milliseconds. Time offline doesn't count. */
const [deadline, pause] = [12_000, 1_000];

/** 'again': it may not have arrived. 'refused': another attempt would not help. */
type Outcome = 'sent' | 'refused' | 'again';

/**
 * Sends a request, with one retry after a network failure or a status of 500 and above. True only
 * if the service confirms it. Reports whether it is sending or offline. Never rejects.
 */
export async function sendRequest(
  request: { url: string; body: string },
  report: (state: 'sending' | 'offline') => void,
): Promise<boolean> {
  let end = 0;
  for (const isLast of [false, true]) {
    if (!navigator.onLine) {
      report('offline');
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      end = 0;
    }
    report('sending');
    end ||= performance.now() + deadline;
    const outcome = await tryOnce(request, end - performance.now());
    if (outcome !== 'again' || isLast || performance.now() + pause >= end) return outcome === 'sent';
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

/** One POST with the two headers that all services accept. */
async function tryOnce({ url, body }: { url: string; body: string }, limit: number): Promise<Outcome> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), limit);
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      // A redirect leads to a web page, or to a service that the privacy policy doesn't name.
      redirect: 'manual',
      signal: stop.signal,
    });
    if (response.status >= 500) return 'again';
    const isConfirmed =
      response.ok && confirms(await response.text(), response.headers.get('Content-Type') ?? '');
    return isConfirmed ? 'sent' : 'refused';
  } catch {
    // Timed out, or the response was cut off: the service may have received the request, so it is not
    // sent again.
    return response || stop.signal.aborted ? 'refused' : 'again';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the body of a successful response confirms it. HTML does not: it may be a network's sign-in
 * page. Webhooks answer without a body or with a word such as "Accepted".
 */
export function confirms(text: string, type: string): boolean {
  if (/html/i.test(type) || text.trimStart().startsWith('<')) return false;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return !/json/i.test(type);
  }
  if (typeof answer !== 'object' || answer === null) return answer !== false;
  const { ok, success, error, errors }: Record<string, unknown> = { ...answer };
  return ![ok, success].some(isNo) && [error, errors].every(isNothing);
}

const isNo = (flag: unknown) => flag === false || flag === 'false';
const isNothing = (error: unknown) => !error || ['[]', '{}'].includes(JSON.stringify(error));
