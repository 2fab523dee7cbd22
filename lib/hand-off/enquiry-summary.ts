import { formatDay } from '@/lib/forms/dates';
import {
  type ContactAnswers,
  contactFields,
  type ContactName,
  type QuoteAnswers,
  quoteFields,
  type QuoteName,
} from '@/lib/forms/enquiry-fields';
import { type ContactSummary, type QuoteSummary, summaryRow, type SummaryRow } from './summary';

/** The words of an enquiry's summary, from content/. */
export type EnquirySummaryWords<Name extends string> = {
  title: string;
  labels: Record<Name | 'reference', string>;
  /** Stands where an answer is missing. */
  notGiven: string;
};

const isQuoteName = (name: string): name is QuoteName => name in quoteFields;
const isContactName = (name: string): name is ContactName => name in contactFields;

function enquiryRows<Name extends string>(
  reference: string,
  names: readonly Name[],
  answers: Record<Name, string>,
  words: EnquirySummaryWords<Name>,
): SummaryRow<Name | 'reference'>[] {
  const row = (id: Name | 'reference', value: string) =>
    summaryRow(id, words.labels[id], value, words.notGiven);
  // A day is the only answer that isn't read as it was written; anything else comes back unchanged.
  const rows = names.map((name) =>
    row(name, name === 'preferredServiceDate' ? formatDay(answers[name]) : answers[name]),
  );
  return [row('reference', reference), ...rows];
}

/** The summary of a quote form. */
export function quoteSummary(
  reference: string,
  answers: QuoteAnswers,
  words: EnquirySummaryWords<QuoteName>,
): QuoteSummary {
  const names = Object.keys(quoteFields).filter(isQuoteName);
  return {
    kind: 'quote',
    title: words.title,
    reference,
    rows: enquiryRows(reference, names, answers, words),
  };
}

/** The summary of the contact form. */
export function contactSummary(
  reference: string,
  answers: ContactAnswers,
  words: EnquirySummaryWords<ContactName>,
): ContactSummary {
  const names = Object.keys(contactFields).filter(isContactName);
  return {
    kind: 'contact',
    title: words.title,
    reference,
    rows: enquiryRows(reference, names, answers, words),
  };
}
