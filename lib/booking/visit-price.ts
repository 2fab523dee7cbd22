import { placeOfZip, readZip, zipSentence, type ZipRules } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import { clockInWords, formatClock } from '@/lib/hours/shop-clock';
import { dayWithoutYear } from '@/lib/hours/dates';
import { openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import type { ChosenTime } from './preferred-times';
import { nextWindows, visitTime, type TimeRules, type VisitTime } from './visit-time';

/** The facts that decide the price. `areaCount` is "16 neighborhoods", used after "our". */
export type PriceRules = TimeRules &
  ZipRules &
  Pick<Business, 'taxPercent' | 'taxPercentByState' | 'afterHoursPrice' | 'phone'> & { areaCount: string };

/** The answers that decide about the price. `state` is the code of a state. Each is '' if it isn't answered. */
export type VisitAnswers = ChosenTime & { zipCode: string; state: string };

/**
 * The kind of a visit. A ZIP code that isn't on our list is 'outside' in a state that we serve, and 'elsewhere' in any
 * other. On our list, the time decides.
 */
export type VisitKind = VisitTime['kind'] | 'outside' | 'elsewhere';

/** A visit in question: the service's fee in whole dollars, and the answers that are known so far. */
type Visit = { fee: number; answers: Partial<VisitAnswers> };

/**
 * Decides the kind of a visit, as seen at `now`, and its price in words and rows. Every place that shows a price uses
 * this. `amount` is for tables and buttons, and `sentence` is whole, or '' for a usual visit.
 */
export function visitPrice({ fee, answers: known }: Visit, rules: PriceRules, now: Date) {
  const answers = { preferredDate: '', preferredTime: '', zipCode: '', state: '', ...known };
  const kind = visitKind(answers, rules, now);
  const taxPercent = taxPercentIn(answers.state, rules);
  const cost = estimate(fee, taxPercent);
  const total = formatDollars(cost.total);
  const [amount, sentence] = wordsFor({ kind, total, answers }, rules, now);
  const rows = rowsFor(kind, { amount, sentence, ...cost, taxPercent, zipCode: answers.zipCode }, rules);
  return { kind, amount, sentence, total, rows };
}

function visitKind(answers: VisitAnswers, rules: PriceRules, now: Date): VisitKind {
  const place = placeOfZip(answers.zipCode, rules);
  if (place === 'elsewhere') return 'elsewhere';
  const { kind } = visitTime(answers, rules, now);
  return kind === 'usual' && place !== 'listed' ? 'outside' : kind;
}

/** Whether a call is best: the visit is too soon for a reply, or in a state that we don't serve, and we answer now. */
export function shouldCallFirst(answers: VisitAnswers, rules: PriceRules, now: Date): boolean {
  const isAnswered = openUntil(rules, now) !== undefined || takesEmergencies(rules, now);
  const isElsewhere = placeOfZip(answers.zipCode, rules) === 'elsewhere';
  const { isUrgent = false } = visitTime(answers, rules, now);
  return isAnswered && (isUrgent || isElsewhere);
}

const taxPercentIn = (state: string, { taxPercent, taxPercentByState = [] }: PriceRules) =>
  taxPercentByState.find((entry) => entry.state === state)?.percent ?? taxPercent;

type WordFacts = { kind: VisitKind; total: string; answers: VisitAnswers };

/** The amount and the sentence for each kind of visit. */
function wordsFor({ kind, total, answers }: WordFacts, rules: PriceRules, now: Date) {
  const more = `${total} or more`;
  const emergency = rules.afterHoursPrice && formatDollars(rules.afterHoursPrice);
  const closes = formatClock(openUntil(rules, now) ?? '');
  const noTime = 'time not available';
  const instead = kind === 'over' || kind === 'closed' ? insteadOf(answers, rules, now) : '';
  const withPrice = {
    closesSoon: [
      `${total}, or from ${emergency} after ${closes}`,
      `If we come after ${closes}, the visit starts at ${emergency}, plus tax.`,
    ],
    afterHours: [
      `from ${emergency} plus tax`,
      `A visit at the time you chose starts at ${emergency}, plus tax.`,
    ],
  } as const;
  const withoutPrice = {
    closesSoon: [more, `If we come after ${closes}, the visit can cost more than ${total}.`],
    afterHours: [more, `A visit at the time you chose can cost more than ${total}.`],
  } as const;
  const words: Record<VisitKind, readonly [amount: string, sentence: string]> = {
    usual: [`${total} with estimated tax`, ''],
    outside: [more, `A visit outside our ${rules.areaCount} can cost more than ${total}.`],
    elsewhere: ['', zipSentence(answers.zipCode, rules)],
    ...(emergency ? withPrice : withoutPrice),
    over: [noTime, `It’s too late for a visit at that time. ${instead}`],
    closed: [noTime, `We can’t come at that time. ${instead}`],
  };
  return words[kind];
}

/** Says when we can come instead, on the chosen day or after it. */
function insteadOf({ preferredDate }: VisitAnswers, rules: PriceRules, now: Date): string {
  // At most three windows are only for a call, because they are all of today.
  const next = nextWindows({ count: 4, from: preferredDate }, rules, now).find(({ can }) => can === 'come');
  if (!next) return 'Choose another time.';
  const { starts, ends } = next.part;
  return `We can come on ${dayWithoutYear(next.day)}, between ${clockInWords(starts)} and ${clockInWords(ends)}.`;
}

type PriceRow = { id: string; kind: 'amount' | 'price' | 'warning'; label: string; value: string };
type Facts = { amount: string; sentence: string; taxPercent: number; zipCode: string };

/** Returns the rows of a price. Every kind but the usual one begins with its own price, or with a warning. */
function rowsFor(kind: VisitKind, facts: Facts & ReturnType<typeof estimate>, rules: PriceRules): PriceRow[] {
  const { amount, sentence, zipCode } = facts;
  const total = formatDollars(facts.total);
  const row = (id: string, label: string, value: string): PriceRow => ({ id, kind: 'amount', label, value });
  const price = (label: string): PriceRow => ({ id: 'lead', kind: 'price', label, value: amount });
  const warning: PriceRow = { id: 'lead', kind: 'warning', label: 'The website says', value: sentence };
  const usually = (label: string) => row('usually', label, 'the usual price');
  const fees = [
    row('fee', 'Service call fee', formatDollars(facts.price)),
    row('tax', `Estimated tax (${facts.taxPercent}%)`, formatDollars(facts.tax)),
    row('total', 'Total', total),
  ];
  const isListed = placeOfZip(zipCode, rules) === 'listed';
  const inHours = row(
    'usually',
    'During our hours',
    `${total} ${isListed ? 'with estimated tax' : 'or more'}`,
  );
  const ofTime = [price('For the time you chose'), inHours];
  const rows: Record<VisitKind, PriceRow[]> = {
    usual: fees,
    outside: [price(`For ZIP code ${readZip(zipCode)}`), usually('In our neighborhoods'), ...fees],
    elsewhere: [warning, usually('In our area'), ...fees],
    closesSoon: ofTime,
    afterHours: ofTime,
    over: [warning, inHours],
    closed: [warning, inHours],
  };
  return rows[kind];
}
