import { useRef, useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery, type DeliveryState } from '@/lib/request/delivery-state';
import { RequestResult, type RequestResultProps } from './request-result';
import { notBookedYet } from './result-words';

export { deliver };

const words: Record<DeliveryState, { heading: string; first: string; last: string }> = {
  sending: {
    heading: 'Sending…',
    first: 'Your request is on its way to us.',
    last: 'Please keep this page open for a few seconds.',
  },
  sent: {
    heading: 'We have your request.',
    first: 'You don’t need to send anything else.',
    last: 'If it can’t wait, call us and give us your request number.',
  },
  failed: {
    heading: 'Your request wasn’t sent.',
    first: 'We don’t have it yet.',
    last: 'Try again, or choose another way to send it.',
  },
  unknown: {
    heading: 'We may not have your request.',
    first: 'This page can’t tell whether it arrived.',
    last: 'Try again, or send it another way. If we get it twice, we’ll know from the request number.',
  },
};

/** The panel after a form if the site sends requests: it says whether the request was sent, or else how to send it. */
export function DeliveryPanel(props: RequestResultProps) {
  const { summary } = props;
  const panel = useRef<HTMLDivElement>(null);
  const read = () => deliveryState(summary);
  const state = useSyncExternalStore(subscribeDelivery, read, read);
  const { heading, first: outcome, last } = words[state];
  const first = state === 'sent' ? `${outcome} ${notBookedYet[summary.kind]}` : outcome;

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
