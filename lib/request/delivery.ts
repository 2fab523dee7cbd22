import * as z from 'zod/mini';
import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';
import { requestBody } from './body';
import { sendRequest, type Outcome } from './send';
import type { Summary } from './summary';

export type DeliveryState = 'sending' | Outcome;

type Request = Pick<Summary, 'kind' | 'reference'>;

/** The owner's fixed fields. The build has checked the setting too, so that a mistake shows there. */
const extraFields = z.record(z.string(), z.string());

/** By reference, of the requests sent from this page. */
const states = new Map<string, DeliveryState>();
const listeners = new Set<() => void>();

/** Holds this tab's last request of a kind and its state, such as "RK7-4MX sent", and no answers. */
const keyOf = (kind: Summary['kind']) => storageKey(`request-${kind}`);

function remember({ kind, reference }: Request, state: DeliveryState) {
  states.set(reference, state);
  // Without storage, only this page knows the state.
  keepInTab(keyOf(kind), `${reference} ${state}`);
  listeners.forEach((notify) => notify());
}

/** Calls back when a request changes; returns the unsubscribe function. */
export function subscribeDelivery(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is known of a request: on this page, or by this tab before a reload. */
export function deliveryState({ kind, reference }: Request): DeliveryState {
  const known = states.get(reference);
  if (known) return known;
  const [kept, state] = readFromTab(keyOf(kind))?.split(' ') ?? [];
  // A page that was left while sending never learned the outcome.
  return kept === reference && (state === 'sent' || state === 'failed') ? state : 'unknown';
}

/**
 * Sends a request on the visitor's press. One that is being sent or has arrived is not sent again;
 * the reference tells the service about others.
 */
export async function deliver(summary: Summary): Promise<void> {
  if (['sending', 'sent'].includes(deliveryState(summary))) return;
  const url = process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '';
  const extra = extraFields.parse(JSON.parse(process.env.NEXT_PUBLIC_REQUEST_EXTRA?.trim() || '{}'));
  const body = requestBody(summary, location.origin + location.pathname, extra);
  remember(summary, 'sending');
  remember(summary, await sendRequest(url, body));
}
