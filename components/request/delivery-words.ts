import type { DeliveryState } from '@/lib/request/delivery';

/** What visitors read of a request that this page sends itself. */
export const deliveryWords: Record<DeliveryState, { heading: string; first: string; then: string }> = {
  sending: {
    heading: 'Sending…',
    first: 'Your request is on its way to us.',
    then: 'Please keep this page open for a few seconds.',
  },
  sent: {
    heading: 'We have your request',
    first: 'There’s nothing else to send.',
    then: 'If it can’t wait, call us and give us the reference.',
  },
  failed: {
    heading: 'Your request wasn’t sent',
    first: 'We don’t have it yet.',
    then: 'Try again, or choose another way to send it.',
  },
  unknown: {
    heading: 'Your request may not have reached us',
    first: 'This page can’t tell whether it arrived.',
    then: 'Try again, or send it another way. If we get it twice, the reference tells us that both are the same.',
  },
};
