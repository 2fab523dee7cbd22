import { formatDay } from '@/lib/hours/dates';
import type { Fields } from '@/lib/forms/fields';
import { inquiryFields, type InquiryKind } from '@/lib/forms/inquiry-fields';
import { answerRow, campaignRows, referenceRow, type Summary } from './summary';

const titles = { quote: 'Free quote request', contact: 'Message from the website' };

type Inquiry = { reference: string; answers: Readonly<Record<string, string>>; campaign: string };

/** Returns the summary of an inquiry, with a row for each field. `applianceType` is the name of an appliance or ''. */
export function inquirySummary(kind: InquiryKind, { reference, answers, campaign }: Inquiry): Summary {
  const fields: Fields = inquiryFields[kind];
  const rows = Object.entries(fields).map(([name, field]) => {
    const answer = answers[name] ?? '';
    const value = field.kind === 'date' ? formatDay(answer) : answer;
    return answerRow({ id: name, label: field.label, value });
  });
  return {
    kind,
    title: titles[kind],
    reference,
    rows: [referenceRow(reference), ...rows, ...campaignRows(campaign)],
    appliance: answers['applianceType'] ?? '',
  };
}
