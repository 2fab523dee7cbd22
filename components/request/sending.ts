import { lazy } from 'react';

// The build inlines the setting (next.config.mjs): without an address it leaves out what only these load.
// It can't follow a name for the setting, so the setting stands here alone.
const parts = process.env.NEXT_PUBLIC_REQUEST_URL
  ? {
      delivery: () => import('./delivery'),
      // It is no loss if it doesn't load.
      EarlierRequest: lazy(() => import('./earlier-request').catch(() => ({ default: () => null }))),
    }
  : undefined;

/** Whether this build sends requests itself, for code and texts alike: load-content.ts asks for the texts then. */
export const sendsRequests = parts !== undefined;
export const loadDelivery = parts?.delivery;
export const EarlierRequest = parts?.EarlierRequest;
