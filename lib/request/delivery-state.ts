import * as z from 'zod/mini';
import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';
import { requestBody } from './body';
import { sendRequest, type Outcome } from './send';
import type { Summary } from './summary';

export type DeliveryState = 'sending' | Outcome;

type Request = Pick<Summary, 'kind' | 'reference'>;

/** The owner's fixed fields. The build checks the setting too, so a mistake shows there. */
const extraFields = z.record(z.string(), z.string());

/** The states of the requests that this page sent, by reference. */
const states = new Map<string, DeliveryState>();
const listeners = new Set<() => void>();

/** The key of this tab's last request of a kind. We store its reference and state ("RK7-4MX sent"), and no answers. */
const keyOf = (kind: Summary['kind']) => storageKey(`request-${kind}`);

function remember({ kind, reference }: Request, state: DeliveryState) {
  states.set(reference, state);
  // If storage is blocked, only this page knows the state.
  keepInTab(keyOf(kind), `${reference} ${state}`);
  listeners.forEach((notify) => notify());
}

/** Calls back when a request's state changes. Returns a function that unsubscribes. */
export function subscribeDelivery(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The state of a request, as this page knows it, or as this tab knew it before a reload. */
export function deliveryState({ kind, reference }: Request): DeliveryState {
  const known = states.get(reference);
  if (known) return known;
  const [kept, state] = readFromTab(keyOf(kind))?.split(' ') ?? [];
  // If the visitor left the page while it was sending, the outcome is unknown.
  return kept === reference && (state === 'sent' || state === 'failed') ? state : 'unknown';
}

/**
 * Sends a request, unless it is being sent or has arrived. If it is sent again after another outcome, the service can
 * tell by the reference that it is the same.
 */
export async function deliver(summary: Summary): Promise<void> {
  if (['sending', 'sent'].includes(deliveryState(summary))) return;
  const url = process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '';
  const extra = extraFields.parse(JSON.parse(process.env.NEXT_PUBLIC_REQUEST_EXTRA?.trim() || '{}'));
  const body = requestBody(summary, location.origin + location.pathname, extra);
  remember(summary, 'sending');
  remember(summary, await sendRequest(url, body));
}
