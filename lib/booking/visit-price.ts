import { isZipInStates, isZipOutside } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import { formatDay } from '@/lib/forms/dates';
import { formatClock, wallClock, weekdayOf } from '@/lib/hours/clock';
import { closedOn, openState } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { preferredTimes, timeHours } from './preferred-times';
import { visitTime, type TimeRules } from './visit-time';

type Taxes = Pick<Business, 'taxPercent' | 'taxPercentByState'>;

type Place = Pick<Business, 'statesServed'> & { zips: readonly string[] };

/** What the price depends on: `zips` of the service area; the tax, by the visit's state where it has its own. */
export type PriceRules = TimeRules & Taxes & Place;

/** The answers that decide about the price: "yyyy-mm-dd", the id of a time, a ZIP code, and the code of a state, or ''. */
export type VisitAnswers = { preferredDate: string; preferredTime: string; zipCode: string; state: string };

type Wizard = { rules: PriceRules; texts: Pick<CheckoutTexts, 'information' | 'price'> };

/**
 * Any time ('') and the four of a day as choices, each with what a visit costs then, or why nobody comes. As soon as
 * possible is for today. A choice from before it was over stays: the browser leaves a disabled one out of the
 * form's data.
 */
export const slots = (fee: number, answers: VisitAnswers, wizard: Wizard, now: Date) =>
  (['', ...preferredTimes.map(({ id }) => id)] as const).map((value) => {
    const { information, price: words } = wizard.texts;
    const { price, why } = visitTime(answers.preferredDate, value, wizard.rules, now);
    const isLater = value === 'asap' && answers.preferredDate > wallClock(now).day;
    const { short } = visitPrice(fee, { ...answers, preferredTime: value }, wizard, now);
    const closed = why === 'timeOver' ? words.slotOver : words.slotClosed;
    const note = isLater ? words.slotToday : price === 'closed' ? closed : short;
    const label = value ? information.times[value] : information.chooseTime;
    const disabled = (isLater || why === 'timeOver') && value !== answers.preferredTime;
    return { value, label, detail: timeHours(value), price, note, disabled };
  });

/**
 * What a visit costs, as every place says it: `figure` in a few words, and `short`, `rows`, and `lines` beside the
 * answers that change it; and what else follows from the time. `fee` is the price of the service, in whole dollars.
 */
export function visitPrice(fee: number, some: Partial<VisitAnswers>, { rules, texts }: Wizard, now: Date) {
  const { preferredDate = '', preferredTime = '', zipCode = '', state = '' } = some;
  const taxes: Readonly<Record<string, number | undefined>> = rules.taxPercentByState ?? {};
  const rate = taxes[state] ?? rules.taxPercent;
  const { price: words, information } = texts;
  const decided = visitTime(preferredDate, preferredTime, rules, now);
  const { price: holds, why, isUrgent = false, part, visit } = decided;
  const isElsewhere = !isZipInStates(zipCode, rules.statesServed);
  const isOutside = isElsewhere || isZipOutside(zipCode, rules.zips);
  const cost = estimate(fee, rate);
  const withTotal = (text: string) => fillText(text, { total: formatDollars(cost.total) });
  const byTime = {
    usual: withTotal(isOutside ? words.more : words.usual),
    afterHours: words.afterHours || withTotal(words.more),
    closed: words.closed,
  };
  const figure = isElsewhere ? words.elsewhere : byTime[holds];
  const isUsual = holds === 'usual' && !isOutside;
  const short = isUsual ? formatDollars(cost.total) : isElsewhere ? '' : figure;
  const row = (id: 'fee' | 'tax' | 'total' | 'inHours' | 'inArea', value: string) =>
    ({ id, kind: 'amount', label: words[id], value }) as const;
  const rows = [
    row('fee', formatDollars(cost.price)),
    { ...row('tax', formatDollars(cost.tax)), label: words.tax.replace(`${rules.taxPercent}%`, `${rate}%`) },
    row('total', formatDollars(cost.total)),
  ];
  const off = closedOn(preferredDate, rules.closedDates);
  // A date off is named as a date: other Fridays are open.
  const date = off ? formatDay(preferredDate).replace(/, \d+$/, '') : (weekdayOf(preferredDate) ?? '');
  const [, time = ''] = Object.entries(information.times).find(([id]) => id === preferredTime) ?? [];
  const slot = date ? `${date} ${time.toLowerCase()}` : time;
  const { until, emergency, next } = openState(rules, now);
  const { starts = '', ends = '' } = part ?? {};
  const times = { from: formatClock(starts), until: formatClock(ends), closes: until };
  const values = { date, slot, day: next.weekday, time: next.time, reason: off?.reason, ...times };
  // Where we may not go, nothing else is said of the visit.
  const line = why && !isElsewhere ? fillText(words.lines[why] || words.lines.costsMore, values) : '';
  const isOfDay = why === 'outsideDay' || why === 'closedDay' || why === 'closedDate';
  const lines = {
    preferredDate: isOfDay ? line : '',
    preferredTime: isOfDay ? '' : line,
    zipCode: isElsewhere ? words.lines.outsideStates : isOutside ? words.lines.outsideArea : '',
  };
  const byZip = isElsewhere || holds === 'usual';
  const leadId = byZip ? 'atZip' : 'atTime';
  const lead = { id: leadId, kind: 'price', label: words[leadId], value: figure } as const;
  const usually = row(byZip ? 'inArea' : 'inHours', isOutside && !byZip ? words.inArea : words.usualPrice);
  return {
    figure,
    short,
    lines,
    rows: isUsual ? rows : [lead, usually, ...rows],
    callFirst: (isUrgent || isElsewhere) && (until !== undefined || emergency),
    visit: isElsewhere ? undefined : visit,
  };
}
