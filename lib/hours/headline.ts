import { formatDollars } from '@/lib/pricing/pricing';
import { daysAfter, longDate, weekdayOf, yearFrom } from './dates';
import { nextOpening, openUntil, specialOn, takesEmergencies } from './opening-hours';
import { replyBy } from './reply';
import type { Shop } from './shop';
import { formatClock, nearDay, wallClock } from './shop-clock';
import { restOfToday, visitsIn } from './visits';

/**
 * The words of the first screen. While the line offers an emergency repair, `prices` says from when the prices apply,
 * and `shop` is 'emergency'. Otherwise `prices` is '', and `shop` is 'open' or 'closed'.
 */
export type Headline = { line: string; note: string; prices: string; shop: 'open' | 'closed' | 'emergency' };

/** The hours in which the headline says “tonight”. The table of headlines has an entry for each of them. */
export const night = { begins: '17:00', ends: '05:00' };

/** Returns the headline at `now`. Like `nextOpening`, it throws if a year has no hours. */
export function headline(shop: Shop, now: Date): Headline {
  const { day, time } = wallClock(now);
  const next = nextOpening(shop, now);
  const isOpen = openUntil(shop, now) !== undefined;
  const isNight = time >= night.begins || time < night.ends;
  const isEmergency = !isOpen && takesEmergencies(shop, now) && (isNight || next.date !== day);
  const emergencyRepair = `Emergency repair ${isNight ? 'tonight' : 'today'}.`;
  const shopWhileClosed = isEmergency ? 'emergency' : 'closed';
  return {
    line: isEmergency ? emergencyRepair : `We can come ${visitDay(shop, now)}.`,
    note: noteFor(shop, now, isEmergency).join(' '),
    prices: isEmergency ? `These prices apply from ${timeInWords(next, now)}.` : '',
    shop: isOpen ? 'open' : shopWhileClosed,
  };
}

/**
 * The sentences of a note: whether the shop is open, and what visitors can do. A note has one or two of them. They are
 * functions, because a sentence that doesn't apply may lack a fact, such as when we close.
 */
function sentencesFor(shop: Shop, now: Date) {
  const { day } = wallClock(now);
  const next = nextOpening(shop, now);
  const nextDay = next.date === day ? '' : `${dayInWords(next.date, now)} `;
  const price = shop.afterHoursPrice;
  const reply = replyBy(shop, now);
  return {
    open: () => `We’re open ${openUntil(shop, now)?.howLong}.`,
    opens: () => `We open ${nextDay}at ${next.time}.`,
    off: () => `We’re closed (${shortReason(shop, day)}).`,

    book: () => `Book before ${formatClock(shop.sameDayUntil ?? '')} for a visit today.`,
    bookAhead: () => `You can also book for ${visitDay(shop, now)}.`,
    ask: () => 'Need it today? Call us.',
    emergency: () =>
      `Emergency visits ${price ? `start at ${formatDollars(price)}` : 'can cost more than regular ones'}.`,
    confirm: () => `Book now and we’ll confirm by ${reply && timeInWords(reply, now)}.`,
  };
}

/** Returns the sentences of the note. The reason for a day off comes first. */
function noteFor(shop: Shop, now: Date, isEmergency: boolean): string[] {
  const { day } = wallClock(now);
  const sentences = sentencesFor(shop, now);
  const isOff = shortReason(shop, day) !== '';
  if (isEmergency)
    return isOff ? [sentences.off(), sentences.emergency()] : [sentences.emergency(), sentences.bookAhead()];
  const isOpen = openUntil(shop, now) !== undefined;
  if (!isOpen && nextOpening(shop, now).date !== day) {
    const whatNext = replyBy(shop, now) ? sentences.confirm() : sentences.opens();
    return isOff ? [sentences.off(), whatNext] : [whatNext];
  }
  const opening = isOpen ? sentences.open() : sentences.opens();
  if (visitsIn({ day }, shop, now).can === 'come') return [sentences.book(), opening];
  const { can } = visitsIn(restOfToday(now), shop, now);
  if (can === 'over' || can === 'closed') return [opening];
  return isOpen ? [sentences.ask(), opening] : [opening, sentences.ask()];
}

/** Returns the first day on which we can come without a call, in words. */
function visitDay(shop: Shop, now: Date): string {
  const canCome = (day: string) => visitsIn({ day }, shop, now).can === 'come';
  const day = [...yearFrom(wallClock(now).day)].find(canCome) ?? nextOpening(shop, now).date;
  return dayInWords(day, now);
}

/** Returns why the shop is off on a day, or ''. With a longer reason, the note would take three lines on a phone. */
function shortReason({ closedDates }: Shop, day: string) {
  const { reason = '', hours } = specialOn(day, closedDates) ?? {};
  return hours || reason.length > 16 ? '' : reason;
}

/** Returns "9 AM" today, "9 AM tomorrow", or "Friday at 9 AM". */
function timeInWords({ date, time }: { date: string; time: string }, now: Date) {
  const near = nearDay(date, now);
  if (near === 'today') return time;
  return near === 'tomorrow' ? `${time} tomorrow` : `${dayInWords(date, now)} at ${time}`;
}

/** Returns "today", "tomorrow", "Friday" or, from a week ahead, "December 26". */
function dayInWords(date: string, now: Date) {
  const isWeekAhead = date >= daysAfter(wallClock(now).day, 7);
  const farDay = isWeekAhead ? longDate(date).replace(/,.*/, '') : weekdayOf(date);
  return nearDay(date, now) ?? farDay ?? '';
}
