import { formatDay } from '@/lib/forms/dates';
import { summaryRow, type EnquirySummary } from './summary';

/** The words of an enquiry's summary, from content/. */
export type EnquirySummaryWords = {
  title: string;
  /** By the name of the field; `reference` is that of the first line. */
  labels: Readonly<Record<string, string>>;
  /** Takes the place of a missing answer. */
  notGiven: string;
};

/** The summary of a quote form or the contact form; `answers` are in the order of the questions. */
export function enquirySummary(
  kind: EnquirySummary['kind'],
  reference: string,
  answers: Readonly<Record<string, string>>,
  { title, labels, notGiven }: EnquirySummaryWords,
): EnquirySummary {
  const readable = (name: string, answer: string) =>
    name === 'preferredServiceDate' ? formatDay(answer) : answer;
  const rows = Object.entries({ reference, ...answers }).map(([name, answer]) =>
    summaryRow(name, labels[name] ?? name, readable(name, answer), notGiven),
  );
  return { kind, title, reference, rows };
}
