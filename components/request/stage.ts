import type { Way } from '@/lib/booking/ways';
import type { DeliveryState } from '@/lib/request/delivery-state';

/** The visitor's steps with an app. They opened it, said that it didn't open, or said when they sent the request. */
export type Progress = { way?: Way | undefined; didNotOpen?: boolean; sentAt?: string | undefined };

/**
 * Where a request is after its form. The visitor chooses a way to send it ('ready'), sends it in the app that has opened
 * ('send'), needs another way ('stuck'), or said that they sent it ('done'). In a build that sends requests, the page
 * also has the state of the delivery.
 */
export type Stage =
  | { name: 'ready' }
  | { name: 'send' | 'stuck'; way: Way }
  | { name: 'done'; way: Way; sentAt: string }
  | { name: DeliveryState };

/**
 * Whether the shop may have a message with the request number. Only then do we show the number. After a call nobody there
 * would know it.
 */
export const mayHaveArrived = (stage: Stage) =>
  stage.name === 'done' ? stage.way !== 'call' : ['sending', 'sent', 'unknown'].includes(stage.name);

export function stageFor({ way, didNotOpen, sentAt }: Progress, delivery?: DeliveryState): Stage {
  const needsNoApp = delivery === 'sending' || delivery === 'sent';
  if (needsNoApp) return { name: delivery };
  if (way && sentAt) return { name: 'done', way, sentAt };
  if (way && !didNotOpen) return { name: 'send', way };
  if (delivery) return { name: delivery };
  return way ? { name: 'stuck', way } : { name: 'ready' };
}
