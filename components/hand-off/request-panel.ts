import type { Deliver } from '@/lib/delivery/delivery';
import { HandOffPanel } from './hand-off-panel';

// If requests are sent, the build replaces this file with delivery-panel.tsx (next.config.mjs).

/** Sends a request on the press of a button; undefined: this build sends none. */
export const deliver: Deliver | undefined = undefined;

/** What follows a form. */
export const RequestPanel = HandOffPanel;
