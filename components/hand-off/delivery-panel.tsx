import { useSyncExternalStore } from 'react';
import { deliver, deliveryState, subscribeDelivery } from '@/lib/delivery/delivery';
import { HandOffPanel, type HandOffPanelProps } from './hand-off-panel';

// In place of request-panel.ts where the owner has set an address for requests: see next.config.mjs.
export { deliver };

/** What follows a form: that the request is under way or has arrived, or else the ways to hand it over. */
export function RequestPanel(props: HandOffPanelProps) {
  const read = () => deliveryState(props.summary.reference);
  const state = useSyncExternalStore(subscribeDelivery, read, read);
  const { delivery, ...usual } = props.words;
  if (!delivery) return <HandOffPanel {...props} />;
  const isSent = state === 'sending' || state === 'sent';
  const { heading, first: notSent, then: intro } = delivery[state];
  const said = { ...usual, heading, notSent, intro };
  const { keepHeading: waysHeading, next } = delivery;
  return (
    <>
      {/* The focus is on the heading from the start: what it changes to has to be said. */}
      <p role="status" className="sr-only">{`${heading} ${notSent}`}</p>
      <HandOffPanel {...props} isSent={isSent} words={isSent ? { ...said, waysHeading, next } : said} />
    </>
  );
}
