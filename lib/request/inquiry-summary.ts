import type { FormTexts } from '@/lib/content/schemas/forms';
import { formatDay } from '@/lib/forms/dates';
import type { Fields } from '@/lib/forms/fields';
import { inquiryFields, type InquiryKind } from '@/lib/forms/inquiry-fields';
import { answerRow, type Summary } from './summary';

export type InquiryParts = {
  kind: InquiryKind;
  reference: string;
  /** By field name; `applianceType` is the id of an appliance or ''. */
  answers: Readonly<Record<string, string>>;
  texts: FormTexts;
  referenceLabel: string;
};

/** The summary of an inquiry: a row for each field. */
export function inquirySummary({ kind, reference, answers, texts, referenceLabel }: InquiryParts): Summary {
  const fields: Fields = inquiryFields[kind];
  const labels: Readonly<Record<string, string>> = texts.labels;
  const appliances: Readonly<Record<string, string>> = texts.applianceTypes[kind];
  const rows = Object.entries(fields).map(([name, field]) => {
    const answer = answers[name] ?? '';
    const chosen = field.kind === 'choice' ? appliances[answer] : undefined;
    const value = field.kind === 'date' ? formatDay(answer) : (chosen ?? answer);
    const row = answerRow(name, labels[name] ?? name, value, texts.notGiven);
    return { ...row, isLong: field.kind === 'long-text' };
  });
  return {
    kind,
    title: texts[kind].summaryTitle,
    reference,
    rows: [{ id: 'reference', kind: 'reference', label: referenceLabel, value: reference }, ...rows],
    appliance: answers['applianceType'] || 'other',
  };
}
