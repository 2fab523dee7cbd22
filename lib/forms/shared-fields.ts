import type { Field, LineField } from './field';

/** Generous: nobody's name or street is longer, and an answer still fits into a text message. */
const longestLine = 200;

type Line = Pick<LineField, 'autoComplete' | 'inputMode'> & { kind?: LineField['kind'] };

/** A required question for one line. Enter goes on to the next. */
export const line = <Name extends string>(
  name: Name,
  { kind = 'text', autoComplete, inputMode = 'text' }: Line,
) => ({
  name,
  kind,
  required: true,
  maxLength: longestLine,
  autoComplete,
  inputMode,
  enterKeyHint: 'next' as const,
});

/** The questions that the wizard and the enquiry forms have in common, as the wizard asks them. */
export const sharedFields = {
  firstName: line('firstName', { autoComplete: 'given-name' }),
  lastName: line('lastName', { autoComplete: 'family-name' }),
  email: line('email', { kind: 'email', autoComplete: 'email', inputMode: 'email' }),
  phone: line('phone', { kind: 'tel', autoComplete: 'tel', inputMode: 'tel' }),
  problemDescription: {
    name: 'problemDescription',
    kind: 'long-text',
    required: false,
    maxLength: 2000,
    inputMode: 'text',
    enterKeyHint: 'enter',
  },
} as const satisfies Record<string, Field>;
