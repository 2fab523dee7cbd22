import { ways, type Way } from '@/lib/booking/ways';
import type { Business } from '@/lib/content/schemas/business';
import type { Opening } from '@/lib/hours/opening-hours';
import { phoneHref } from '@/lib/site/links';
import { requestMailHref, requestSmsHref } from './request-links';
import type { Summary } from './summary';

/** The business as a finished request needs it. */
export type Recipient = Opening & Pick<Business, 'name' | 'replyTime' | 'phone' | 'email' | 'textable'>;

/** The ways that the business has. There is no Text for a number that takes no texts. */
export const waysOf = ({ textable, email }: Recipient) =>
  ways.filter((way) => ({ text: textable, email, call: true })[way]);

/** Suggests a way: a call if that comes first, a text on a phone, and otherwise an email, if the business has them. */
export function suggestedWay(callFirst: boolean | undefined, recipient: Recipient, isTouch: boolean): Way {
  if (callFirst) return 'call';
  const [first = 'call', second = first] = waysOf(recipient);
  return isTouch || second === 'call' ? first : second;
}

/** The link that opens the app, with the request in it. */
export function wayHref(way: Way, summary: Summary, { phone, email = '' }: Recipient): string {
  if (way === 'call') return phoneHref(phone);
  return way === 'text' ? requestSmsHref(summary, phone) : requestMailHref(summary, email);
}
