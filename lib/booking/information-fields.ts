import * as z from 'zod/mini';
import { stateCodes } from '@/lib/area/states';
import * as field from '@/lib/forms/fields';
import { preferredTimes } from './preferred-times';

/** The fields of step 2. Source: specification, sections 3 and 5. */
export const informationFields = {
  problemDescription: field.problemDescription,
  preferredDate: field.date('Preferred date'),
  preferredTime: {
    label: 'Preferred time',
    kind: 'radios',
    attributes: { required: false, enterKeyHint: 'next' },
    schema: z.enum(preferredTimes.map(({ id }) => id)),
  },
  // "address-line1" would lose the apartment of a saved address. For "street-address", browsers join its lines.
  address: field.text({ label: 'Street address', autoComplete: 'street-address' }),
  // A ZIP code is text, because it can start with zeros and contain a hyphen.
  zipCode: field.text({ label: 'ZIP code', autoComplete: 'postal-code', inputMode: 'numeric' }),
  city: field.text({ label: 'City', autoComplete: 'address-level2' }),
  state: {
    label: 'State',
    kind: 'choice',
    attributes: { required: true, autoComplete: 'address-level1' },
    schema: z.enum(stateCodes),
  },
  firstName: field.personName('First name', 'given-name'),
  lastName: field.personName('Last name', 'family-name'),
  phone: field.phone(),
  email: field.email(),
} satisfies field.Fields;

export const emptyInformation: RawInformation = field.mapFields(informationFields, () => '');

export const informationSchema = field.formSchema(informationFields);

/** The schema of a request before it is confirmed: its date must not have passed. */
export const newRequestSchema = (today: string) =>
  informationSchema.check(field.notBefore(today, 'preferredDate'));

/** The answer of step 3 that can be wrong. The way to send the request can't, and we never read the card fields. */
export const reviewSchema = z.object({ terms: z.boolean().check(z.refine(Boolean)) });

/** The answers of step 2 as typed so far, valid or not. */
export type RawInformation = Record<InformationName, string>;

/** The answers of step 2, trimmed and valid. */
export type Information = z.output<typeof informationSchema>;

export type InformationName = keyof typeof informationFields;

export const isInformationName = (name: string): name is InformationName =>
  Object.hasOwn(informationFields, name);

export const informationNames = Object.keys(informationFields).filter(isInformationName);
