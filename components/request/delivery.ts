import { useSyncExternalStore } from 'react';
import type * as Sending from '@/lib/request/delivery-state';
import type { Summary } from '@/lib/request/summary';

/**
 * The code that sends requests. The build replaces the setting with its value (next.config.mjs), and drops this
 * `require` if the value is empty. An import at the top would stay in every build.
 */
const sending: typeof Sending | undefined = process.env.NEXT_PUBLIC_REQUEST_URL
  ? require('@/lib/request/delivery-state')
  : undefined;

/** Sends a request, in a build that sends requests. Call it when the visitor presses the button. */
export const deliverFromPage = sending?.deliver ?? (() => Promise.resolve());

/** Returns the state of a request's delivery, or undefined in a build that doesn't send requests. */
export function useDeliveryState(summary: Summary) {
  const read = () => sending?.deliveryState(summary);
  return useSyncExternalStore(sending?.subscribeDelivery ?? neverChanges, read, read);
}

const neverChanges = () => () => {};
