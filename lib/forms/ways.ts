import type { Shop } from '@/lib/hours/shop';

/** The visitor's apps that can send us a request. Pages without zod use this list, so it isn't in fields.ts. */
export const wayIds = ['text', 'email', 'call'] as const;

export type Way = (typeof wayIds)[number];

/** The ways to reach the business. A number may not take texts, and the business may have no email address. */
export function waysOf({ textable, email }: Shop): Way[] {
  const isPossible = { text: textable, email: email !== undefined, call: true };
  return wayIds.filter((way) => isPossible[way]);
}

/** Suggests a way: a call if that comes first, a text on a phone, and otherwise an email, if the business has them. */
export function suggestedWay(callFirst: boolean | undefined, shop: Shop, isTouch: boolean): Way {
  if (callFirst) return 'call';
  const [first = 'call', second = first] = waysOf(shop);
  return isTouch || second === 'call' ? first : second;
}
