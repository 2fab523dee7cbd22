import { isZipOutside } from '@/lib/area/zip';
import type { Business } from '@/lib/content/schemas/business';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import { formatDay } from '@/lib/forms/dates';
import { wallClock, weekdayOf } from '@/lib/hours/clock';
import { closedOn, emergencyOn, hoursOn, openState } from '@/lib/hours/opening-hours';
import type { Opening } from '@/lib/hours/opening-hours';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { preferredTimes, timeHours, windowOf } from './preferred-times';

type Taxes = Pick<Business, 'taxPercent' | 'taxPercentByState'>;

/** What the price depends on: `zips` of the service area; the tax, by the visit's state where it has its own. */
export type PriceRules = Opening & Taxes & { zips: readonly string[] };

/** The answers that decide about the price: "yyyy-mm-dd", the id of a time, a ZIP code, and the code of a state, or ''. */
export type VisitAnswers = { preferredDate: string; preferredTime: string; zipCode: string; state: string };

type Wizard = { rules: PriceRules; texts: Pick<CheckoutTexts, 'information' | 'price'> };

/** The price at a chosen time ('closed': nobody comes then), and the text in content/ that says why. */
type TimePrice = { price: 'usual' | 'afterHours' | 'closed'; why?: keyof CheckoutTexts['price']['lines'] };

/** Which price holds at a time (its id) of a day, '' for any, as seen at `now`. */
function priceAt(date: string, time: string, rules: PriceRules, now: Date): TimePrice {
  const clock = wallClock(now);
  const open = hoursOn(rules, date);
  const emergency = emergencyOn(rules, date);
  if (open.length + emergency.length === 0)
    return { price: 'closed', why: closedOn(date, rules.closedDates) ? 'closedDate' : 'closedDay' };
  // Any time today means soon as well, once the hours are over.
  const isLate = date === clock.day && open.length > 0 && open.every(({ closes }) => closes <= clock.time);
  if ((time === 'asap' && ['', clock.day].includes(date)) || (time === '' && isLate)) {
    const state = openState(rules, now);
    if (state.until) return { price: 'usual' };
    return state.emergency ? { price: 'afterHours', why: 'closedNow' } : { price: 'usual', why: 'opensNext' };
  }
  const window = windowOf(time);
  if (window && date === clock.day && window.ends <= clock.time) return { price: 'closed', why: 'timeOver' };
  if (open.some(({ opens, closes }) => !window || (opens <= window.starts && window.ends <= closes)))
    return { price: 'usual' };
  const overlaps = ({ opens, closes }: { opens: string; closes: string }) =>
    !window || (opens < window.ends && window.starts < closes);
  if (emergency.some(overlaps))
    return { price: 'afterHours', why: open.length > 0 ? 'outsideHours' : 'outsideDay' };
  return open.some(overlaps) ? { price: 'usual' } : { price: 'closed', why: 'closedTime' };
}

/**
 * Any time ('') and the four of a day as choices, each with what a visit costs then, or why nobody comes. A time
 * chosen before it was over stays: the browser leaves a disabled one out of the form's data.
 */
export const slots = (fee: number, answers: VisitAnswers, wizard: Wizard, now: Date) =>
  (['', ...preferredTimes.map(({ id }) => id)] as const).map((value) => {
    const { information, price: words } = wizard.texts;
    const { price, why } = priceAt(answers.preferredDate, value, wizard.rules, now);
    const closed = why === 'timeOver' ? words.slotOver : words.slotClosed;
    const { short } = visitPrice(fee, { ...answers, preferredTime: value }, wizard, now);
    const label = value ? information.times[value] : information.chooseTime;
    const note = price === 'closed' ? closed : short;
    const disabled = price === 'closed' && value !== '' && value !== answers.preferredTime;
    return { value, label, detail: timeHours(value), price, note, disabled };
  });

/**
 * What a visit costs, as every place says it: `figure` in a few words, and `short`, `rows`, and `lines` beside the
 * answers that change it. `fee` is the price of the service, in whole dollars.
 */
export function visitPrice(fee: number, some: Partial<VisitAnswers>, { rules, texts }: Wizard, now: Date) {
  const { preferredDate = '', preferredTime = '', zipCode = '', state = '' } = some;
  const taxes: Readonly<Record<string, number | undefined>> = rules.taxPercentByState ?? {};
  const rate = taxes[state] ?? rules.taxPercent;
  const { price: words, information } = texts;
  const { price: holds, why } = priceAt(preferredDate, preferredTime, rules, now);
  const isOutside = isZipOutside(zipCode, rules.zips);
  const cost = estimate(fee, rate);
  const withTotal = (text: string) => fillText(text, { total: formatDollars(cost.total) });
  const figure = {
    usual: withTotal(isOutside ? words.more : words.usual),
    afterHours: words.afterHours || withTotal(words.more),
    closed: words.closed,
  }[holds];
  const short = holds === 'usual' && !isOutside ? formatDollars(cost.total) : figure;
  const row = (id: 'fee' | 'tax' | 'total' | 'inHours' | 'inArea', value: string) =>
    ({ id, kind: 'amount', label: words[id], value }) as const;
  const lead = (id: 'atTime' | 'atZip') => ({ id, kind: 'price', label: words[id], value: figure }) as const;
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
  const { next } = openState(rules, now);
  const values = { date, slot, day: next.weekday, time: next.time, reason: off?.reason };
  const line = why ? fillText(words.lines[why] || words.lines.costsMore, values) : '';
  const isOfDay = why === 'outsideDay' || why === 'closedDay' || why === 'closedDate';
  const lines = {
    preferredDate: isOfDay ? line : '',
    preferredTime: isOfDay ? '' : line,
    zipCode: isOutside ? words.lines.outsideArea : '',
  };
  if (holds !== 'usual') {
    const usually = row('inHours', isOutside ? words.inArea : words.usualPrice);
    return { figure, short, lines, rows: [lead('atTime'), usually, ...rows] };
  }
  return {
    figure,
    short,
    lines,
    rows: isOutside ? [lead('atZip'), row('inArea', words.usualPrice), ...rows] : rows,
  };
}
