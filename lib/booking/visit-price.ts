import { isZipInStates, isZipOutside, readZip } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import { formatDay } from '@/lib/forms/dates';
import { formatClock, weekdayOf } from '@/lib/hours/clock';
import { closedOn, openState } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { timeOf } from './preferred-times';
import { visitTime, type TimeRules } from './visit-time';

type Taxes = Pick<Business, 'taxPercent' | 'taxPercentByState'>;

type Place = Pick<Business, 'statesServed'> & { zips: readonly string[] };

/** What the price depends on: `zips` of the service area; the tax, by the visit's state where it has its own. */
export type PriceRules = TimeRules & Taxes & Place;

/** The answers that decide about the price: "yyyy-mm-dd", the id of a time, a ZIP code, and the code of a state, or ''. */
export type VisitAnswers = { preferredDate: string; preferredTime: string; zipCode: string; state: string };

export type Facts = { rules: PriceRules; texts: Pick<CheckoutTexts, 'price'> };

/**
 * What a visit costs, as every place says it: `figure` in a few words, and `short`, `rows`, and `lines` beside the
 * answers that change it; and what else follows from the time. `fee` is the price of the service, in whole dollars.
 */
export function visitPrice(fee: number, some: Partial<VisitAnswers>, { rules, texts }: Facts, now: Date) {
  const { preferredDate = '', preferredTime = '', zipCode = '', state = '' } = some;
  const taxes: Readonly<Record<string, number | undefined>> = rules.taxPercentByState ?? {};
  const rate = taxes[state] ?? rules.taxPercent;
  const { price: words } = texts;
  const { price: holds, why, isUrgent, part, visit } = visitTime(preferredDate, preferredTime, rules, now);
  const isElsewhere = !isZipInStates(zipCode, rules.statesServed);
  const isOutside = isElsewhere || isZipOutside(zipCode, rules.zips);
  const cost = estimate(fee, rate);
  const { until, emergency, next } = openState(rules, now);
  const withTotal = (text: string) => fillText(text, { total: formatDollars(cost.total) });
  const more = withTotal(words.more);
  const byTime = {
    usual: isOutside ? more : withTotal(words.usual),
    closesSoon: fillText(words.closesSoon, { closes: until }) || more,
    afterHours: words.afterHours || more,
    closed: words.closed,
  };
  const figure = isElsewhere ? words.elsewhere : byTime[holds];
  const isUsual = holds === 'usual' && !isOutside;
  const short = isUsual ? formatDollars(cost.total) : isElsewhere || holds === 'closed' ? '' : figure;
  const row = (id: string, label: string, value: string) => ({ id, kind: 'amount', label, value }) as const;
  const rows = [
    row('fee', words.fee, formatDollars(cost.price)),
    row('tax', words.tax.replace(`${rules.taxPercent}%`, `${rate}%`), formatDollars(cost.tax)),
    row('total', words.total, formatDollars(cost.total)),
  ];
  const off = closedOn(preferredDate, rules.closedDates);
  // A date off is named as a date: other Fridays are open.
  const date = off ? formatDay(preferredDate).replace(/, \d+$/, '') : (weekdayOf(preferredDate) ?? '');
  const chosen = preferredTime && timeOf(preferredTime).label;
  const slot = chosen && date ? `${date} ${chosen.toLowerCase()}` : chosen || `The rest of ${date}`;
  const { starts = '', ends = '' } = part ?? {};
  const times = { from: formatClock(starts), until: formatClock(ends), closes: until };
  const given = { date, slot, reason: off?.reason, zip: readZip(zipCode) };
  const fill = (text: string) => fillText(text, { ...given, ...times, day: next.weekday, time: next.time });
  // Where we may not go, nothing else is said of the visit.
  const line = why && !isElsewhere ? fill(words.lines[why] || words.lines.costsMore) : '';
  const isOfDay = why === 'outsideDay' || why === 'closedDay' || why === 'closedDate';
  const lines = {
    preferredDate: isOfDay ? line : '',
    preferredTime: isOfDay ? '' : line,
    zipCode: isElsewhere ? fill(words.lines.outsideStates) : isOutside ? words.lines.outsideArea : '',
  };
  const leadsByZip = isElsewhere || holds === 'usual';
  const leadId = leadsByZip ? 'atZip' : 'atTime';
  const lead = { id: leadId, kind: 'price', label: words[leadId], value: figure } as const;
  const usually = leadsByZip
    ? [row('inArea', words.inArea, words.usualPrice), ...rows]
    : [row('inHours', 'In our hours', byTime.usual)];
  return {
    figure,
    short,
    lines,
    rows: isUsual ? rows : [lead, ...usually],
    isUsual,
    why,
    part,
    callFirst: (isUrgent || isElsewhere) && (until !== undefined || emergency),
    visit: isElsewhere ? undefined : visit,
  };
}
