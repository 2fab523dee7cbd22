import * as z from 'zod/mini';
import { keepInTab, readFromTab, storageKey } from '@/lib/browser/tab-storage';
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

/** This tab's last request of a kind, sent from an earlier page. */
export function earlierRequest(kind: Summary['kind']): { reference: string; state: Outcome } | undefined {
  const [reference, stored] = readFromTab(keyOf(kind))?.split(' ') ?? [];
  if (!reference || states.has(reference)) return undefined;
  // A page that was left while sending never learned the outcome.
  return { reference, state: stored === 'sent' || stored === 'failed' ? stored : 'unknown' };
}

export function deliveryState({ kind, reference }: Request): DeliveryState {
  const earlier = earlierRequest(kind);
  return states.get(reference) ?? (earlier?.reference === reference ? earlier.state : 'unknown');
}

/**
 * Sends a request on the visitor's press. One that is being sent or has arrived is not sent again;
 * the reference tells the service about others.
 */
export async function deliver(summary: Summary): Promise<void> {
  if (['sending', 'sent'].includes(deliveryState(summary))) return;
  const url = process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '';
  const extra = extraFields.parse(JSON.parse(process.env.NEXT_PUBLIC_REQUEST_EXTRA?.trim() || '{}'));
  const body = requestBody({ summary, page: location.origin + location.pathname, extra });
  remember(summary, 'sending');
  remember(summary, await sendRequest(url, body));
}
