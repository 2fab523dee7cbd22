import { useRef, useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery, type DeliveryState } from '@/lib/request/delivery';
import { RequestResult, unbooked, type RequestResultProps } from './request-result';

export { deliver };

const words: Record<DeliveryState, { heading: string; first: string; last: string }> = {
  sending: {
    heading: 'Sending…',
    first: 'Your request is on its way to us.',
    last: 'Please keep this page open for a few seconds.',
  },
  sent: {
    heading: 'We have your request',
    first: 'There’s nothing else to send.',
    last: 'If it can’t wait, call us and give us the reference.',
  },
  failed: {
    heading: 'Your request wasn’t sent',
    first: 'We don’t have it yet.',
    last: 'Try again, or choose another way to send it.',
  },
  unknown: {
    heading: 'Your request may not have reached us',
    first: 'This page can’t tell whether it arrived.',
    last: 'Try again, or send it another way. If we get it twice, the reference tells us that both are the same.',
  },
};

/** What follows a form if the site sends requests: whether it was sent, or else how to send it. */
export function DeliveryPanel(props: RequestResultProps) {
  const { summary } = props;
  const panel = useRef<HTMLDivElement>(null);
  const read = () => deliveryState(summary);
  const state = useSyncExternalStore(subscribeDelivery, read, read);
  const { heading, first: outcome, last } = words[state];
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
      <RequestResult {...props} delivery={{ state, heading, text: `${first} ${last}`, retry }} />
    </div>
  );
}
