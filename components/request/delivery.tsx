import { useRef, useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery, type DeliveryState } from '@/lib/request/delivery-state';
import { RequestResult, type RequestResultProps } from './request-result';
import { notBookedYet } from './result-screen';

export { deliver };

/** The title of each state of the delivery, what happened, and what the visitor can do. */
const words: Record<DeliveryState, { heading: string; outcome: string; next: string }> = {
  sending: {
    heading: 'Sending…',
    outcome: 'Your request is on its way to us.',
    next: 'Please keep this page open for a few seconds.',
  },
  sent: {
    heading: 'We have your request.',
    outcome: 'You don’t need to send anything else.',
    next: 'If it can’t wait, call us and give us your request number.',
  },
  failed: {
    heading: 'Your request wasn’t sent.',
    outcome: 'We don’t have it yet.',
    next: 'Try again, or choose another way to send it.',
  },
  unknown: {
    heading: 'We may not have your request.',
    outcome: 'This page can’t tell whether it arrived.',
    next: 'Try again, or send it another way. If we get it twice, we’ll know from the request number.',
  },
};

/** The panel after a form if the site sends requests: it says whether the request was sent, or else how to send it. */
export function DeliveryPanel(props: RequestResultProps) {
  const { summary } = props;
  const panel = useRef<HTMLDivElement>(null);
  const read = () => deliveryState(summary);
  const state = useSyncExternalStore(subscribeDelivery, read, read);
  const { heading, outcome, next } = words[state];
  const news = state === 'sent' ? `${outcome} ${notBookedYet[summary.kind]}` : outcome;

  function retry() {
    // The button disappears, and the focus must not be lost with it.
    panel.current?.focus();
    void deliver(summary);
  }

  return (
    <div ref={panel} tabIndex={-1}>
      {/* The focused heading changes, so screen readers must announce it. */}
      <p role="status" className="sr-only">{`${heading} ${news}`}</p>
      <RequestResult {...props} delivery={{ state, heading, text: `${news} ${next}`, retry }} />
    </div>
  );
}
