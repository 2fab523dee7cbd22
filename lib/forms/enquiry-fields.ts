import type { ChoiceField, DateField, Field, LineField, LongTextField } from './field';
import { sharedFields } from './shared-fields';

// The same fields as in the wizard, but none is required. Source: specification, section 5.
const { firstName, lastName, phone, email, problemDescription } = sharedFields;

const shared = {
  phone: { ...phone, required: false },
  email: { ...email, required: false },
  applianceType: { name: 'applianceType', kind: 'choice', required: false },
  problemDescription: { ...problemDescription, required: false },
  preferredServiceDate: { name: 'preferredServiceDate', kind: 'date', required: false },
} as const satisfies Record<string, LineField | ChoiceField | LongTextField | DateField>;

/** The six fields of the quote forms, in order. Source: specification, section 2. */
export const quoteFields = {
  name: { ...firstName, name: 'name', required: false, autoComplete: 'name' },
  ...shared,
} as const satisfies Record<string, Field>;

/** The seven fields of the contact form, in order. Source: specification, section 2. */
export const contactFields = {
  firstName: { ...firstName, required: false },
  lastName: { ...lastName, required: false },
  ...shared,
} as const satisfies Record<string, Field>;
