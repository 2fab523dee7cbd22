import type { Environment } from '@/lib/location/environment';
import { boundedText, withDeadline } from '@/lib/location/lookups';

/** What sending needs from a browser. Tests bring their own. */
export type Sender = Pick<Environment, 'fetch' | 'after'> & {
  /** In milliseconds, from any start. */
  now: () => number;
  isOnline: () => boolean;
  /** Calls back once, when the connection is back. */
  whenOnline: (callback: () => void) => void;
};

/** How long all tries together may take, in milliseconds. Waiting for a connection doesn't count. */
const deadline = 12_000;

/** Before the second try, in milliseconds. */
const pause = 1_000;

/** 'again': it may not have arrived, or the service is in trouble. 'refused': another try would not help. */
type Outcome = 'sent' | 'refused' | 'again';

/**
 * Sends a request, with one more try after a network failure or an answer of 500 and above. True only if the
 * service says that it has it. Says each time whether it is under way or waits for a connection. Never rejects.
 */
export async function sendRequest(
  sender: Sender,
  { url, body }: { url: string; body: string },
  report: (state: 'sending' | 'offline') => void,
): Promise<boolean> {
  let end = 0;
  for (const isLast of [false, true]) {
    if (!sender.isOnline()) {
      report('offline');
      await new Promise<void>((resolve) => sender.whenOnline(resolve));
      end = 0;
    }
    report('sending');
    end ||= sender.now() + deadline;
    const never = new AbortController().signal;
    const outcome = await withDeadline(sender, end - sender.now(), never, (signal) =>
      tryOnce(sender, url, { body, signal }),
    ).catch(() => 'refused');
    if (outcome !== 'again' || isLast || sender.now() + pause >= end) return outcome === 'sent';
    await new Promise<void>((resolve) => sender.after(pause, resolve));
  }
  return false;
}

/** One POST with the two headers that every service lets through. Rejects where an answer breaks off. */
async function tryOnce(
  { fetch }: Pick<Sender, 'fetch'>,
  url: string,
  given: { body: string; signal: AbortSignal },
): Promise<Outcome> {
  const response = await fetch(url, {
    ...given,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    credentials: 'omit',
    // A redirect leads to a page for people, or to somebody whom the privacy policy doesn't name.
    redirect: 'manual',
  }).catch(() => undefined);
  if (!response || response.status >= 500) return 'again';
  if (!response.ok) return 'refused';
  const text = response.body ? await boundedText(response) : '';
  return saysYes(text, response.headers.get('Content-Type') ?? '') ? 'sent' : 'refused';
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
