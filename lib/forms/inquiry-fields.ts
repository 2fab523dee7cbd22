import * as z from 'zod/mini';
import { date, email, personName, phone, problemDescription, type Fields } from './fields';

// No field is required. Source: specification, sections 2 and 5.
const repair = {
  applianceType: {
    label: 'Appliance type',
    kind: 'choice',
    attributes: { required: false },
    schema: z.string(),
  },
  problemDescription,
  preferredServiceDate: date('Preferred service date'),
} satisfies Fields;
const contactDetails = { phone: phone(false), email: email(false) };

/** The kind of an inquiry form: it asks for a quote, or to be contacted. */
export type InquiryKind = keyof typeof inquiryFields;

export const inquiryFields = {
  quote: { name: personName('Name', 'name', false), ...contactDetails, ...repair },
  contact: {
    firstName: personName('First name', 'given-name', false),
    lastName: personName('Last name', 'family-name', false),
    ...contactDetails,
    ...repair,
  },
};
