import { formatClock, wallClock } from '@/lib/hours/shop-clock';
import { nextOpening, openUntil } from '@/lib/hours/opening-hours';
import { replyBy } from '@/lib/hours/reply';
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
 * needed. A request from a state that we don't serve always needs one, and others only while somebody answers.
 */
export function callWords({ callFirst, situation, rows }: Summary, business: Recipient, at: Date) {
  const { phone } = business;
  const isOpen = openUntil(business, at) !== undefined;
  if (situation === 'elsewhere') {
    const call = callFirst ? `Call us at ${phone}.` : `Call us at ${phone} ${whenWeOpen(business, at)}.`;
    const why = rows.find(({ kind }) => kind === 'warning')?.value ?? '';
    return { why, call };
  }
  if (!callFirst) return undefined;
  if (isOpen) return { why: 'For a visit this soon, a call is faster.', call: `Call us at ${phone}.` };
  return {
    why: `We’ll see your request ${whenWeOpen(business, at)}.`,
    call: `If it can’t wait, call ${phone}.`,
  };
}

/** Returns "when we open Friday at 7 AM", or "when we open at 7 AM" if it is that Friday. */
function whenWeOpen(business: Recipient, at: Date): string {
  const { date, weekday, time } = nextOpening(business, at);
  return date === wallClock(at).day ? `when we open at ${time}` : `when we open ${weekday} at ${time}`;
}
