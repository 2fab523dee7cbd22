import { formatDay } from '@/lib/forms/dates';
import { summaryRow, type EnquirySummary } from './summary';

/** The texts of an enquiry's summary, from content/. */
export type EnquirySummaryWords = {
  title: string;
  /** By field name, and `reference`. */
  labels: Readonly<Record<string, string>>;
  /** Shown for a missing answer. */
  notGiven: string;
};

/** The summary of an enquiry. `answers` are in the order of the fields. */
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
