import type { VisitKind } from '@/lib/booking/visit-price';
import type { TimeWindow } from '@/lib/hours/visits';
import { plainText } from '@/lib/text/plain-text';

/** A row of a request. The page, texts, emails, files and the request service all read the same rows. */
export type SummaryRow = {
  /** The name of its first field. Change leads there. */
  id: string;
  /** Only an 'answer' is ever cut. A text message leaves out each 'amount'. A 'price' isn't the usual one. */
  kind: 'reference' | 'answer' | 'price' | 'warning' | 'amount';
  label: string;
  /** Ready to show. If the answer `isMissing`, it says so. */
  value: string;
  /** A remark on the value, after it. */
  note?: string | undefined;
  isMissing?: boolean;
  /** The answer's fields by name. The rows for name, contact, and address have several. */
  fields?: Readonly<Record<string, string>>;
};

/** A requested visit. Without `window`, it is at any time of the day. */
export type Visit = { service: string; day: string; window: TimeWindow | undefined; address: string };

/** A request. Everything that leaves the page (text, link, file) is made from a summary alone. */
export type Summary = {
  kind: 'booking' | 'quote' | 'contact';
  /** The first line: what kind of request this is. */
  title: string;
  /** "RK7-4MX", also in the first row. */
  reference: string;
  rows: readonly SummaryRow[];
  /** What is shown below the price: what it covers, and the promises. */
  notes?: readonly string[];
  /** The service's or the appliance's id, for what to know before we arrive. */
  appliance: string;
  /** The kind of a visit. */
  visitKind?: VisitKind;
  /** True if somebody answers now, and the visit is too soon for a reply or in a place that we don't serve. */
  callFirst?: boolean;
  /** The visit for a calendar; undefined if it has no day, is as soon as possible, or if nobody comes then. */
  visit?: Visit | undefined;
};

/** The subject of the email, also sent to a service that receives requests. */
export const subjectOf = ({ title, reference }: Summary) => `${title} ${reference}`;

export const referenceRow = (reference: string): SummaryRow => ({
  id: 'reference',
  kind: 'reference',
  label: 'Request number',
  value: reference,
});

/** An answer. Without `fields`, it is that of the field with its id. */
type Answer = Pick<SummaryRow, 'id' | 'label' | 'value' | 'fields'>;

export function answerRow({ id, label, value, fields = { [id]: value } }: Answer): SummaryRow {
  return { id, kind: 'answer', label, value: value || 'Not given', isMissing: value === '', fields };
}

/** A request in two lines: what is wrong, and when and for how much. */
export function shortSummary({ rows }: Pick<Summary, 'rows'>): string[] {
  const price = rows.some(({ id }) => id === 'lead') ? 'lead' : 'total';
  const what = ['service', 'applianceType', 'problemDescription'];
  const when = ['preferredDate', 'preferredTime', 'preferredServiceDate', price];
  return [what, when]
    .map((ids) => rows.filter(({ id, isMissing }) => ids.includes(id) && !isMissing))
    .map((line) => line.map(({ value }) => plainText(value).replace(/\n/g, ' ')).join(' · '))
    .filter(Boolean);
}

/**
 * Returns the title and a labeled line for each answered row, as plain text with "\n" line endings. We indent the lines
 * of an answer, so that one that reads "Total: $0" can't be taken for ours.
 */
export function summaryText({ title, rows }: Pick<Summary, 'title' | 'rows'>): string {
  const given = rows.filter(({ isMissing }) => !isMissing);
  const lines = given.map(
    ({ label, value, note = '' }) =>
      `${label}: ${plainText(`${value}\n${note}`).trimEnd().replace(/\n/g, '\n  ')}`,
  );
  return [title, '', ...lines].join('\n');
}
