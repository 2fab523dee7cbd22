import { kindOfZip, zipSentence, type PlaceKind } from '@/lib/area/place';
import { readZip } from '@/lib/area/zip';
import { openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import type { Shop } from '@/lib/hours/shop';
import type { DayPart } from '@/lib/hours/visits';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { preferredTimes, timeOf, type ChosenTime, type TimeId } from './preferred-times';
import { visitTime, type Situation } from './visit-time';
import { nameOf, needsAnotherDay, wordsFor, type Moment } from './visit-words';

/** The answers that decide the price. `state` is the code of a state. Each is '' without an answer. */
export type VisitAnswers = ChosenTime & { zipCode: string; state: string };

/** The visit that a visitor asks for. */
export type AskedVisit = {
  /** The service's fee in whole dollars. */
  fee: number;
  answers: VisitAnswers;
  reader: Moment['reader'];
};

type PriceRow = { id: string; kind: 'amount' | 'total' | 'price' | 'refusal'; label: string; value: string };

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
export function visit(asked: AskedVisit, shop: Shop, now: Date): Visit {
  const { answers, reader } = asked;
  const moment = { shop, now, reader };
  const time = visitTime(answers, shop, now);
  const { situation, day, id, isUrgent, calendar } = time;
  const usual = usualPrice(asked, shop);
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
export function visitChoices(asked: AskedVisit, shop: Shop, now: Date) {
  const at = (preferredTime: string) =>
    visit({ ...asked, answers: { ...asked.answers, preferredTime } }, shop, now);
  const times = preferredTimes.map(({ id }) => at(id));
  const { id: chosen } = timeOf(asked.answers.preferredTime);
  return { times, chosen: times.find(({ id }) => id === chosen) ?? at(chosen) };
}

type Facts = { place: PlaceKind; zipCode: string; situation: Situation; amount: string | undefined };

/** The rows above the usual price, if it doesn't apply: the price that does, and when or where the usual one does. */
function rowsAbove(facts: Facts, { orMore }: UsualPrice, shop: Shop): PriceRow[] {
  const { place, zipCode, situation, amount } = facts;
  const rows = (label: string, value: string, where: string): PriceRow[] => [
    { id: 'lead', kind: place === 'elsewhere' ? 'refusal' : 'price', label, value },
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
function usualPrice({ fee, answers }: AskedVisit, { taxPercent, taxPercentByState = [] }: Shop) {
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
