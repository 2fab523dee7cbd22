import { wayIds, type Way } from '@/lib/forms/ways';
import type { Business } from '@/lib/content/schemas/business';
import type { Opening } from '@/lib/hours/opening-hours';

/** Facts that a page passes to a component. It can't forget one, because it must pass a missing one as `undefined`. */
export type Passed<Facts> = { [Name in keyof Required<Facts>]: Facts[Name] };

/** The business as a finished request needs it. */
export type Recipient = Opening & Pick<Business, 'name' | 'replyMinutes' | 'phone' | 'email' | 'textable'>;

/** Picks these facts. They become part of a page as data, so the other facts must not be among them. */
export function recipientOf(business: Business): Passed<Recipient> {
  const { name, phone, email, textable, replyMinutes, hours, closedDates, emergency } = business;
  return { name, phone, email, textable, replyMinutes, hours, closedDates, emergency };
}

/** The ways to reach the business. A number may not take texts, and the business may have no email address. */
export function waysOf({ textable, email }: Recipient): Way[] {
  const isPossible = { text: textable, email: email !== undefined, call: true };
  return wayIds.filter((way) => isPossible[way]);
}

/** Suggests a way: a call if that comes first, a text on a phone, and otherwise an email, if the business has them. */
export function suggestedWay(callFirst: boolean | undefined, recipient: Recipient, isTouch: boolean): Way {
  if (callFirst) return 'call';
  const [first = 'call', second = first] = waysOf(recipient);
  const prefersFirst = isTouch || second === 'call';
  return prefersFirst ? first : second;
}
