import { useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery } from '@/lib/delivery/delivery';
import { HandOffPanel, type HandOffPanelProps } from './hand-off-panel';

// Replaces request-panel.ts if requests are sent (next.config.mjs).
export { deliver };

/** What follows a form: whether the request was sent, or else how to send it. */
export function RequestPanel(props: HandOffPanelProps) {
  const read = () => deliveryState(props.summary.reference);
  const state = useSyncExternalStore(subscribeDelivery, read, read);
  const { delivery, ...usual } = props.words;
  if (!delivery) return <HandOffPanel {...props} />;
  const isSent = state === 'sending' || state === 'sent';
  const { heading, first: notSent, then: intro } = delivery[state];
  const shown = { ...usual, heading, notSent, intro };
  const { keepHeading: optionsHeading, next } = delivery;
  return (
    <>
      {/* The focused heading changes, so screen readers must announce it. */}
      <p role="status" className="sr-only">{`${heading} ${notSent}`}</p>
      <HandOffPanel {...props} isSent={isSent} words={isSent ? { ...shown, optionsHeading, next } : shown} />
    </>
  );
}
