import * as z from 'zod/mini';
import * as field from '@/lib/forms/fields';
import { stateCodes } from '@/lib/area/states';
import { ways } from './ways';
import { preferredTimes } from './preferred-times';

/** The fields of step 2: what, when, where, who. Source: specification, sections 3 and 5. */
export const informationFields = {
  problemDescription: field.problemDescription,
  preferredDate: field.date('Preferred date'),
  preferredTime: {
    label: 'Preferred time',
    kind: 'radios',
    attributes: { required: false, enterKeyHint: 'next' },
    schema: z.enum(preferredTimes.map(({ id }) => id)),
  },
  // "address-line1" would lose the apartment of a saved address. Browsers join its lines for this name.
  address: field.text({ label: 'Street address', autoComplete: 'street-address' }),
  // Text, not a number: ZIP codes can start with zeros and contain hyphens.
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

/** The schema of a new request. A confirmed one stays valid after its date has passed. */
export const newRequestSchema = (today: string) =>
  informationSchema.check(field.notBefore(today, 'preferredDate'));

/** Step 3: the terms, and the way unless the page sends. The card fields are no answers. */
export const reviewSchema = z.object({
  terms: z.boolean().check(z.refine(Boolean)),
  way: z.optional(z.enum(ways)),
});

/** Step 2 as typed so far, valid or not: the values of the controls. */
export type RawInformation = Record<InformationName, string>;

/** Step 2 as passed on to step 3: trimmed and valid. */
export type Information = z.output<typeof informationSchema>;

export type InformationName = keyof typeof informationFields;

export const isInformationName = (name: string): name is InformationName =>
  Object.hasOwn(informationFields, name);

export const informationNames = Object.keys(informationFields).filter(isInformationName);
