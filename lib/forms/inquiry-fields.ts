import { date, email, formSchema, longText, optionalChoice, personName, phone } from './fields';

export const applianceTypes = [
  'refrigerator',
  'washer',
  'dryer',
  'dishwasher',
  'oven-range',
  'microwave',
  'other',
] as const;

// None is required. Source: specification, sections 2 and 5.
const repair = {
  applianceType: optionalChoice(applianceTypes),
  problemDescription: longText(),
  preferredServiceDate: date(),
};
const reachedBy = { phone: phone(false), email: email(false) };

export const quoteFields = { ...repair, name: personName('name', false), ...reachedBy };

export const contactFields = {
  firstName: personName('given-name', false),
  lastName: personName('family-name', false),
  ...reachedBy,
  ...repair,
};

export const quoteSchema = formSchema(quoteFields);
export const contactSchema = formSchema(contactFields);
