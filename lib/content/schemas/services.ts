import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { line, paragraph, webAddress, withUnique } from './text';

const drawings = readFileSync('public/drawings/appliances.svg', 'utf8');

/** The services that have a drawing: its id is that of the service. */
export const serviceIds = [...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id = '']) => id);

const source = webAddress.describe('A public page that says so: https://…');

const symptom = z.strictObject({
  words: line(22).meta({ title: 'Symptom', description: 'Two or three words: on the card and a button.' }),
  help: paragraph(240).optional().describe('What it often is, and what to do until we come.'),
  source: source.optional(),
  callFirst: z.enum(['us', '911']).optional().describe('In danger, not on the card: whom to call first.'),
});

const appliance = z.strictObject({
  plural: line(30).describe('In sentences, such as refrigerators. {appliances}'),
  name: line(30)
    .optional()
    .describe('In the forms, such as Refrigerator. Without it, visitors choose Other.'),
  quoteName: line(30).optional().describe('In the quote form, if it has another name there.'),
  burnsGas: z
    .boolean()
    .default(false)
    .describe('Then visitors read after a request what to do about a smell of gas.'),
  firstAid: z
    .strictObject({ text: paragraph(240).describe('One or two sentences.'), source })
    .optional()
    .describe('What to do until the technician comes.'),
});

export const serviceSchema = z.strictObject({
  id: z.enum(serviceIds).meta({
    title: 'ID for links (never change it)',
    description: 'Ads link to /checkout?service=dishwasher. A new one needs a drawing: ask a developer.',
  }),
  name: line(40).describe('Name on the card and in the booking pages.'),
  shortName: line(14).describe('Name on the button at the top of the home page, in a word or two.'),
  price: z
    .int()
    .min(1)
    .describe('In whole dollars, digits only: 89 or 90, not $89 and not 89.50. {lowestPrice} {highestPrice}'),
  category: line(40).describe('The group in which the Business info page lists it.'),
  popular: z.boolean().default(false).describe('Shows the Popular badge on the card.'),
  description: paragraph(160).describe('What usually goes wrong. On the home page’s card, not on phones.'),
  appliances: z.array(appliance).min(1).describe('The machines: two for washers and dryers.'),
  symptoms: z.array(symptom).min(2).max(5).check(withUnique('words')).describe('What visitors notice.'),
});

export const servicesSchema = z.strictObject({
  services: z
    .array(serviceSchema)
    .min(1)
    .max(serviceIds.length)
    .check(withUnique('id'))
    .describe('At least one service, in display order. For a new one, ask a developer.'),
  gas: paragraph(300).describe('What to do about a smell of gas: leave, then call from outside.'),
});

export type Service = z.infer<typeof serviceSchema>;
export type ServiceId = Service['id'];
