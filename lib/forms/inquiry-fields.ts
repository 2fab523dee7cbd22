import { date, email, longText, optionalChoice, personName, phone } from './fields';

const appliances = {
  refrigerator: 'Refrigerator',
  washer: 'Washing Machine',
  dryer: 'Dryer',
  dishwasher: 'Dishwasher',
  'oven-range': 'Oven/Range',
  microwave: 'Microwave',
  other: 'Other',
};

/** The names of the appliances in each form. */
export const applianceNames = { contact: appliances, quote: { ...appliances, 'oven-range': 'Oven/Stove' } };

// None is required. Source: specification, sections 2 and 5.
const repair = {
  applianceType: optionalChoice('Appliance type', Object.keys(appliances)),
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
