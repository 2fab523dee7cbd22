import type { Summary } from '@/lib/hand-off/summary';
import { storageKey } from '@/lib/site/href';
import { requestBody, type BodyWords } from './body';
import { sendRequest } from './send';

/** How far a request has come. 'failed' is also said of one whose fate is not known. */
export type DeliveryState = 'sending' | 'offline' | 'sent' | 'failed';

/** In local storage, so that no other tab sends the same request. The privacy policy names it. */
const requestsKey = storageKey('requests');
const mostKept = 10;

/** The requests of this page, by reference. */
const own = new Map<string, DeliveryState>();
const listeners = new Set<() => void>();

/** The last requests of this browser, one a line: "RK7-4MX sent". */
function remembered(): string[] {
  try {
    return localStorage.getItem(requestsKey)?.split('\n') ?? [];
  } catch {
    return [];
  }
}

function remember(reference: string, state: DeliveryState) {
  own.set(reference, state);
  const others = remembered().filter((line) => !line.startsWith(reference));
  try {
    localStorage.setItem(requestsKey, [`${reference} ${state}`, ...others].slice(0, mostKept).join('\n'));
  } catch {
    // Blocked or full: then it is known as long as the page lives.
  }
  listeners.forEach((notify) => notify());
}

/** Calls back when a request has come further, in any tab; returns how to end that. */
export function subscribeDelivery(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Nobody can know what becomes of a request that another page was still sending. */
export function deliveryState(reference: string): DeliveryState {
  return remembered().includes(`${reference} sent`) ? 'sent' : (own.get(reference) ?? 'failed');
}

/**
 * Sends a request: call it when the visitor has pressed the button. What has arrived, or is still being sent,
 * is not sent again, whatever presses, reloads and tabs do: the same request has the same reference.
 */
export function deliver(summary: Summary, words: BodyWords): void {
  const { reference } = summary;
  const isElsewhere = remembered().includes(`${reference} sending`);
  if (isElsewhere || deliveryState(reference) !== 'failed') return;
  const url = process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '';
  // The build has checked that these are texts.
  const extra: Record<string, string> = JSON.parse(process.env.NEXT_PUBLIC_REQUEST_EXTRA?.trim() || '{}');
  const body = requestBody({ summary, words, page: location.origin + location.pathname, extra });
  void sendRequest({ url, body }, (now) => remember(reference, now)).then((isSent) =>
    remember(reference, isSent ? 'sent' : 'failed'),
  );
}

export type Deliver = typeof deliver;
