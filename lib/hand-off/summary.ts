import type { InformationName } from '@/lib/booking/fields';
import type { TimeWindow } from '@/lib/booking/preferred-times';
import { plainText } from '@/lib/text/plain-text';

/** A row of a summary. `value` is ready to show; if `isGiven` is false, it says so. */
export type SummaryRow<Id extends string = string> = {
  id: Id;
  label: string;
  value: string;
  isGiven: boolean;
};

/** The rows of a booking: service, answers of step 2, amounts. Never card details. */
export type BookingRowId = 'service' | InformationName | 'fee' | 'tax' | 'total';

type SummaryOf<Kind extends string, Id extends string> = {
  kind: Kind;
  /** The first line: what kind of request this is. */
  title: string;
  /** "RK7-4MX", also in the first row. */
  reference: string;
  rows: readonly SummaryRow<Id | 'reference'>[];
};

/** When and where a technician is requested; any time of day without `window`. */
export type Visit = { day: string; window: TimeWindow | undefined; place: string };

/** `visit` is undefined in an emergency or without a day: there is nothing for a calendar. */
export type BookingSummary = SummaryOf<'booking', BookingRowId> & { visit: Visit | undefined };

export type EnquirySummary = SummaryOf<'quote' | 'contact', string>;

/** A request. Everything that leaves the page (text, link, file) is made from a summary alone. */
export type Summary = BookingSummary | EnquirySummary;

/** A row whose value may be missing; then it shows `notGiven`. */
export function summaryRow<Id extends string>(
  id: Id,
  label: string,
  value: string,
  notGiven: string,
): SummaryRow<Id> {
  return { id, label, value: value || notGiven, isGiven: value !== '' };
}

/** A title and labeled lines, without unanswered rows. */
export function linesOfText(title: string, rows: readonly SummaryRow[]): string {
  const lines = rows.filter(({ isGiven }) => isGiven).map(({ label, value }) => `${label}: ${value}`);
  return plainText([title, '', ...lines].join('\n'));
}

/** The whole summary as plain text, with "\n" line endings. */
export function summaryText({ title, rows }: Summary): string {
  return linesOfText(title, rows);
}
