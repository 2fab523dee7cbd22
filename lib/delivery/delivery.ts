import type { Summary } from '@/lib/hand-off/summary';
import { storageKey } from '@/lib/site/href';
import { requestBody, type BodyWords } from './body';
import { sendRequest } from './send';

/** The state of a request. 'failed' includes requests whose outcome is unknown. */
export type DeliveryState = 'sending' | 'offline' | 'sent' | 'failed';

/** localStorage key, so that no other tab sends the request again. The privacy policy names it. */
const requestsKey = storageKey('requests');
const mostKept = 10;

/** The state of this page's requests, by reference. */
const own = new Map<string, DeliveryState>();
const listeners = new Set<() => void>();

/** The last requests of this browser, such as "RK7-4MX sent". */
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
    // Storage is blocked or full: only this page knows the state.
  }
  listeners.forEach((notify) => notify());
}

/** Calls back when a request changes, in any tab; returns the unsubscribe function. */
export function subscribeDelivery(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The state of a request. One that another page was still sending counts as failed. */
export function deliveryState(reference: string): DeliveryState {
  return remembered().includes(`${reference} sent`) ? 'sent' : (own.get(reference) ?? 'failed');
}

/**
 * Sends a request when the visitor presses the button. A request (by its reference) that has
 * arrived or is being sent is never sent again, even after double presses, reloads or in another
 * tab.
 */
export function deliver(summary: Summary, words: BodyWords): void {
  const { reference } = summary;
  const isElsewhere = remembered().includes(`${reference} sending`);
  if (isElsewhere || deliveryState(reference) !== 'failed') return;
  const url = process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '';
  // The build has checked it.
  const extra: Record<string, string> = JSON.parse(process.env.NEXT_PUBLIC_REQUEST_EXTRA?.trim() || '{}');
  const body = requestBody({ summary, words, page: location.origin + location.pathname, extra });
  void sendRequest({ url, body }, (now) => remember(reference, now)).then((isSent) =>
    remember(reference, isSent ? 'sent' : 'failed'),
  );
}

export type Deliver = typeof deliver;
