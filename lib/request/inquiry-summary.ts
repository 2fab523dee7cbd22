import type { Control } from '@/lib/forms/fields';
import type { InquiryKind } from '@/lib/forms/inquiry-fields';
import { formatDay } from '@/lib/hours/dates';
import { formatPhone } from '@/lib/text/phone';
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
  { kind, fields }: { kind: InquiryKind; fields: readonly Control[] },
  { reference, answers, campaign, ownPhone }: Inquiry,
): Summary {
  const rows = fields.map(({ name, label, kind: kindOfField }) => {
    const answer = answers[name] ?? '';
    if (name === 'phone')
      return answerRow({ id: name, label, value: formatPhone(ownPhone, answer), fields: { phone: answer } });
    return answerRow({ id: name, label, value: kindOfField === 'date' ? formatDay(answer) : answer });
  });
  return {
    kind,
    title: titles[kind],
    reference,
    rows: [referenceRow(reference), ...rows, ...campaignRows(campaign)],
    appliance: answers['applianceType'] ?? '',
  };
}
