import { HandOffPanel, type PreparePlace } from '@/components/hand-off/hand-off-panel';
import type { FormWords } from '@/lib/content/forms';
import type { FormRules } from '@/lib/forms/attributes';
import { contactFields, quoteFields } from '@/lib/forms/enquiry-fields';
import { formSchema } from '@/lib/forms/form-schema';
import { heldAnswers } from '@/lib/forms/held-value';
import { makeReference, randomBytesOf } from '@/lib/forms/reference';
import { contactSummary, quoteSummary } from '@/lib/hand-off/enquiry-summary';
import type { Summary } from '@/lib/hand-off/summary';

/** What an enquiry form asks for: a quote, or to be contacted. */
export type EnquiryKind = 'quote' | 'contact';

type Submission = {
  kind: EnquiryKind;
  /** Everything that the form's controls hold, by name. */
  held: ReadonlyMap<string, unknown>;
  /** The same that the inputs' attributes are made from. */
  rules: FormRules;
  words: FormWords;
  /** Name of the reference number. */
  referenceLabel: string;
};

/** A finished enquiry and where the label of its appliance is found. */
export type Enquiry = { summary: Summary; place: PreparePlace };

/** In the order of the appliance types in content/forms.json. */
const places = ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven-range', 'microwave', 'other'] as const;

const isSame = (one: Summary, other: Summary) =>
  one.rows.every(({ id, value }, index) => id === 'reference' || other.rows[index]?.value === value);

/**
 * The summary of what was filled in. The same answers keep the reference of `before`, so that a second look makes no
 * second request. Undefined if the schema objects, which it only does where the browser did already.
 */
export function enquiryFrom(submission: Submission, before: Enquiry | undefined): Enquiry | undefined {
  const { kind, words } = submission;
  const summary = summaryOf(submission, makeReference(randomBytesOf(globalThis.crypto)));
  if (!summary) return undefined;
  if (before && isSame(summary, before.summary)) return before;
  const appliance = words.applianceTypes[kind].findIndex(
    (type) => type === submission.held.get('applianceType'),
  );
  return { summary, place: places[appliance] ?? 'other' };
}

function summaryOf({ kind, held, rules, words, referenceLabel }: Submission, reference: string) {
  const { notGiven } = words;
  const labels = { ...words.labels, reference: referenceLabel };
  const summaryWords = { title: words[kind].summaryTitle, labels, notGiven };
  const valueOf = (name: string) => held.get(name);
  if (kind === 'quote') {
    const { data } = formSchema(quoteFields, rules).safeParse(heldAnswers(quoteFields, valueOf));
    return data && quoteSummary(reference, data, summaryWords);
  }
  const { data } = formSchema(contactFields, rules).safeParse(heldAnswers(contactFields, valueOf));
  return data && contactSummary(reference, data, summaryWords);
}

/** What takes the form's place. It comes with this file, so that only who begins to fill in a form loads it. */
export const Panel = HandOffPanel;
