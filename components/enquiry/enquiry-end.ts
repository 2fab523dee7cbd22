import { safeParse } from 'zod/v4/core';
import type { PreparePlace } from '@/components/hand-off/hand-off-panel';
import { delivery, RequestPanel } from '@/components/hand-off/request-panel';
import type { FormWords } from '@/lib/content/forms';
import type { FormRules } from '@/lib/forms/attributes';
import { contactFields, quoteFields } from '@/lib/forms/enquiry-fields';
import type { Fields } from '@/lib/forms/field';
import { formSchema } from '@/lib/forms/form-schema';
import { heldAnswers } from '@/lib/forms/held-value';
import { makeReference, randomBytesOf } from '@/lib/forms/reference';
import { enquirySummary } from '@/lib/hand-off/enquiry-summary';
import type { Summary } from '@/lib/hand-off/summary';

/** What an enquiry form asks for: a quote, or to be contacted. */
export type EnquiryKind = 'quote' | 'contact';

type Submission = {
  kind: EnquiryKind;
  /** What the form's controls hold now, typed or filled in by the browser, before hydration or after. */
  data: FormData;
  /** The same that the inputs' attributes are made from. */
  rules: FormRules;
  words: FormWords;
  /** Name of the reference number. */
  referenceLabel: string;
};

/** A finished enquiry. */
export type Enquiry = {
  summary: Summary;
  /** Where the label of its appliance is found. */
  place: PreparePlace;
  isReachable: boolean;
};

/** In the order of the appliance types in content/forms.json. */
const places = ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven-range', 'microwave', 'other'] as const;

/**
 * What was filled in, as a summary. The same answers keep the reference of `before`: a second look makes
 * no second request. 'empty' if there is nothing to send; undefined if the schema objects, which it only
 * does where the browser has already.
 */
export function enquiryFrom(submission: Submission, before?: Enquiry): Enquiry | 'empty' | undefined {
  const { kind, words, data } = submission;
  const made = summaryOf(submission, makeReference(randomBytesOf(globalThis.crypto)));
  const known = made && delivery?.knownReference(made);
  const summary = known ? summaryOf(submission, known) : made;
  if (!summary) return undefined;
  const isGiven = (...ids: string[]) => summary.rows.some((row) => ids.includes(row.id) && row.isGiven);
  if (summary.rows.every(({ id, isGiven: isIn }) => id === 'reference' || !isIn)) return 'empty';
  if (before && isSame(summary, before.summary)) return before;
  const appliance = words.applianceTypes[kind].findIndex((type) => type === data.get('applianceType'));
  return { summary, place: places[appliance] ?? 'other', isReachable: isGiven('phone', 'email') };
}

function summaryOf({ kind, data, rules, words, referenceLabel }: Submission, reference: string) {
  const fields: Fields = kind === 'quote' ? quoteFields : contactFields;
  const held = heldAnswers(fields, (name) => data.get(name));
  const answers = safeParse(formSchema(fields, rules), held).data;
  const { notGiven, labels } = words;
  const title = words[kind].summaryTitle;
  return (
    answers &&
    enquirySummary(kind, reference, answers, {
      title,
      labels: { ...labels, reference: referenceLabel },
      notGiven,
    })
  );
}

const isSame = (one: Summary, other: Summary) =>
  one.rows.every(({ id, value }, index) => id === 'reference' || other.rows[index]?.value === value);

/** Sends the request where the build does that. Call it when the button was pressed. */
export const deliver = delivery?.deliver;

/** What takes the form's place. It comes with this file, so only who fills in a form loads it. */
export const Panel = RequestPanel;
