import type { Field, LineField } from './field';

/** Longer than any real name or street, but short enough for a text message. */
const longestLine = 200;

type Line = Pick<LineField, 'autoComplete' | 'inputMode'> & { kind?: LineField['kind'] };

/** A required single-line field. Enter moves to the next field. */
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

/** The fields shared by the wizard and the enquiry forms, as defined for the wizard. */
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
