/** For all tries together, and between two, in milliseconds. Waiting for a connection doesn't count. */
const [deadline, pause] = [12_000, 1_000];

/** 'again': it may not have arrived, or the service is in trouble. 'refused': another try would not help. */
type Outcome = 'sent' | 'refused' | 'again';

/**
 * Sends a request, with one more try after a network failure or an answer of 500 and above. True only if the
 * service says that it has it. Reports whether it is under way or waits for a connection. Never rejects.
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

/** One POST with the two headers that every service lets through. */
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
      // A redirect leads to a page for people, or to somebody whom the privacy policy doesn't name.
      redirect: 'manual',
      signal: stop.signal,
    });
    if (response.status >= 500) return 'again';
    const isYes = response.ok && saysYes(await response.text(), response.headers.get('Content-Type') ?? '');
    return isYes ? 'sent' : 'refused';
  } catch {
    // Too late, or the answer broke off: the service may have it, so it is not sent twice.
    return response || stop.signal.aborted ? 'refused' : 'again';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the body of a good answer agrees with its status. A page (HTML) was written for people, maybe by a
 * network that asks them to sign in. No body, or a plain word such as "Accepted", is what webhooks answer.
 */
export function saysYes(text: string, type: string): boolean {
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
const isNothing = (fault: unknown) => !fault || ['[]', '{}'].includes(JSON.stringify(fault));
