import { formatClock, wallClock } from '@/lib/hours/clock';
import { replyBy, openState } from '@/lib/hours/opening-hours';
import type { Recipient } from './ways';

/** "Tuesday, 9:41 PM". */
export function dayAndTime(at: Date): string {
  const { weekday, time } = wallClock(at);
  return `${weekday}, ${formatClock(time)}`;
}

/**
 * When the visitor hears from us about what was sent at `sentAt`: "Expect to hear from us by 10:30 AM." Undefined if the
 * business says nothing of it. The hour is known once it was sent, and while we are closed.
 */
export function hearingFrom(business: Recipient, sentAt: Date | undefined, now: Date): string | undefined {
  const at = sentAt ?? now;
  const { at: by, day, time, hasHour } = replyBy(business, at);
  const isKnown = hasHour && (sentAt || !openState(business, at).until);
  const isToday = by.startsWith(wallClock(at).day);
  const when = isKnown ? `${isToday ? '' : `${day} `}by ${time}` : business.replyTime;
  return when && `Expect to hear from us ${when}.`;
}

/** For a request that can't wait for our reply: until when it would wait, and that a call is sooner. */
export function waitingFor(business: Recipient, at: Date) {
  const { until, next } = openState(business, at);
  if (until) return { until: 'This can’t wait for our answer.', call: 'Call' };
  const day = next.day === 'today' || next.day === 'tomorrow' ? '' : `${next.weekday} at `;
  return { until: `This waits until ${day}${formatClock(next.opens)}.`, call: 'If it can’t, call' };
}
