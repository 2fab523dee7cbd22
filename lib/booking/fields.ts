import { stateCodes } from '@/lib/location/state-code';
import type { Answers, Field, RawAnswers } from './field';
import { preferredTimes } from './preferred-times';

// Generous: nobody's name or street is longer, and an answer still fits into a text message.
const maxLength = 200;

/**
 * The eleven questions of step 2, in their order. Names, what is required and the choices: the product's
 * specification, sections 3 and 5. Schema and inputs are both made from this, so that they can't disagree.
 */
export const informationFields = {
  firstName: {
    name: 'firstName',
    kind: 'text',
    required: true,
    maxLength,
    autoComplete: 'given-name',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  lastName: {
    name: 'lastName',
    kind: 'text',
    required: true,
    maxLength,
    autoComplete: 'family-name',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  email: {
    name: 'email',
    kind: 'email',
    required: true,
    maxLength,
    autoComplete: 'email',
    inputMode: 'email',
    enterKeyHint: 'next',
  },
  phone: {
    name: 'phone',
    kind: 'tel',
    required: true,
    maxLength,
    autoComplete: 'tel',
    inputMode: 'tel',
    enterKeyHint: 'next',
  },
  // Not "street-address": that token means several lines, and browsers skip a single-line input that carries it.
  address: {
    name: 'address',
    kind: 'text',
    required: true,
    maxLength,
    autoComplete: 'address-line1',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  city: {
    name: 'city',
    kind: 'text',
    required: true,
    maxLength,
    autoComplete: 'address-level2',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  state: {
    name: 'state',
    kind: 'choice',
    required: true,
    options: stateCodes,
    autoComplete: 'address-level1',
  },
  // Text, not a number: ZIP codes begin with zeros and go on after hyphens.
  zipCode: {
    name: 'zipCode',
    kind: 'text',
    required: true,
    maxLength,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    enterKeyHint: 'next',
  },
  preferredDate: { name: 'preferredDate', kind: 'date', required: false, autoComplete: 'off' },
  preferredTime: {
    name: 'preferredTime',
    kind: 'choice',
    required: false,
    options: preferredTimes.map(({ id }) => id),
    autoComplete: 'off',
  },
  problemDescription: {
    name: 'problemDescription',
    kind: 'long-text',
    required: false,
    maxLength: 2000,
    autoComplete: 'off',
    inputMode: 'text',
    enterKeyHint: 'enter',
  },
} as const satisfies Record<string, Field>;

export type InformationName = keyof typeof informationFields;

/** Step 2 as typed so far, right or wrong: what the controls hold. */
export type RawInformation = RawAnswers<typeof informationFields>;

/** Step 2 as it goes on to step 3: trimmed, nothing required missing. */
export type Information = Answers<typeof informationFields>;
