import { informationNames, type Information } from '@/lib/booking/fields';
import { preferredTimes, windowOf } from '@/lib/booking/preferred-times';
import type { CheckoutWords } from '@/lib/content/checkout';
import { formatDay } from '@/lib/forms/dates';
import { formatClock } from '@/lib/hours/clock';
import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { type BookingRowId, type BookingSummary, summaryRow, type SummaryRow, type Visit } from './summary';

/** The four times as list options: "Morning (8 AM – 12 PM)". */
export function timeOptions({ times }: Pick<CheckoutWords['information'], 'times'>) {
  return preferredTimes.map(({ id, window }) => {
    const hours = window && ` (${formatClock(window.starts)} – ${formatClock(window.ends)})`;
    return { value: id, label: `${times[id]}${hours ?? ''}` };
  });
}

/** The service, with its price in whole dollars, and the answers of step 2. */
export type BookingAnswers = { service: { name: string; price: number }; information: Information };

/** All answers and amounts as labeled rows, in wizard order. `id` is the field's name. */
export function bookingRows(
  { service, information }: BookingAnswers,
  { information: words, price: labels, check }: CheckoutWords,
): SummaryRow<BookingRowId>[] {
  const { price, tax, total } = quote(service.price);
  const time = timeOptions(words).find(({ value }) => value === information.preferredTime)?.label ?? '';
  const readable = {
    ...information,
    preferredDate: formatDay(information.preferredDate),
    preferredTime: time,
  };
  const row = (id: BookingRowId, label: string, value: string) =>
    summaryRow(id, label, value, check.notGiven);
  return [
    row('service', labels.service, service.name),
    ...informationNames.map((name) => row(name, words.labels[name], readable[name])),
    row('fee', labels.fee, formatDollars(price)),
    row('tax', labels.tax, formatDollars(tax)),
    row('total', labels.total, formatDollars(total)),
  ];
}

/** The summary of a confirmed booking. */
export function bookingSummary(
  reference: string,
  answers: BookingAnswers,
  words: CheckoutWords,
): BookingSummary {
  const { summaryTitle: title, reference: label } = words.confirmation;
  const first = summaryRow('reference', label, reference, words.check.notGiven);
  const rows = [first, ...bookingRows(answers, words)];
  return { kind: 'booking', title, reference, rows, visit: visitOf(answers.information) };
}

function visitOf(information: Information): Visit | undefined {
  const { preferredDate: day, preferredTime, address, city, state, zipCode } = information;
  if (day === '' || preferredTime === 'asap') return undefined;
  return { day, window: windowOf(preferredTime), place: `${address}, ${city}, ${state} ${zipCode}` };
}
