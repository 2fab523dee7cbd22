import { nextOpening, openUntil } from '@/lib/hours/opening-hours';
import { replyBy } from '@/lib/hours/reply';
import type { Shop } from '@/lib/hours/shop';
import { nearDay } from '@/lib/hours/shop-clock';
import type { Summary } from './summary';

/**
 * Says when we reply to a request that is sent now: "within 30 minutes during business hours" while we're open, and
 * otherwise "by 7:30 AM" or "by tomorrow at 7:30 AM". Undefined if the business promises no reply.
 */
export function replyTime(shop: Shop, now: Date): string | undefined {
  const reply = replyBy(shop, now);
  if (!reply) return undefined;
  if (openUntil(shop, now)) return reply.within;
  const day = nearDay(reply.date, now) ?? reply.weekday;
  return day === 'today' ? `by ${reply.time}` : `by ${day} at ${reply.time}`;
}

/**
 * Returns two sentences that say why the visitor should call about this request, and how. Undefined if a call isn't
 * needed. A request from a state that we don't serve always needs one, and others only while somebody answers.
 */
export function callText({ callFirst, situation, rows }: Summary, shop: Shop, at: Date): string | undefined {
  const { phone } = shop;
  const isOpen = openUntil(shop, at) !== undefined;
  if (situation === 'elsewhere') {
    const call = callFirst ? `Call us at ${phone}.` : `Call us at ${phone} ${whenWeOpen(shop, at)}.`;
    const why = rows.find(({ kind }) => kind === 'refusal')?.value ?? '';
    return `${why} ${call}`;
  }
  if (!callFirst) return undefined;
  if (isOpen) return `For a visit this soon, a call is faster. Call us at ${phone}.`;
  return `We’ll see your request ${whenWeOpen(shop, at)}. If it can’t wait, call ${phone}.`;
}

/** Returns "when we open at 7 AM" if that is today, and otherwise "when we open tomorrow at 7 AM". */
function whenWeOpen(shop: Shop, at: Date): string {
  const { day, time } = nextOpening(shop, at);
  return day === 'today' ? `when we open at ${time}` : `when we open ${day} at ${time}`;
}
