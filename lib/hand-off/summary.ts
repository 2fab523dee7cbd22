import type { InformationName } from '@/lib/booking/fields';
import type { TimeWindow } from '@/lib/booking/preferred-times';
import { plainText } from '@/lib/text/plain-text';

/** One line of a summary. `value` is ready to be read; where nothing was given it says so, and `isGiven` is false. */
export type SummaryRow<Id extends string = string> = {
  id: Id;
  label: string;
  value: string;
  isGiven: boolean;
};

/** The lines of a booking: the service, the answers of step 2, then the money. None of them is a card's. */
export type BookingRowId = 'service' | InformationName | 'fee' | 'tax' | 'total';

type SummaryOf<Kind extends string, Id extends string> = {
  kind: Kind;
  /** What this is, on a line of its own. */
  title: string;
  /** "RK7-4MX", also in the first row. */
  reference: string;
  rows: readonly SummaryRow<Id | 'reference'>[];
};

/** When and where a technician is expected. Without `window` any time of the day will do. */
export type Visit = { day: string; window: TimeWindow | undefined; place: string };

/** `visit` is undefined where no day was asked for, or the matter is an emergency: nothing to put into a calendar. */
export type BookingSummary = SummaryOf<'booking', BookingRowId> & { visit: Visit | undefined };

export type EnquirySummary = SummaryOf<'quote' | 'contact', string>;

/** What a visitor hands over. Everything that leaves the page (text, link, file) is made from one of these alone. */
export type Summary = BookingSummary | EnquirySummary;

/** A line whose value may be missing; `notGiven` stands in for it ("Not given"). */
export function summaryRow<Id extends string>(
  id: Id,
  label: string,
  value: string,
  notGiven: string,
): SummaryRow<Id> {
  return { id, label, value: value || notGiven, isGiven: value !== '' };
}

/** A title and labelled lines; lines without an answer are left out. */
export function linesOfText(title: string, rows: readonly SummaryRow[]): string {
  const lines = rows.filter(({ isGiven }) => isGiven).map(({ label, value }) => `${label}: ${value}`);
  return plainText([title, '', ...lines].join('\n'));
}

/** The whole summary as plain text with "\n" at the line ends: for copying, sharing and calendar notes. */
export function summaryText({ title, rows }: Summary): string {
  return linesOfText(title, rows);
}
