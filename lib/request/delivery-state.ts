import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';
import { requestBody } from './body';
import { sendRequest, type Outcome } from './send';
import type { Summary } from './summary';

export type DeliveryState = 'sending' | Outcome;

type Request = Pick<Summary, 'kind' | 'reference'>;

/** The states of the requests that this page sent, by reference. */
const states = new Map<string, DeliveryState>();
const listeners = new Set<() => void>();

/** The key of this tab's last request of a kind. We store only its reference and state ("RK7-4MX sent"). */
const stateKey = (kind: Summary['kind']) => storageKey(`request-${kind}`);

function remember({ kind, reference }: Request, state: DeliveryState) {
  states.set(reference, state);
  // If storage is blocked, only this page knows the state.
  keepInTab(stateKey(kind), `${reference} ${state}`);
  listeners.forEach((notify) => notify());
}

/** Calls the listener when the state of a request changes. Returns a function that unsubscribes it. */
export function subscribeDelivery(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The state of a request, as this page knows it, or as this tab knew it before a reload. */
export function deliveryState({ kind, reference }: Request): DeliveryState {
  const known = states.get(reference);
  if (known) return known;
  const [storedReference, state] = readFromTab(stateKey(kind))?.split(' ') ?? [];
  const isStored = storedReference === reference;
  if (isStored && (state === 'sent' || state === 'failed')) return state;
  // The visitor may have left the page while it was sending.
  return 'unknown';
}

/**
 * Sends a request, unless it is being sent or has arrived. After any other outcome it is sent again, and the service
 * recognizes it by its reference.
 */
export async function deliver(summary: Summary): Promise<void> {
  if (['sending', 'sent'].includes(deliveryState(summary))) return;
  const url = process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '';
  // The build has checked this setting (lib/content/build-settings.ts).
  const extra = JSON.parse(process.env.NEXT_PUBLIC_REQUEST_EXTRA?.trim() || '{}');
  const body = requestBody(summary, location.origin + location.pathname, extra);
  remember(summary, 'sending');
  remember(summary, await sendRequest(url, body));
}
