import { date, email, formSchema, longText, optionalChoice, personName, phone } from './fields';

const applianceTypes = [
  'refrigerator',
  'washer',
  'dryer',
  'dishwasher',
  'oven-range',
  'microwave',
  'other',
] as const;

// None is required. Source: specification, sections 2 and 5.
const shared = {
  phone: phone(false),
  email: email(false),
  applianceType: optionalChoice(applianceTypes),
  problemDescription: longText(),
  preferredServiceDate: date(),
};

export const quoteFields = { name: personName('name', false), ...shared };

export const contactFields = {
  firstName: personName('given-name', false),
  lastName: personName('family-name', false),
  ...shared,
};

export const quoteSchema = formSchema(quoteFields);
export const contactSchema = formSchema(contactFields);
