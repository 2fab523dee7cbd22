import type { ChoiceField, DateField, Field, LineField, LongTextField } from './field';
import { sharedFields } from './shared-fields';

// The same questions as in the wizard, but here nothing is required. Source: the product's specification, section 5.
const { firstName, lastName, phone, email, problemDescription } = sharedFields;

const shared = {
  phone: { ...phone, required: false },
  email: { ...email, required: false },
  applianceType: { name: 'applianceType', kind: 'choice', required: false },
  problemDescription: { ...problemDescription, required: false },
  preferredServiceDate: { name: 'preferredServiceDate', kind: 'date', required: false },
} as const satisfies Record<string, LineField | ChoiceField | LongTextField | DateField>;

/** The six questions of the quote forms, in their order. Source: the product's specification, section 2. */
export const quoteFields = {
  name: { ...firstName, name: 'name', required: false, autoComplete: 'name' },
  ...shared,
} as const satisfies Record<string, Field>;

/** The seven questions of the contact form, in their order. Source: the product's specification, section 2. */
export const contactFields = {
  firstName: { ...firstName, required: false },
  lastName: { ...lastName, required: false },
  ...shared,
} as const satisfies Record<string, Field>;
