import { Phone } from 'lucide';
import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fixedFields } from '@/lib/delivery/body';
import { createDelivery } from '@/lib/delivery/delivery';
import { phoneHref } from '@/lib/hand-off/phone';
import { browserEnvironment } from '@/lib/location/environment';
import { HandOffOptions } from './hand-off-options';
import { HandOffPanel, type HandOffPanelProps } from './hand-off-panel';

// In place of request-panel.ts where the owner has set an address for requests: see next.config.mjs.

/** Sends the requests of this page. Asks the browser nothing before the first press. */
export const delivery = createDelivery({
  fetch: (address, options) => fetch(address, options),
  after: browserEnvironment().after,
  now: () => performance.now(),
  date: () => Date.now(),
  isOnline: () => navigator.onLine,
  whenOnline: (callback) => addEventListener('online', callback, { once: true }),
  openStorage: () => window.localStorage,
  onStorage(callback) {
    addEventListener('storage', callback);
    return () => removeEventListener('storage', callback);
  },
  page: () => location.origin + location.pathname,
  url: process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '',
  extra: fixedFields(process.env.NEXT_PUBLIC_REQUEST_EXTRA),
});

/**
 * What follows a form where the build sends requests: that it is under way, that it has arrived, or else the
 * ways to hand it over.
 */
export function RequestPanel(props: HandOffPanelProps) {
  const { summary, words, business, isUrgent = false, level = 2 } = props;
  const read = () => delivery.stateOf(summary.reference);
  const state = useSyncExternalStore(delivery.subscribe, read, read);
  if (!words.delivery) return <HandOffPanel {...props} />;

  const { next, keepHeading, [state]: said } = words.delivery;
  const isTaken = state === 'sending' || state === 'sent';
  const own = { ...words, heading: said.heading, notSent: said.first, intro: said.then };
  const taken = { ...own, waysHeading: keepHeading, next };
  const call = (
    <ButtonLink href={phoneHref(business.phone)} variant="secondary" className="mt-1 tabular-nums">
      <Icon of={Phone} className="size-2.5 shrink-0" />
      {words.ways.call}
    </ButtonLink>
  );
  const keep = <HandOffOptions {...{ summary, business, isUrgent, level }} words={taken} send={call} />;
  return (
    <>
      {/* The focus is on the heading from the start: what it changes to has to be said. */}
      <p role="status" className="sr-only">{`${said.heading} ${said.first}`}</p>
      <HandOffPanel
        {...props}
        words={isTaken ? taken : own}
        ways={state === 'sent' ? keep : state === 'sending' ? false : undefined}
      />
    </>
  );
}
