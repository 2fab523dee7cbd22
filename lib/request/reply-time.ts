import { formatClock, wallClock } from '@/lib/hours/shop-clock';
import { nextOpening, openUntil, replyBy } from '@/lib/hours/opening-hours';
import type { Summary } from './summary';
import type { Recipient } from './recipient';

/** "on Tuesday at 9:41 PM", "on Friday at noon". */
export function dayAndTime(at: Date): string {
  const { weekday, time } = wallClock(at);
  return `on ${weekday} at ${formatClock(time)}`;
}

/**
 * Says when we reply, as in "We’ll get back to you by 10:30 AM." Undefined if the business promises no reply. We can say
 * the hour only if the request was sent (`sentAt`) or while we’re closed.
 */
export function replySentence(business: Recipient, sentAt: Date | undefined, now: Date): string | undefined {
  const at = sentAt ?? now;
  const reply = replyBy(business, at);
  if (!reply) return undefined;
  const isToday = reply.date === wallClock(at).day;
  const byHour = isToday ? `by ${reply.time}` : `by ${reply.weekday} at ${reply.time}`;
  const isHourKnown = sentAt || !openUntil(business, at);
  return `We’ll get back to you ${isHourKnown ? byHour : reply.within}.`;
}

/**
 * Returns two sentences that say why the visitor should call about this request, and how. Undefined if a call isn't
 * needed. Before sending, a screen shows both. After that, the first is the title above a button that calls.
 */
export function callWords({ callFirst, visitKind }: Summary, business: Recipient, at: Date) {
  if (!callFirst) return undefined;
  const call = `Call us at ${business.phone}.`;
  if (visitKind === 'elsewhere') return { why: 'Your ZIP code is outside our service area.', call };
  if (openUntil(business, at)) return { why: 'We may not see your request in time.', call };
  const next = nextOpening(business, at);
  return {
    why: `We’ll see your request when we open ${next.weekday} at ${next.time}.`,
    call: `If it can’t wait, call ${business.phone}.`,
  };
}
