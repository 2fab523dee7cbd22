import { safeParse } from 'zod/v4/core';
import type { PreparePlace } from '@/components/hand-off/hand-off-panel';
import { deliver, RequestPanel } from '@/components/hand-off/request-panel';
import type { FormWords } from '@/lib/content/forms';
import type { FormRules } from '@/lib/forms/attributes';
import { contactFields, quoteFields } from '@/lib/forms/enquiry-fields';
import type { Fields } from '@/lib/forms/field';
import { formSchema } from '@/lib/forms/form-schema';
import { heldAnswers } from '@/lib/forms/held-value';
import { referenceOf } from '@/lib/forms/reference';
import { enquirySummary } from '@/lib/hand-off/enquiry-summary';
import type { Summary } from '@/lib/hand-off/summary';

/** What an enquiry form asks for: a quote, or to be contacted. */
export type EnquiryKind = 'quote' | 'contact';

type Submission = {
  kind: EnquiryKind;
  /** The form's current values, even those typed or autofilled before hydration. */
  data: FormData;
  rules: FormRules;
  words: FormWords;
  referenceLabel: string;
};

export type Enquiry = {
  summary: Summary;
  place: PreparePlace;
  isReachable: boolean;
};

/** In the order of the appliance types in content/forms.json. */
const places = ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven-range', 'microwave', 'other'] as const;

/** The answers as a summary; 'empty' if there are none, undefined if they are invalid. */
export function enquiryFrom(submission: Submission): Enquiry | 'empty' | undefined {
  const { kind, data, rules, words, referenceLabel } = submission;
  const fields: Fields = kind === 'quote' ? quoteFields : contactFields;
  const held = heldAnswers(fields, (name) => data.get(name));
  const answers = safeParse(formSchema(fields, rules), held).data;
  if (!answers) return undefined;
  if (Object.values(answers).every((answer) => answer === '')) return 'empty';
  const reference = referenceOf([rules.minDate, kind, answers]);
  const summary = enquirySummary(kind, reference, answers, {
    title: words[kind].summaryTitle,
    labels: { ...words.labels, reference: referenceLabel },
    notGiven: words.notGiven,
  });
  const { applianceType, phone, email } = answers;
  const appliance = words.applianceTypes[kind].findIndex((type) => type === applianceType);
  return { summary, place: places[appliance] ?? 'other', isReachable: Boolean(phone || email) };
}

// Exported here so that only visitors who fill in a form load them.
export { deliver, RequestPanel as Panel };
