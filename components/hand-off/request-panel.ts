import type { Deliver } from '@/lib/delivery/delivery';
import { HandOffPanel } from './hand-off-panel';

// Where the owner has set an address for requests, the build takes delivery-panel.tsx in place of this file.

/** Sends a request on the press of a button; undefined: this build sends none. */
export const deliver: Deliver | undefined = undefined;

/** What follows a form. */
export const RequestPanel = HandOffPanel;
