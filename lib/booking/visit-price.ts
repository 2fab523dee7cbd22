import { placeOfZip, readZip, zipSentence, type ZipRules } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import { formatClock } from '@/lib/hours/shop-clock';
import { dayWithoutYear } from '@/lib/hours/dates';
import { openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { dayOf, type ChosenTime } from './preferred-times';
import { nextWindows, visitTime, type TimeRules, type VisitTime } from './visit-time';

/** The facts that decide the price. `areaCount` is the text "16 neighborhoods", which follows "our". */
export type PriceRules = TimeRules &
  ZipRules &
  Pick<Business, 'taxPercent' | 'taxPercentByState' | 'afterHoursPrice' | 'phone'> & { areaCount: string };

/** The answers that decide the price. `state` is the code of a state. Each is '' without an answer. */
export type VisitAnswers = ChosenTime & { zipCode: string; state: string };

/**
 * The kind of a visit. A ZIP code that isn't on our list is 'outside' in a state that we serve, and 'elsewhere' in any
 * other. On our list, the time decides.
 */
export type VisitKind = VisitTime['kind'] | 'outside' | 'elsewhere';

/** The service's fee in whole dollars, and the answers so far. */
type Visit = { fee: number; answers: Partial<VisitAnswers> };

const noAnswers: VisitAnswers = { preferredDate: '', preferredTime: '', zipCode: '', state: '' };

/**
 * Decides the kind of a visit, as seen at `now`, and its price in words and rows. Every place that shows a price uses
 * this. `amount` is for tables and buttons, and `sentence` is whole, or '' for a usual visit.
 */
export function visitPrice({ fee, answers: answersSoFar }: Visit, rules: PriceRules, now: Date) {
  const answers = { ...noAnswers, ...answersSoFar };
  const kind = visitKind(answers, rules, now);
  const taxPercent = taxPercentIn(answers.state, rules);
  const cost = estimate(fee, taxPercent);
  const total = formatDollars(cost.total);
  const amount = amountOf({ kind, total, answers }, rules, now);
  const sentence = sentenceOf({ kind, total, answers }, rules, now);
  const rows = rowsFor({ kind, amount, sentence, cost, taxPercent, zipCode: answers.zipCode }, rules);
  return { kind, amount, sentence, total, rows };
}

function visitKind(answers: VisitAnswers, rules: PriceRules, now: Date): VisitKind {
  const place = placeOfZip(answers.zipCode, rules);
  if (place === 'elsewhere') return 'elsewhere';
  const { kind } = visitTime(answers, rules, now);
  return kind === 'usual' && place !== 'listed' ? 'outside' : kind;
}

/**
 * Whether a call is best: the visit is too soon for a reply, or in a state that we don't serve, and somebody answers
 * the phone now.
 */
export function shouldCallFirst(answers: VisitAnswers, rules: PriceRules, now: Date): boolean {
  const isAnswered = openUntil(rules, now) !== undefined || takesEmergencies(rules, now);
  const isElsewhere = placeOfZip(answers.zipCode, rules) === 'elsewhere';
  const { isUrgent = false } = visitTime(answers, rules, now);
  return isAnswered && (isUrgent || isElsewhere);
}

const taxPercentIn = (state: string, { taxPercent, taxPercentByState = [] }: PriceRules) =>
  taxPercentByState.find((entry) => entry.state === state)?.percent ?? taxPercent;

type WordFacts = { kind: VisitKind; total: string; answers: VisitAnswers };

const emergencyPrice = ({ afterHoursPrice }: PriceRules) => afterHoursPrice && formatDollars(afterHoursPrice);
const closingTime = (rules: PriceRules, now: Date) => formatClock(openUntil(rules, now)?.closes ?? '');

function amountOf({ kind, total }: WordFacts, rules: PriceRules, now: Date): string {
  const emergency = emergencyPrice(rules);
  const orMore = `${total} or more`;
  switch (kind) {
    case 'usual':
      return `${total} with estimated tax`;
    case 'outside':
      return orMore;
    case 'elsewhere':
      return '';
    case 'closesSoon':
      return emergency ? `${total}, or from ${emergency} after ${closingTime(rules, now)}` : orMore;
    case 'afterHours':
      return emergency ? `from ${emergency} plus tax` : orMore;
    case 'over':
    case 'closed':
      return 'time not available';
  }
}

function sentenceOf({ kind, total, answers }: WordFacts, rules: PriceRules, now: Date): string {
  const emergency = emergencyPrice(rules);
  const closes = closingTime(rules, now);
  switch (kind) {
    case 'usual':
      return '';
    case 'outside':
      return `A visit outside our ${rules.areaCount} can cost more than ${total}.`;
    case 'elsewhere':
      return zipSentence(answers.zipCode, rules);
    case 'closesSoon':
      return emergency
        ? `If we come after ${closes}, the visit starts at ${emergency}, plus tax.`
        : `If we come after ${closes}, the visit can cost more than ${total}.`;
    case 'afterHours':
      return emergency
        ? `A visit at the time you chose starts at ${emergency}, plus tax.`
        : `A visit at the time you chose can cost more than ${total}.`;
    case 'over':
      return `It’s too late for a visit at that time. ${otherTime(answers, rules, now)}`;
    case 'closed':
      return `We can’t come at that time. ${otherTime(answers, rules, now)}`;
  }
}

/** Says when we can come instead, on the chosen day or after it. */
function otherTime(answers: VisitAnswers, rules: PriceRules, now: Date): string {
  // Only the windows of today can require a call first, and a day has three.
  const windows = nextWindows({ count: 4, from: dayOf(answers) }, rules, now);
  const next = windows.find(({ can }) => can === 'come');
  if (!next) return 'Choose another time.';
  const { starts, ends } = next.part;
  const window = `between ${formatClock(starts)} and ${formatClock(ends)}`;
  return `We can come on ${dayWithoutYear(next.day)}, ${window}.`;
}

type PriceRow = { id: string; kind: 'amount' | 'total' | 'price' | 'warning'; label: string; value: string };

type RowFacts = {
  kind: VisitKind;
  amount: string;
  sentence: string;
  cost: ReturnType<typeof estimate>;
  taxPercent: number;
  zipCode: string;
};

/** Returns the rows of a price. Every kind except the usual one starts with its own price or with a warning. */
function rowsFor(facts: RowFacts, rules: PriceRules): PriceRow[] {
  const { kind, amount, sentence, cost, taxPercent, zipCode } = facts;
  const total = formatDollars(cost.total);
  const fees: PriceRow[] = [
    { id: 'fee', kind: 'amount', label: 'Service call fee', value: formatDollars(cost.price) },
    { id: 'tax', kind: 'amount', label: `Estimated tax (${taxPercent}%)`, value: formatDollars(cost.tax) },
    { id: 'total', kind: 'total', label: 'Total', value: total },
  ];
  const isListed = placeOfZip(zipCode, rules) === 'listed';
  const usualTotal = isListed ? `${total} with estimated tax` : `${total} or more`;
  const usually = (label: string, value: string): PriceRow => ({
    id: 'usually',
    kind: 'amount',
    label,
    value,
  });
  const duringHours = usually('During our hours', usualTotal);
  const price = (label: string): PriceRow => ({ id: 'lead', kind: 'price', label, value: amount });
  const warning: PriceRow = { id: 'lead', kind: 'warning', label: 'The website says', value: sentence };
  switch (kind) {
    case 'usual':
      return fees;
    case 'outside':
      return [
        price(`For ZIP code ${readZip(zipCode)}`),
        usually('In our neighborhoods', 'the usual price'),
        ...fees,
      ];
    case 'elsewhere':
      return [warning, usually('In our area', 'the usual price'), ...fees];
    case 'closesSoon':
    case 'afterHours':
      return [price('For the time you chose'), duringHours];
    case 'over':
    case 'closed':
      return [warning, duringHours];
  }
}
