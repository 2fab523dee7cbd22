import { formatDay } from '@/lib/forms/dates';
import type { Fields } from '@/lib/forms/fields';
import { answerRow, referenceRow, type Summary } from './summary';

type InquiryParts = {
  kind: 'quote' | 'contact';
  reference: string;
  appliance: string;
  fields: Fields;
  answers: Readonly<Record<string, string>>;
  /** From content/: labels by field name, and of the `reference`. */
  texts: { title: string; labels: Readonly<Record<string, string>>; notGiven: string };
};

/** The summary of an inquiry: a row for each field. */
export function inquirySummary({ fields, answers, texts, ...parts }: InquiryParts): Summary {
  const { title, labels, notGiven } = texts;
  const rows = Object.entries(fields).map(([name, { kind: fieldKind }]) => {
    const answer = answers[name] ?? '';
    const value = fieldKind === 'date' ? formatDay(answer) : answer;
    const row = answerRow(name, labels[name] ?? name, value, notGiven);
    return { ...row, isLong: fieldKind === 'long-text' };
  });
  const first = referenceRow(labels['reference'] ?? '', parts.reference);
  return { ...parts, title, rows: [first, ...rows] };
}
