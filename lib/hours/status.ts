import type { Business } from '@/lib/content/schemas/business';
import type { HomeTexts } from '@/lib/content/schemas/home';
import { fillText } from '@/lib/text/plain-text';
import { wallClock } from './clock';
import { openState, type Opening } from './opening-hours';

/** What decides the status line: `sameDayUntil` is "HH:MM". */
export type StatusFacts = Opening & Pick<Business, 'sameDayUntil'>;

/** The two parts of the status line: whether it is open, and what that means now. Throws as `openState`. */
export function status(facts: StatusFacts, texts: HomeTexts['hero']['status'], now: Date) {
  const { until, next, emergency } = openState(facts, now);
  const { time } = wallClock(now);
  const isNight = time >= '17:00' || time < '05:00';
  const { sameDayUntil = '' } = facts;
  const sameDay = (until || next.day === 'today') && time < sameDayUntil ? texts.sameDay : '';
  const later = sameDayUntil && fillText(texts.later, next);
  if (until) return { isOpen: true, state: fillText(texts.open, { time: until }), then: sameDay || later };
  const isNear = next.day === 'today' || (isNight && next.day === 'tomorrow');
  const when = isNear ? next.time : `${next.day} at ${next.time}`;
  const price = fillText(texts.emergency, { tonight: isNight ? 'tonight' : 'today' });
  const then = emergency ? price : sameDay;
  return { isOpen: false, state: fillText(texts.closed, { when }), then, call: emergency ? texts.call : '' };
}
