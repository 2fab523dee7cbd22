import { useRef, useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery } from '@/lib/request/delivery';
import { RequestResult, type RequestResultProps } from './request-result';

export { deliver };

/** What follows a form if the site sends requests: whether it was sent, or else how to send it. */
export function DeliveryPanel(props: RequestResultProps) {
  const { summary, texts } = props;
  const panel = useRef<HTMLDivElement>(null);
  const read = () => deliveryState(summary);
  const state = useSyncExternalStore(subscribeDelivery, read, read);
  const { delivery } = texts;
  if (!delivery) return <RequestResult {...props} />;

  const { heading, then: intro } = delivery[state];
  const notSent = state === 'sent' ? delivery.sent.first[summary.kind] : delivery[state].first;
  const isSent = state === 'sending' || state === 'sent';
  const { keepHeading: optionsHeading, next } = delivery;
  const shown = { ...texts, heading, notSent, intro };

  function retry() {
    // The button goes away, and focus with it.
    panel.current?.focus();
    void deliver(summary, texts.subject);
  }

  return (
    <div ref={panel} tabIndex={-1}>
      {/* The focused heading changes, so screen readers must announce it. */}
      <p role="status" className="sr-only">{`${heading} ${notSent}`}</p>
      {isSent ? (
        <RequestResult {...props} isSent texts={{ ...shown, optionsHeading, next }} />
      ) : (
        <RequestResult {...props} retry={{ label: delivery.retry, onPress: retry }} texts={shown} />
      )}
    </div>
  );
}
