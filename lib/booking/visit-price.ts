import { serviceAt, zipSentence, type PlaceKind, type ServiceArea } from '@/lib/area/service';
import { readZip } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import { formatClock } from '@/lib/hours/shop-clock';
import { dayWithoutYear } from '@/lib/hours/dates';
import { openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { dayOf, type ChosenTime } from './preferred-times';
import { nextWindow, visitTime, type TimeRules, type VisitTime } from './visit-time';

/** The facts that decide the price. `areaCount` is the text "16 neighborhoods", which follows "our". */
export type PriceRules = TimeRules &
  ServiceArea &
  Pick<Business, 'taxPercent' | 'taxPercentByState' | 'afterHoursPrice' | 'phone'> & { areaCount: string };

/** The answers that decide the price. `state` is the code of a state. Each is '' without an answer. */
export type VisitAnswers = ChosenTime & { zipCode: string; state: string };

/** The service's fee in whole dollars, and the answers so far. */
export type Visit = { fee: number; answers: VisitAnswers };

/**
 * The kind of a visit. A ZIP code that isn't on our list is 'outside' in a state that we serve, and 'elsewhere' in any
 * other. On our list, the time decides.
 */
export type VisitKind = VisitTime['kind'] | 'outside' | 'elsewhere';

type PriceRow = { id: string; kind: 'amount' | 'total' | 'price' | 'warning'; label: string; value: string };

/** `amount` is for tables and buttons, and `sentence` is whole, or '' for a usual visit. */
type Price = { amount: string; sentence: string; rows: PriceRow[] };

export type VisitPrice = Price & {
  kind: VisitKind;
  time: VisitTime;
  /** True if a call is best, because the visit is too soon for a reply or elsewhere, and somebody answers now. */
  callFirst: boolean;
};

/**
 * Decides the kind of a visit, as seen at `now`, and its price in words and rows. Every place that shows a price uses
 * this.
 */
export function visitPrice(visit: Visit, rules: PriceRules, now: Date): VisitPrice {
  const { answers } = visit;
  const time = visitTime(answers, rules, now);
  const kind = kindAt(serviceAt(answers.zipCode, rules), time);
  const isAnswered = openUntil(rules, now) !== undefined || takesEmergencies(rules, now);
  const callFirst = isAnswered && (time.isUrgent === true || kind === 'elsewhere');
  return { kind, time, callFirst, ...priceOf({ ...visit, kind }, rules, now) };
}

function kindAt(place: PlaceKind, { kind }: VisitTime): VisitKind {
  if (place === 'elsewhere') return 'elsewhere';
  return kind === 'usual' && place === 'nearby' ? 'outside' : kind;
}

/** Returns a visit's price. Every kind except the usual one starts with its own price or with a warning. */
function priceOf({ kind, fee, answers }: Visit & { kind: VisitKind }, rules: PriceRules, now: Date): Price {
  const { zipCode, state } = answers;
  const taxPercent = taxPercentIn(state, rules);
  const cost = estimate(fee, taxPercent);
  const total = formatDollars(cost.total);
  const withTax = `${total} with estimated tax`;
  const orMore = `${total} or more`;
  const emergency = rules.afterHoursPrice && formatDollars(rules.afterHoursPrice);

  const fees: PriceRow[] = [
    { id: 'fee', kind: 'amount', label: 'Service call fee', value: formatDollars(cost.price) },
    { id: 'tax', kind: 'amount', label: `Estimated tax (${taxPercent}%)`, value: formatDollars(cost.tax) },
    { id: 'total', kind: 'total', label: 'Total', value: total },
  ];
  const isNearby = serviceAt(zipCode, rules) === 'nearby';
  const duringHours = usually('During our hours', isNearby ? orMore : withTax);
  const atThatTime = (amount: string, sentence: string): Price => ({
    amount,
    sentence,
    rows: [ownPrice('For the time you chose', amount), duringHours],
  });
  const notAvailable = (sentence: string): Price => ({
    amount: 'Not available',
    sentence,
    rows: [warning(sentence), duringHours],
  });

  const prices = {
    usual: () => ({ amount: withTax, sentence: '', rows: fees }),
    outside: () => ({
      amount: orMore,
      sentence: `A visit outside our ${rules.areaCount} can cost more than ${total}.`,
      rows: [
        ownPrice(`For ZIP code ${readZip(zipCode)}`, orMore),
        usually('In our neighborhoods', 'the usual price'),
        ...fees,
      ],
    }),
    elsewhere() {
      const sentence = zipSentence(zipCode, rules);
      const rows = [warning(sentence), usually('In our area', 'the usual price'), ...fees];
      return { amount: '', sentence, rows };
    },
    closesSoon() {
      const closes = formatClock(openUntil(rules, now)?.closes ?? '');
      if (!emergency)
        return atThatTime(orMore, `If we come after ${closes}, the visit can cost more than ${total}.`);
      return atThatTime(
        `${total}, or from ${emergency} after ${closes}`,
        `If we come after ${closes}, the visit starts at ${emergency}, plus tax.`,
      );
    },
    afterHours() {
      if (!emergency) return atThatTime(orMore, `A visit at the time you chose can cost more than ${total}.`);
      return atThatTime(
        `from ${emergency} plus tax`,
        `A visit at the time you chose starts at ${emergency}, plus tax.`,
      );
    },
    over: () => notAvailable(`It’s too late for a visit at that time. ${otherTime(answers, rules, now)}`),
    closed: () => notAvailable(`We can’t come at that time. ${otherTime(answers, rules, now)}`),
  } satisfies Record<VisitKind, () => Price>;
  return prices[kind]();
}

const taxPercentIn = (state: string, { taxPercent, taxPercentByState = [] }: PriceRules) =>
  taxPercentByState.find((entry) => entry.state === state)?.percent ?? taxPercent;

const ownPrice = (label: string, value: string): PriceRow => ({ id: 'lead', kind: 'price', label, value });
const usually = (label: string, value: string): PriceRow => ({ id: 'usually', kind: 'amount', label, value });
const warning = (value: string): PriceRow => ({
  id: 'lead',
  kind: 'warning',
  label: 'The website says',
  value,
});

/** Says when we can come instead, on the chosen day or after it. */
function otherTime(answers: VisitAnswers, rules: PriceRules, now: Date): string {
  const next = nextWindow(dayOf(answers), rules, now);
  if (!next) return 'Choose another time.';
  const window = `between ${formatClock(next.starts)} and ${formatClock(next.ends)}`;
  return `We can come on ${dayWithoutYear(next.day)}, ${window}.`;
}
