import { date, email, longText, optionalChoice, personName, phone } from './fields';

// None is required. Source: specification, sections 2 and 5.
const repair = {
  applianceType: optionalChoice('Appliance type'),
  problemDescription: longText(),
  preferredServiceDate: date('Preferred service date'),
};
const reachedBy = { phone: phone(false), email: email(false) };

/** What an inquiry form asks for: a quote, or to be contacted. */
export type InquiryKind = keyof typeof inquiryFields;

export const inquiryFields = {
  quote: { ...repair, name: personName('Name', 'name', false), ...reachedBy },
  contact: {
    firstName: personName('First name', 'given-name', false),
    lastName: personName('Last name', 'family-name', false),
    ...reachedBy,
    ...repair,
  },
};
