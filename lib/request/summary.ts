import type { Visit } from '@/lib/booking/visit';
import type { DayPart } from '@/lib/hours/visits';
import { plainText } from '@/lib/text/plain-text';

/** A row of a request. The page, texts, emails, files and the request service all read the same rows. */
export type SummaryRow = {
  /** The name of its first field, which the Change link leads to. */
  id: string;
  /** A 'price' or a 'refusal' applies instead of the usual 'total'. An 'amount' is any other row of the price. */
  kind: 'reference' | 'answer' | 'price' | 'refusal' | 'amount' | 'total';
  label: string;
  /** The text to show. If the answer `isMissing`, it says so. */
  value: string;
  /** It is shown after the value. */
  caveat?: string | undefined;
  isMissing?: boolean;
  /** The answers by the name of their field. The rows for name, contact, and address have several. */
  fields?: Readonly<Record<string, string>>;
};

/** A requested visit. Without `window`, it can be at any time of the day. */
export type CalendarVisit = DayPart & { service: string; address: string };

/** A request. We make everything that leaves the page (texts, links, files) from a summary alone. */
export type Summary = {
  kind: 'booking' | 'quote' | 'contact';
  /** The first line, which says what kind of request this is. */
  title: string;
  /** "RK7-4MX", also in the first row. */
  reference: string;
  rows: readonly SummaryRow[];
  /** The notes below the price. They say what it covers and what we promise. */
  notes?: readonly string[];
  /** The id of the service or the name of the appliance, to find advice for the time until we come. */
  appliance: string;
  /** Whether we can come. An inquiry has none. */
  situation?: Visit['situation'];
  /** True if somebody answers now, and the visit is too soon for a reply or in a place that we don't serve. */
  callFirst?: boolean;
  /** The visit for a calendar. Undefined without a day, as soon as possible, if it is urgent, and if nobody comes. */
  visit?: CalendarVisit | undefined;
};

/** The subject of the email, also sent to a service that receives requests. */
export const subjectOf = ({ title, reference }: Summary) => `${title} ${reference}`;

export const referenceRow = (reference: string): SummaryRow => ({
  id: 'reference',
  kind: 'reference',
  label: 'Request number',
  value: reference,
});

/** An answer. Without `fields`, it is the answer of the field with its id. */
type Answer = Pick<SummaryRow, 'id' | 'label' | 'value' | 'fields'>;

export function answerRow({ id, label, value, fields = { [id]: value } }: Answer): SummaryRow {
  return { id, kind: 'answer', label, value: value || 'Not given', isMissing: value === '', fields };
}

/** The id of the campaign's row. Visitors can't change it, because it's from the link that they followed. */
export const campaignId = 'cameFrom';

/** Returns a row with the campaign, or no rows if there is none. */
export const campaignRows = (campaign: string): SummaryRow[] =>
  campaign ? [answerRow({ id: campaignId, label: 'Came from', value: campaign })] : [];

/**
 * Returns the title and a labeled line for each answered row, as plain text with "\n" line endings. We indent the lines
 * of an answer, so that nobody can take an answer that reads "Total: $0" for our own line.
 */
export function summaryText({ title, rows }: Pick<Summary, 'title' | 'rows'>): string {
  const answered = rows.filter(({ isMissing }) => !isMissing);
  const lines = answered.map(({ label, value, caveat = '' }) => {
    const text = plainText(`${value}\n${caveat}`).trimEnd();
    return `${label}: ${text.replace(/\n/g, '\n  ')}`;
  });
  return [title, '', ...lines].join('\n');
}
