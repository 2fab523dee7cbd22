import { useRef, useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery } from '@/lib/request/delivery-state';
import { RequestResult, type RequestResultProps } from './request-result';

export { deliver };

/** The panel after a form if the site sends requests: it says whether the request was sent, or else how to send it. */
export function DeliveryPanel(props: RequestResultProps) {
  const { summary } = props;
  const panel = useRef<HTMLDivElement>(null);
  const read = () => deliveryState(summary);
  const state = useSyncExternalStore(subscribeDelivery, read, read);

  function retry() {
    // The button disappears, and the focus must not be lost with it.
    panel.current?.focus();
    void deliver(summary);
  }

  return (
    <div ref={panel} tabIndex={-1}>
      <RequestResult {...props} delivery={{ state, retry }} />
    </div>
  );
}
