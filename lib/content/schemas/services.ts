import { optional, z } from 'zod';
import { serviceIds } from '@/lib/site/service-ids';
import { fact, line, paragraph, webAddress, withUnique } from './fields';

const source = webAddress.describe('A public page that backs this up. Start with https://.');

const symptom = z.strictObject({
  words: line(22).meta({
    title: 'Symptom',
    description: 'Two or three words, shown on the card and on a button.',
  }),
  help: optional(paragraph(240)).describe('A sentence about the usual cause, and what to do until you come.'),
  source: optional(source).describe('A public page that backs up the help. Start with https://.'),
  callFirst: optional(z.enum(['us', '911'])).describe(
    'Who to call first if this is dangerous. The card then doesn’t show the symptom. Leave this empty if there’s no danger.',
  ),
});

const appliance = z.strictObject({
  plural: fact(30).describe(
    'What you call them in a sentence. For example, refrigerators, as in “We repair refrigerators and ovens.” In texts, write {appliances} for all of them.',
  ),
  name: optional(line(30)).describe(
    'Its name in the forms. For example, Refrigerator. If you leave this empty, customers choose Other.',
  ),
  quoteName: optional(line(30)).describe(
    'Its name in the quote form. Leave this empty if it’s the same there.',
  ),
  burnsGas: z
    .boolean()
    .default(false)
    .describe(
      'Choose yes if it uses gas. Customers then see what to do about a gas smell after they send a request.',
    ),
  firstAid: optional(
    z.strictObject({ text: paragraph(240).describe('The advice, in one or two sentences.'), source }),
  ).describe('A piece of advice for the time until the technician comes.'),
});

const price = z
  .int()
  .min(1)
  .max(999)
  .describe(
    'Only digits, in whole dollars. Write 89 or 90, not $89 or 89.50. In texts, write {lowestPrice} for your lowest price.',
  );

export const serviceSchema = z.strictObject({
  id: z.enum(serviceIds).meta({
    title: 'ID for links (never change it)',
    description:
      'Ads link to it, as in /checkout?service=dishwasher. A new service needs a drawing, so ask a developer.',
  }),
  name: line(40).describe('The name on the card and in the booking pages.'),
  shortName: line(14).describe('The name on the button at the top of the home page, in one or two words.'),
  price,
  category: line(40).describe('The group it’s listed under on the Business info page.'),
  popular: z.boolean().default(false).describe('Choose yes to show the Popular badge on the card.'),
  description: paragraph(160).describe(
    'What usually goes wrong. It’s on the home page’s card, but not on phones.',
  ),
  appliances: z.array(appliance).min(1).describe('The appliances in this service. Washer & Dryer has two.'),
  symptoms: z
    .array(symptom)
    .min(2)
    .max(5)
    .check(withUnique('words'))
    .describe('Two to five problems, the way customers notice them.'),
});

export const servicesSchema = z.strictObject({
  services: z
    .array(serviceSchema)
    .min(1)
    .max(serviceIds.length)
    .check(withUnique('id'), withUnique('name'), withUnique('shortName'))
    .describe('Your services, in the order they’re shown. For a new one, ask a developer.'),
  gas: paragraph(300).describe(
    'What to do about a gas smell. It should say to leave and then call from outside.',
  ),
});

/** The fields that facts come from. The other texts of services can use facts, so we check those later. */
export const serviceFactsSchema = z.object({
  services: z.array(z.object({ price, appliances: z.array(z.object({ plural: appliance.shape.plural })) })),
});

export type Service = z.infer<typeof serviceSchema>;
