import { placeOfZip, placeSentences, readZip, type ZipRules } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import { clockInWords } from '@/lib/hours/clock';
import { formatDay, weekdayOf } from '@/lib/hours/dates';
import { openState, specialOn } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { caveatsOf } from './caveats';
import { timeOf } from './preferred-times';
import { nextWindows, visitTime, type TimeRules, type VisitTime } from './visit-time';

/** What the price depends on. `areaCount` is the number of neighborhoods in words, after "our". */
export type PriceRules = TimeRules &
  ZipRules &
  Pick<Business, 'taxPercent' | 'taxPercentByState' | 'afterHoursPrice' | 'phone'> & { areaCount: string };

/** The answers that decide about the price: "yyyy-mm-dd", the id of a time, a ZIP code, and the code of a state, or ''. */
export type VisitAnswers = { preferredDate: string; preferredTime: string; zipCode: string; state: string };

/**
 * The kind of a visit. A ZIP code that isn't on our list is 'outside' in a state that we serve, and 'elsewhere' in any
 * other. On our list, the time decides.
 */
export type VisitKind = VisitTime['kind'] | 'outside' | 'elsewhere';

/**
 * Decides the kind of a visit with these answers, seen at `now`, and everything that follows from it: the price in words
 * and rows, notes, and whether to call. Every place that shows a price uses this. `fee` is in whole dollars.
 */
export function visitPrice(fee: number, some: Partial<VisitAnswers>, rules: PriceRules, now: Date) {
  const answers = { preferredDate: '', preferredTime: '', zipCode: '', state: '', ...some };
  const time = visitTime(answers.preferredDate, answers.preferredTime, rules, now);
  const place = placeOfZip(answers.zipCode, rules);
  const isElsewhere = place === 'elsewhere';
  const servedKind = time.kind === 'usual' && place !== 'listed' ? 'outside' : time.kind;
  const kind: VisitKind = isElsewhere ? 'elsewhere' : servedKind;
  const ofState = rules.taxPercentByState?.find(({ state }) => state === answers.state);
  const taxPercent = ofState?.percent ?? rules.taxPercent;
  const cost = estimate(fee, taxPercent);
  const { until, emergency } = openState(rules, now);
  const [amount, sentence] = wordsFor(kind, formatDollars(cost.total), answers, rules, now);
  return {
    kind,
    amount,
    sentence,
    total: formatDollars(cost.total),
    rows: rowsFor(kind, { ...cost, taxPercent, amount, sentence, place }, answers.zipCode),
    caveats: caveatsFor(answers, time, rules, now),
    why: time.why,
    part: time.part,
    callFirst: (time.isUrgent || isElsewhere) && (until !== undefined || emergency),
    visit: isElsewhere ? undefined : time.visit,
  };
}

/** The words for each kind of visit: an amount for tables and buttons, and a whole sentence for everything else. */
function wordsFor(kind: VisitKind, total: string, answers: VisitAnswers, rules: PriceRules, now: Date) {
  const { until } = openState(rules, now);
  const after = rules.afterHoursPrice && formatDollars(rules.afterHoursPrice);
  const more = `${total} or more`;
  const noTime = 'time not available';
  const instead = kind === 'over' || kind === 'closed' ? insteadOf(answers.preferredDate, rules, now) : '';
  const words: Record<VisitKind, readonly [amount: string, sentence: string]> = {
    usual: [`${total} with estimated tax`, ''],
    outside: [more, `A visit outside our ${rules.areaCount} can cost more than ${total}.`],
    elsewhere: ['', placeSentences(readZip(answers.zipCode) ?? '', rules.areaCount).elsewhere],
    closesSoon: after
      ? [
          `${total}, or from ${after} after ${until}`,
          `If we come after ${until}, the visit starts at ${after}, plus tax.`,
        ]
      : [more, `If we come after ${until}, the visit can cost more than ${total}.`],
    afterHours: after
      ? [`from ${after} plus tax`, `A visit at the time you chose starts at ${after}, plus tax.`]
      : [more, `A visit at the time you chose can cost more than ${total}.`],
    over: [noTime, `It’s too late for a visit at that time. ${instead}`],
    closed: [noTime, `We can’t come at that time. ${instead}`],
  };
  return words[kind];
}

/** Says when we can come instead, on the chosen day or after it. */
function insteadOf(day: string, rules: PriceRules, now: Date) {
  const next = nextWindows(4, rules, now, day).find(({ can }) => can === 'come');
  if (!next) return 'Choose another time.';
  const { starts, ends } = next.part;
  return `We can come on ${withoutYear(next.day)}, between ${clockInWords(starts)} and ${clockInWords(ends)}.`;
}

const withoutYear = (day: string) => formatDay(day).replace(/, \d+$/, '');

/** Returns the notes on day, time and place, each for its field. For 'elsewhere', the price says it all. */
function caveatsFor(answers: VisitAnswers, { why, part }: VisitTime, rules: PriceRules, now: Date) {
  const { preferredDate: day, preferredTime, zipCode } = answers;
  const place = placeOfZip(zipCode, rules);
  const { reason = '', hours } = specialOn(day, rules.closedDates) ?? {};
  // On a day off we give the date, because we're open on other Fridays.
  const date = reason && !hours ? withoutYear(day) : (weekdayOf(day) ?? '');
  const label = timeOf(preferredTime).label.toLowerCase();
  const slot = day ? `on ${weekdayOf(day)} ${label}${hours ? ` (${reason})` : ''}` : `in the ${label}`;
  const [from, to] = [clockInWords(part?.starts ?? ''), clockInWords(part?.ends ?? '')];
  const cost = rules.afterHoursPrice ? 'costs more' : 'can cost more';
  const given = { phone: rules.phone, date, reason, slot, from, to, cost };
  const caveat = why && place !== 'elsewhere' ? caveatsOf(openState(rules, now), given)[why] : '';
  const isOfDay = why === 'closedButHelped' || why === 'closedDay' || why === 'closedDate';
  const sentences = placeSentences(readZip(zipCode) ?? '', rules.areaCount);
  return {
    preferredDate: isOfDay ? caveat : '',
    preferredTime: isOfDay ? '' : caveat,
    zipCode: place === 'nearby' || place === 'far' ? sentences[place] : '',
  };
}

/** The usual cost, the words of the kind, and whether we serve the ZIP code. */
type RowFacts = ReturnType<typeof estimate> & {
  taxPercent: number;
  amount: string;
  sentence: string;
  place: ReturnType<typeof placeOfZip>;
};

/** Returns the rows of a price. Any kind but the usual one begins with its own price, or with a warning. */
function rowsFor(kind: VisitKind, { amount, sentence, place, ...cost }: RowFacts, zipCode: string) {
  const row = (id: string, label: string, value: string) => ({ id, kind: 'amount', label, value }) as const;
  const price = (label: string) => ({ id: 'lead', kind: 'price', label, value: amount }) as const;
  const warning = { id: 'lead', kind: 'warning', label: 'The website says', value: sentence } as const;
  const total = [
    row('fee', 'Service call fee', formatDollars(cost.price)),
    row('tax', `Estimated tax (${cost.taxPercent}%)`, formatDollars(cost.tax)),
    row('total', 'Total', formatDollars(cost.total)),
  ];
  const inHours = row(
    'usually',
    'During our hours',
    `${formatDollars(cost.total)} ${place === 'listed' ? 'with estimated tax' : 'or more'}`,
  );
  const ofTime = [price('For the time you chose'), inHours];
  const inArea = (label: string) => [row('usually', label, 'the usual price'), ...total];
  return {
    usual: total,
    outside: [price(`For ZIP code ${readZip(zipCode)}`), ...inArea('In our neighborhoods')],
    elsewhere: [warning, ...inArea('In our area')],
    closesSoon: ofTime,
    afterHours: ofTime,
    over: [warning, inHours],
    closed: [warning, inHours],
  }[kind];
}
