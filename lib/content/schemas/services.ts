import { optional, z } from 'zod';
import { serviceIds } from '@/lib/site/service-ids';
import { fact, line, paragraph, webAddress, withUnique } from './fields';

const source = webAddress.describe('A public page that backs this up.');

const symptom = z.strictObject({
  words: line(22).meta({ title: 'Symptom', description: 'Two or three words.' }),
  help: optional(paragraph(240).describe('The usual cause, and what to do until you come.')),
  source: optional(source).describe('A public page that backs up the help.'),
  callFirst: optional(z.enum(['us', '911'])).describe('Who to call first if this is dangerous.'),
});

const appliance = z.strictObject({
  plural: fact(30).describe('What you call them in a sentence. For example, refrigerators.'),
  name: optional(
    line(30).describe('Its name in the forms. If you leave this empty, customers choose Other.'),
  ),
  quoteName: optional(line(30).describe('Its name in the quote form, if it’s different there.')),
  burnsGas: z.boolean().default(false).describe('Choose yes to tell customers what to do about a gas smell.'),
  firstAid: optional(z.strictObject({ text: paragraph(240), source })).describe(
    'Advice for the time until you come.',
  ),
});

const price = z.int().min(1).max(999).describe('Only digits, in whole dollars. For example, 89.');

export const serviceSchema = z.strictObject({
  id: z.enum(serviceIds).meta({
    title: 'ID for links (never change it)',
    description: 'Ads link to it, as in /checkout?service=dishwasher. For a new one, ask a developer.',
  }),
  name: line(40),
  shortName: line(14).describe('One or two words for a button. For example, Fridge.'),
  price,
  category: line(40).describe('Its group on the Business info page.'),
  popular: z.boolean().default(false),
  description: paragraph(160).describe('What usually goes wrong.'),
  appliances: z.array(appliance).min(1).describe('Washer & Dryer has two.'),
  symptoms: z.array(symptom).min(2).max(5).check(withUnique('words')).describe('What customers notice.'),
});

export const servicesSchema = z.strictObject({
  services: z
    .array(serviceSchema)
    .min(1)
    .max(serviceIds.length)
    .check(withUnique('id'))
    .describe('Your services, in order. For a new one, ask a developer.'),
  gas: paragraph(300).describe('What to do about a gas smell: leave, then call from outside.'),
});

/** The fields that facts come from. The other texts of services can use facts, so we check those later. */
export const serviceFactsSchema = z.object({
  services: z.array(z.object({ price, appliances: z.array(z.object({ plural: appliance.shape.plural })) })),
});

export type Service = z.infer<typeof serviceSchema>;
