import { informationNames, type Information, type InformationName } from '@/lib/booking/fields';
import { type PreferredTimeId, windowOf } from '@/lib/booking/preferred-times';
import { formatDay } from '@/lib/forms/dates';
import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { type BookingRowId, type BookingSummary, summaryRow, type SummaryRow, type Visit } from './summary';

/** The words of a booking's summary, from content/. */
export type BookingSummaryWords = {
  title: string;
  labels: Record<BookingRowId | 'reference', string>;
  /** The four times as they read in the list: "Morning (8 AM – 12 PM)". */
  times: Record<PreferredTimeId, string>;
  /** Stands where an optional answer is missing. */
  notGiven: string;
};

/** What was booked: the service with its price in whole dollars, and the answers of step 2. */
export type BookingAnswers = { service: { name: string; price: number }; information: Information };

/**
 * Every answer and the money as labelled lines, in the order of the wizard: for the check-your-answers page, and the
 * body of a summary. `id` is the field's name, for the links back.
 */
export function bookingRows(
  { service, information }: BookingAnswers,
  words: BookingSummaryWords,
): SummaryRow<BookingRowId>[] {
  const { price, tax, total } = quote(service.price);
  const row = (id: BookingRowId, value: string) => summaryRow(id, words.labels[id], value, words.notGiven);
  return [
    row('service', service.name),
    ...informationNames.map((name) => row(name, readable(name, information, words))),
    row('fee', formatDollars(price)),
    row('tax', formatDollars(tax)),
    row('total', formatDollars(total)),
  ];
}

/** The summary of a confirmed booking. */
export function bookingSummary(
  reference: string,
  answers: BookingAnswers,
  words: BookingSummaryWords,
): BookingSummary {
  const first = summaryRow('reference', words.labels.reference, reference, words.notGiven);
  return {
    kind: 'booking',
    title: words.title,
    reference,
    rows: [first, ...bookingRows(answers, words)],
    visit: visitOf(answers.information),
  };
}

function readable(name: InformationName, information: Information, words: BookingSummaryWords): string {
  const { preferredDate, preferredTime } = information;
  if (name === 'preferredDate') return formatDay(preferredDate);
  if (name === 'preferredTime') return preferredTime && words.times[preferredTime];
  return information[name];
}

function visitOf(information: Information): Visit | undefined {
  const { preferredDate: day, preferredTime, address, city, state, zipCode } = information;
  if (day === '' || preferredTime === 'asap') return undefined;
  return { day, window: windowOf(preferredTime), place: `${address}, ${city}, ${state} ${zipCode}` };
}
