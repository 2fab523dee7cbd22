import { placeOfZip, readZip, type ZipRules } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import { formatDay, weekdayOf } from '@/lib/hours/dates';
import { formatClock } from '@/lib/hours/clock';
import { openState, specialOn } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { timeOf } from './preferred-times';
import { caveatsOf } from './caveats';
import { visitTime, type TimeRules } from './visit-time';

/** What the price depends on. `areaCount` is the number of neighborhoods in words, after "our". */
export type PriceRules = TimeRules &
  ZipRules &
  Pick<Business, 'taxPercent' | 'taxPercentByState' | 'afterHoursPrice' | 'phone'> & { areaCount: string };

/** The answers that decide about the price: "yyyy-mm-dd", the id of a time, a ZIP code, and the code of a state, or ''. */
export type VisitAnswers = { preferredDate: string; preferredTime: string; zipCode: string; state: string };

/**
 * What a visit costs, as every place says it: `figure` in a few words, and `short`, `rows`, and `caveats` beside the
 * answers that change it; and what else follows from the time. `fee` is the price of the service, in whole dollars.
 */
export function visitPrice(fee: number, some: Partial<VisitAnswers>, rules: PriceRules, now: Date) {
  const { preferredDate = '', preferredTime = '', zipCode = '', state = '' } = some;
  const ofState = rules.taxPercentByState?.find((tax) => tax.state === state);
  const rate = ofState?.percent ?? rules.taxPercent;
  const { price: holds, why, isUrgent, part, visit } = visitTime(preferredDate, preferredTime, rules, now);
  const place = placeOfZip(zipCode, rules);
  const isElsewhere = place === 'elsewhere';
  const isOutside = place !== 'listed';
  const cost = estimate(fee, rate);
  const open = openState(rules, now);
  const { until, emergency } = open;
  const total = formatDollars(cost.total);
  const { afterHoursPrice, phone } = rules;
  const more = `${total} or more`;
  const after = (then: string) => (afterHoursPrice ? `from ${formatDollars(afterHoursPrice)} ${then}` : more);
  const byTime = {
    usual: isOutside ? more : `${total} with estimated tax`,
    closesSoon: after(`if we come after ${until}`),
    afterHours: after('+ tax'),
    closed: 'we can’t come then',
  };
  const figure = isElsewhere ? 'we don’t go there' : byTime[holds];
  const isUsual = holds === 'usual' && !isOutside;
  const short = isUsual ? total : isElsewhere || holds === 'closed' ? '' : figure;
  const row = (id: string, label: string, value: string) => ({ id, kind: 'amount', label, value }) as const;
  const rows = [
    row('fee', 'Service call fee', formatDollars(cost.price)),
    row('tax', `Estimated tax (${rate}%)`, formatDollars(cost.tax)),
    row('total', 'Total', total),
  ];
  const { reason = '', hours } = specialOn(preferredDate, rules.closedDates) ?? {};
  // A date off is named as a date: other Fridays are open.
  const date =
    reason && !hours ? formatDay(preferredDate).replace(/, \d+$/, '') : (weekdayOf(preferredDate) ?? '');
  const chosen = preferredTime && timeOf(preferredTime).label;
  const ofDate = chosen && date ? `${date} ${chosen.toLowerCase()}` : chosen || `The rest of ${date}`;
  const slot = hours ? `${ofDate} (${reason})` : ofDate;
  const { starts = '', ends = '' } = part ?? {};
  const given = { date, slot, reason, from: formatClock(starts), to: formatClock(ends) };
  // Where we may not go, nothing else is said of the visit.
  const caveat = why && !isElsewhere ? caveatsOf(rules, open, given)[why] : '';
  const isOfDay = why === 'outsideDay' || why === 'closedDay' || why === 'closedDate';
  const caveats = {
    preferredDate: isOfDay ? caveat : '',
    preferredTime: isOfDay ? '' : caveat,
    zipCode: isElsewhere
      ? `${readZip(zipCode)} is too far for us. Questions? Call ${phone}.`
      : isOutside
        ? `Outside our ${rules.areaCount} the visit can cost more.`
        : '',
  };
  const leadsByZip = isElsewhere || holds === 'usual';
  const label = leadsByZip ? 'At your ZIP code' : 'At the time you chose';
  const lead = { id: 'lead', kind: 'price', label, value: figure } as const;
  const usually = leadsByZip
    ? [row('inArea', `In our ${rules.areaCount}`, 'the usual price'), ...rows]
    : [row('inHours', 'In our hours', byTime.usual)];
  return {
    figure,
    short,
    caveats,
    rows: isUsual ? rows : [lead, ...usually],
    why,
    part,
    callFirst: (isUrgent || isElsewhere) && (until !== undefined || emergency),
    visit: isElsewhere ? undefined : visit,
  };
}
