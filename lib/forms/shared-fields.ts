import type { Field } from './field';

/** Generous: nobody's name or street is longer, and an answer still fits into a text message. */
export const longestLine = 200;

/** The questions that the wizard and the enquiry forms have in common, as the wizard asks them. */
export const sharedFields = {
  firstName: {
    name: 'firstName',
    kind: 'text',
    required: true,
    maxLength: longestLine,
    autoComplete: 'given-name',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  lastName: {
    name: 'lastName',
    kind: 'text',
    required: true,
    maxLength: longestLine,
    autoComplete: 'family-name',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  email: {
    name: 'email',
    kind: 'email',
    required: true,
    maxLength: longestLine,
    autoComplete: 'email',
    inputMode: 'email',
    enterKeyHint: 'next',
  },
  phone: {
    name: 'phone',
    kind: 'tel',
    required: true,
    maxLength: longestLine,
    autoComplete: 'tel',
    inputMode: 'tel',
    enterKeyHint: 'next',
  },
  problemDescription: {
    name: 'problemDescription',
    kind: 'long-text',
    required: false,
    maxLength: 2000,
    inputMode: 'text',
    enterKeyHint: 'enter',
  },
} as const satisfies Record<string, Field>;
