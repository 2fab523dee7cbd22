import { kindOfZip, zipSentence, type PlaceKind } from '@/lib/area/place';
import { readZip } from '@/lib/area/zip';
import { dayWithoutYear, weekdayOf } from '@/lib/hours/dates';
import {
  emergencyOn,
  hoursOn,
  nextOpening,
  openUntil,
  specialOn,
  takesEmergencies,
} from '@/lib/hours/opening-hours';
import type { Shop, Span } from '@/lib/hours/shop';
import { formatClock, wallClock } from '@/lib/hours/shop-clock';
import { anyTime, type DayPart } from '@/lib/hours/visits';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { preferredTimes, shortHours, timeOf, type ChosenTime, type TimeId } from './preferred-times';
import { nextWindow, visitTime, type Situation, type VisitTime } from './visit-time';

/** The answers that decide the price. `state` is the code of a state. Each is '' without an answer. */
export type VisitAnswers = ChosenTime & { zipCode: string; state: string };

export type VisitRequest = {
  /** The service's fee in whole dollars. */
  fee: number;
  answers: VisitAnswers;
  /** The shop reads a request later, so its sentences give the weekday instead of "today". */
  reader: 'visitor' | 'shop';
};

type PriceRow = { id: string; kind: 'amount' | 'total' | 'price' | 'warning'; label: string; value: string };

/** Everything that we say about a visit. */
export type Visit = {
  /** 'elsewhere' is a ZIP code in a state that we don't serve. Otherwise the time decides. */
  situation: Situation | 'elsewhere';
  /** The price in short, "not available" if nobody comes, or '' elsewhere. */
  amount: string;
  rows: PriceRow[];
  /** At most one caveat about the time and one about the place, by field. The one about a day off is at the date. */
  caveats: Partial<Record<'zipCode' | 'preferredDate' | 'preferredTime', string>>;
  /** True if a call is best, because the visit is too soon for a reply or elsewhere, and somebody answers now. */
  callFirst: boolean;
  /** The day, or '' for any day. "As soon as possible" without a day means today. */
  day: string;
  id: TimeId;
  /** The name of the time and its hours: "Morning" and "8 AM–noon". */
  label: string;
  hours: string;
  /** How this time differs from a usual one, to show next to its name. */
  note: string;
  /**
   * False for a time that is over, and for "as soon as possible" on a later day. A time when we're closed can be
   * chosen, because the business may still agree to it.
   */
  canBeChosen: boolean;
  /** The visit for a calendar. Undefined without a day, as soon as possible, if it is urgent, and if nobody comes. */
  calendar: DayPart | undefined;
};

/**
 * Decides whether we can come at a time and to a place, as seen at `now`, and for how much. Every part of a booking
 * that shows the price or says when we come uses this. None of it blocks a request.
 */
export function visit(request: VisitRequest, shop: Shop, now: Date): Visit {
  const { answers, reader } = request;
  const moment = { shop, now, reader };
  const time = visitTime(answers, shop, now);
  const { situation, day, id, isUrgent, calendar } = time;
  const usual = usualPrice(request, shop);
  const { amount, note, sentence } = wordsFor(time, usual, moment)[situation]();
  const place = kindOfZip(answers.zipCode, shop);
  const canBeChosen = situation !== 'over' && situation !== 'todayOnly';
  const common = {
    day,
    id,
    ...nameOf(time, moment),
    canBeChosen,
    rows: [...rowsAbove({ place, zipCode: answers.zipCode, situation, amount }, usual, shop), ...usual.rows],
  };
  const isAnswered = openUntil(shop, now) !== undefined || takesEmergencies(shop, now);
  // We promise nothing about a visit to a place that we don't serve.
  const nothing = { amount: '', note: note ?? '', caveats: {}, calendar: undefined };
  if (place === 'elsewhere') return { ...common, ...nothing, situation: place, callFirst: isAnswered };
  const aboutPlace = zipSentence(answers.zipCode, shop);
  const field = needsAnotherDay(time, shop) ? 'preferredDate' : 'preferredTime';
  return {
    ...common,
    situation,
    amount: amount ?? (aboutPlace ? usual.orMore : usual.withTax),
    note: note ?? amount ?? '',
    caveats: { ...(aboutPlace && { zipCode: aboutPlace }), ...(sentence && { [field]: sentence }) },
    callFirst: isAnswered && isUrgent,
    calendar,
  };
}

/** Returns the visit at each time of the chosen day, and the one at the chosen time. */
export function visitChoices(request: VisitRequest, shop: Shop, now: Date) {
  const at = (preferredTime: string) =>
    visit({ ...request, answers: { ...request.answers, preferredTime } }, shop, now);
  const times = preferredTimes.map(({ id }) => at(id));
  const { id: chosen } = timeOf(request.answers.preferredTime);
  return { times, chosen: times.find(({ id }) => id === chosen) ?? at(chosen) };
}

type Lead = { place: PlaceKind; zipCode: string; situation: Situation; amount: string | undefined };

/** The rows above the usual price, if it doesn't apply: the price that does, and when or where the usual one does. */
function rowsAbove(lead: Lead, { orMore }: UsualPrice, shop: Shop): PriceRow[] {
  const { place, zipCode, situation, amount } = lead;
  const rows = (label: string, value: string, where: string): PriceRow[] => [
    { id: 'lead', kind: place === 'elsewhere' ? 'warning' : 'price', label, value },
    { id: 'usually', kind: 'amount', label: where, value: 'the usual price' },
  ];
  if (place === 'elsewhere') return rows('ZIP code', zipSentence(zipCode, shop), 'In our area');
  const nearby = place === 'nearby' ? ', in our neighborhoods' : '';
  const chosen = situation === 'emergency' ? 'Emergency visit' : 'For the time you chose';
  if (amount) return rows(chosen, amount, `During our hours${nearby}`);
  return nearby ? rows(`For ZIP code ${readZip(zipCode)}`, orMore, 'In our neighborhoods') : [];
}

type UsualPrice = ReturnType<typeof usualPrice>;

/** The price during business hours and in our neighborhoods, in words and in rows. */
function usualPrice({ fee, answers }: VisitRequest, { taxPercent, taxPercentByState = [] }: Shop) {
  const percent = taxPercentByState.find(({ state }) => state === answers.state)?.percent ?? taxPercent;
  const { price, tax, total } = estimate(fee, percent);
  const amount = formatDollars(total);
  const rows: PriceRow[] = [
    { id: 'fee', kind: 'amount', label: 'Service call fee', value: formatDollars(price) },
    { id: 'tax', kind: 'amount', label: `Estimated tax (${percent}%)`, value: formatDollars(tax) },
    { id: 'total', kind: 'total', label: 'Total', value: amount },
  ];
  return { total: amount, withTax: `${amount} with estimated tax`, orMore: `${amount} or more`, rows };
}

type Moment = { shop: Shop; now: Date; reader: VisitRequest['reader'] };

/** What a situation changes. Without a note of its own, its note is the amount. The sentence is the time's caveat. */
type Words = { amount?: string; note?: string; sentence?: string };

/** The words of each situation. They are functions, because some facts, such as when we close, aren't always known. */
function wordsFor(time: VisitTime, usual: UsualPrice, moment: Moment): Record<Situation, () => Words> {
  const { shop, now } = moment;
  const price = shop.afterHoursPrice && formatDollars(shop.afterHoursPrice);
  const cost = price ? `starts at ${price}` : `can cost more than ${usual.total}`;
  const reason = (start: string) => reasonFor(time, moment, start);
  const notAvailable = (why: string): Words => ({
    amount: 'not available',
    note: 'not available',
    sentence: `${why} ${nextVisit(time.day, moment)}`,
  });
  return {
    come: () => ({}),
    ask: () => ({
      note: 'call first',
      sentence: `We can’t promise a visit ${onDay(time, moment)}. Call ${shop.phone} to ask, or choose a time on another day.`,
    }),
    opensNext: () => ({ sentence: `We’re closed until ${opening(moment)}.` }),
    closesSoon() {
      const closes = formatClock(openUntil(shop, now)?.closes ?? '');
      return {
        amount: price ? `${usual.total}, or from ${price} after ${closes}` : usual.orMore,
        sentence: `We close at ${closes}. A visit after that ${cost}.`,
      };
    },
    emergency: () => ({
      amount: price ? `from ${price} plus tax` : usual.orMore,
      sentence: `${reason('We come only for emergencies')} An emergency visit ${cost}.`,
    }),
    closed: () => notAvailable(reason('We can’t come')),
    over: () => notAvailable(reason('It’s too late for a visit')),
    todayOnly: () => ({
      ...notAvailable(
        `“As soon as possible” is only for ${moment.reader === 'visitor' ? 'today' : 'the same day'}.`,
      ),
      note: 'today only',
    }),
  };
}

/** Says why nobody comes, or only in an emergency. Without a fuller reason, the sentence is `start` and the time. */
function reasonFor(time: VisitTime, moment: Moment, start: string): string {
  const { situation, id, day } = time;
  const { shop, now } = moment;
  const isEmergency = situation === 'emergency';
  if (needsAnotherDay(time, shop))
    return `We’re closed ${onDay(time, moment)}${isEmergency ? ', except for emergencies' : ''}.`;
  if (isEmergency && id === 'asap') return `${start} until ${opening(moment)}.`;
  const { day: today, time: clock } = wallClock(now);
  if (!timeOf(id).window && day === today) {
    // We may open again after a break, so we don't say that no visits are left.
    if (id === 'asap') return `${start} before we close.`;
    const mayStillCome = emergencyOn(shop, day).some(({ closes }) => closes > clock);
    return `We have no ${mayStillCome ? 'regular ' : ''}visits left ${onDay(time, moment)}.`;
  }
  return `${start} ${windowInWords(time, moment)}.`;
}

/** Whether the chosen day has no business hours, so the visitor needs another day. We may still take emergencies. */
const needsAnotherDay = ({ id, day, situation }: VisitTime, shop: Shop) =>
  id !== 'asap' && situation !== 'over' && hoursOn(shop, day).length === 0;

/** "this evening", "on Saturday evening" or "on Saturday". Without a day, "in the evening" or "between 8 AM and 8 PM". */
function windowInWords(time: VisitTime, moment: Moment): string {
  const { day, id } = time;
  const { label, window } = timeOf(id);
  if (!window) return day ? onDay(time, moment) : `between ${clocks(anyTime)}`;
  const part = label.toLowerCase();
  if (!day) return `in the ${part}`;
  const when = isToday(day, moment) ? 'this' : `on ${weekdayOf(day)}`;
  return `${when} ${part}${holiday(day, moment.shop)}`;
}

/** "today", "on Sunday", "on Friday, December 25 (Christmas)". A day off has its date: we open on other Fridays. */
function onDay({ day }: VisitTime, moment: Moment): string {
  const { shop } = moment;
  const isOff = hoursOn(shop, day).length === 0 && specialOn(day, shop.closedDates);
  const date = isOff ? dayWithoutYear(day) : weekdayOf(day);
  return `${isToday(day, moment) ? 'today' : `on ${date}`}${holiday(day, shop)}`;
}

/** Whether a sentence can say "today". */
const isToday = (day: string, { now, reader }: Moment) => reader === 'visitor' && day === wallClock(now).day;

/** The reason for a day off or for other hours: " (Christmas Eve)", or ''. */
function holiday(day: string, { closedDates }: Shop): string {
  const { reason } = specialOn(day, closedDates) ?? {};
  return reason ? ` (${reason})` : '';
}

/** "7 AM today" or "Monday at 7 AM". */
function opening(moment: Moment): string {
  const { date, weekday, time } = nextOpening(moment.shop, moment.now);
  return isToday(date, moment) ? `${time} today` : `${weekday} at ${time}`;
}

const clocks = ({ opens, closes }: Span) => `${formatClock(opens)} and ${formatClock(closes)}`;

/** Says when we can come instead, on the day `from` or later. */
function nextVisit(from: string, moment: Moment): string {
  const next = nextWindow(from, moment.shop, moment.now);
  if (!next) return 'Choose another time.';
  const day = isToday(next.day, moment) ? 'today' : `on ${dayWithoutYear(next.day)}`;
  return `We can come ${day}, between ${clocks(next)}.`;
}

/** The name of a time and its hours. We call a visit as soon as possible an emergency only after hours. */
function nameOf({ day, id, situation, window: open }: VisitTime, moment: Moment) {
  const { label, window } = timeOf(id);
  const part = open ?? window;
  if (id !== 'asap' || situation === 'emergency') return { label, hours: part ? shortHours(part) : '' };
  const isOpen = openUntil(moment.shop, moment.now) !== undefined;
  return { label: `As soon as possible${isOpen && isToday(day, moment) ? ' today' : ''}`, hours: '' };
}
