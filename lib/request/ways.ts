import type { Business as Facts } from '@/lib/content/schemas/business';
import type { Opening } from '@/lib/hours/opening-hours';
import { phoneHref } from '@/lib/site/links';
import { requestMailHref, requestSmsHref } from './links';
import type { Summary } from './summary';

export const ways = ['text', 'email', 'call'] as const;

/** How a request reaches the business: by an app of the visitor's. */
export type Way = (typeof ways)[number];

/** The business as a finished request needs it. */
export type Business = Opening & Pick<Facts, 'name' | 'replyTime' | 'phone' | 'email' | 'textable'>;

/** Those that the business has: no Text for a number that takes no texts. */
export const waysOf = ({ textable, email }: Business) =>
  ways.filter((way) => ({ text: textable, email, call: true })[way]);

/** The one to suggest: a call where that comes first, a text on a phone, else an email; if any. */
export function suggestedWay({ callFirst }: Pick<Summary, 'callFirst'>, business: Business): Way {
  if (callFirst) return 'call';
  const [first = 'call', second = first] = waysOf(business);
  return isTouch() || second === 'call' ? first : second;
}

/** A touch screen is most likely a phone, which can text. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** The link that opens the app, with the request in it. */
export function wayHref(way: Way, summary: Summary, { phone, email = '' }: Business): string {
  if (way === 'call') return phoneHref(phone);
  return way === 'text' ? requestSmsHref(summary, phone) : requestMailHref(summary, email);
}

/** Presses that link. Browsers open an app only during the visitor's own press. */
export function openApp(...request: Parameters<typeof wayHref>) {
  const link = document.createElement('a');
  link.href = wayHref(...request);
  document.body.append(link);
  link.click();
  link.remove();
}
