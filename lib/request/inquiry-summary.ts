import { formatDay } from '@/lib/hours/dates';
import type { Fields } from '@/lib/forms/fields';
import { inquiryFields, type InquiryKind } from '@/lib/forms/inquiry-fields';
import { phoneLike } from '@/lib/text/phone';
import { answerRow, campaignRows, referenceRow, type Summary } from './summary';

const titles = { quote: 'Free quote request', contact: 'Message from the website' };

type Inquiry = {
  reference: string;
  answers: Readonly<Record<string, string>>;
  campaign: string;
  /** The shop's own number, as it writes it. */
  ownPhone: string;
};

/** Returns the summary of an inquiry, with a row for each field. `applianceType` is the name of an appliance or ''. */
export function inquirySummary(
  kind: InquiryKind,
  { reference, answers, campaign, ownPhone }: Inquiry,
): Summary {
  const fields: Fields = inquiryFields[kind];
  const rows = Object.entries(fields).map(([name, field]) => {
    const answer = answers[name] ?? '';
    const { label } = field;
    if (name === 'phone')
      return answerRow({ id: name, label, value: phoneLike(ownPhone, answer), fields: { phone: answer } });
    return answerRow({ id: name, label, value: field.kind === 'date' ? formatDay(answer) : answer });
  });
  return {
    kind,
    title: titles[kind],
    reference,
    rows: [referenceRow(reference), ...rows, ...campaignRows(campaign)],
    appliance: answers['applianceType'] ?? '',
  };
}
