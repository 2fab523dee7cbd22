import { useRef, useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery } from '@/lib/request/delivery';
import { deliveryWords } from './delivery-words';
import { RequestResult, unbooked, type RequestResultProps } from './request-result';

export { deliver };

/** What follows a form if the site sends requests: whether it was sent, or else how to send it. */
export function DeliveryPanel(props: RequestResultProps) {
  const { summary } = props;
  const panel = useRef<HTMLDivElement>(null);
  const read = () => deliveryState(summary);
  const state = useSyncExternalStore(subscribeDelivery, read, read);
  const { heading, first: outcome, then } = deliveryWords[state];
  const first = state === 'sent' ? `${outcome} ${unbooked[summary.kind]}` : outcome;

  function retry() {
    // The button goes away, and focus with it.
    panel.current?.focus();
    void deliver(summary);
  }

  return (
    <div ref={panel} tabIndex={-1}>
      {/* The focused heading changes, so screen readers must announce it. */}
      <p role="status" className="sr-only">{`${heading} ${first}`}</p>
      <RequestResult {...props} delivery={{ state, heading, text: `${first} ${then}`, retry }} />
    </div>
  );
}
