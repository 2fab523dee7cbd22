import type { FormRules } from '@/lib/forms/attributes';
import type { Answers, Field, RawAnswers } from '@/lib/forms/field';
import { formSchema } from '@/lib/forms/form-schema';
import { custom, object } from '@/lib/forms/schema';
import { line, sharedFields } from '@/lib/forms/shared-fields';
import { stateCodes } from '@/lib/location/state-code';
import { preferredTimes } from './preferred-times';

/**
 * The eleven fields of step 2, in order. Names, required fields and choices: specification,
 * sections 3 and 5. Schema and inputs are both derived from this, so they can't disagree.
 */
export const informationFields = {
  firstName: sharedFields.firstName,
  lastName: sharedFields.lastName,
  email: sharedFields.email,
  phone: sharedFields.phone,
  // Not "street-address": that means several lines, and browsers don't fill it into a single line.
  address: line('address', { autoComplete: 'address-line1' }),
  city: line('city', { autoComplete: 'address-level2' }),
  state: {
    name: 'state',
    kind: 'choice',
    required: true,
    options: stateCodes,
    autoComplete: 'address-level1',
  },
  // Text, not a number: ZIP codes can start with zeros and contain hyphens.
  zipCode: line('zipCode', { autoComplete: 'postal-code', inputMode: 'numeric' }),
  preferredDate: { name: 'preferredDate', kind: 'date', required: false },
  preferredTime: {
    name: 'preferredTime',
    kind: 'choice',
    required: false,
    options: preferredTimes.map(({ id }) => id),
  },
  problemDescription: sharedFields.problemDescription,
} as const satisfies Record<string, Field>;

export type InformationName = keyof typeof informationFields;

/** Step 2 as typed so far, valid or not: the values of the controls. */
export type RawInformation = RawAnswers<typeof informationFields>;

/** Step 2 as passed on to step 3: trimmed and valid. */
export type Information = Answers<typeof informationFields>;

export const isInformationName = (name: string): name is InformationName => name in informationFields;

/** The names of step 2's fields, in order. */
export const informationNames = Object.keys(informationFields).filter(isInformationName);

/** The schema of step 2; see `formSchema` for how it matches native validation. */
export const informationSchema = (rules: FormRules) => formSchema(informationFields, rules);

/** The schema of step 3: only the terms. */
export const termsSchema = object({ terms: custom((isTicked: boolean) => isTicked === true) });
