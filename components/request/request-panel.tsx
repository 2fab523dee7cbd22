import type * as Delivery from './delivery';
import { RequestResult } from './request-result';

/**
 * The code that sends requests. The build replaces the setting with its value (next.config.mjs), and drops this `require`
 * if the value is empty. An import at the top would stay in every build.
 */
const delivery: typeof Delivery | undefined = process.env.NEXT_PUBLIC_REQUEST_URL
  ? require('./delivery')
  : undefined;

/** Sends a request, in a build that sends requests. Call it when the visitor presses the button. */
export const deliverFromPage = delivery?.deliver ?? (() => Promise.resolve());

/** The end of a request. In a build that sends requests, it also says whether the request was sent. */
export const RequestPanel = delivery?.DeliveryPanel ?? RequestResult;
