import { z } from 'zod';
import { line, paragraph, sentences } from './text';

const firstAid = (appliance: string) =>
  z
    .strictObject({
      text: paragraph(240).describe('One or two sentences.'),
      source: z.url({ protocol: /^https$/ }).describe('A public page that says so: https://…'),
    })
    .optional()
    .describe(`What to do with ${appliance} until the technician comes.`);

const byAppliance = <T extends z.ZodType>(field: (appliance: string) => T) => ({
  refrigerator: field('a refrigerator'),
  'washer-dryer': field('a washer or dryer'),
  washer: field('a washing machine'),
  dryer: field('a dryer'),
  dishwasher: field('a dishwasher'),
  'oven-range': field('an oven, stove or range'),
  microwave: field('a microwave'),
  'small-appliances': field('a small appliance'),
});

const status = (when: string) => sentences(240).describe(`Shown ${when}. It must be true in every case.`);

const stage = (when: string) =>
  z.strictObject({
    heading: line(60).describe(`Heading ${when}.`),
    first: line(120).describe('First sentence under it.'),
    then: paragraph(300).describe('Text after it.'),
  });

const delivery = z.strictObject({
  bookingIntro: paragraph(400).describe('Text under the heading of step 3: what Confirm sends, and to whom.'),
  inquiryNote: paragraph(400).describe('Next to the button of each form: what it sends, and to whom.'),
  sending: stage('while a request is being sent'),
  sent: stage('when a request has arrived').extend({
    first: z
      .strictObject({
        booking: line(120).describe('For a booking. Say that it is not an appointment yet.'),
        quote: line(120).describe('For a request for a quote.'),
        contact: line(120).describe('For a message.'),
      })
      .meta({ title: 'First sentence under it' }),
  }),
  failed: stage('when a request could not be sent'),
  unknown: stage('when a request may not have arrived'),
  beforeSend: line(120).describe('Above the Confirm button: that it sends the request.'),
});

/** content/request.json: the texts shown when a booking, quote or message is ready to send. */
export const requestSchema = z.strictObject({
  heading: line(60).describe('Heading above a request that is ready to send.'),
  intro: sentences(240).describe('Text under it. Say that we get the request when the visitor sends it.'),
  help: sentences(240).describe('That help. Name our phone number and email address.'),
  statusMessages: z.strictObject({
    copied: status('after the request is copied'),
    copyRefused: status('when the browser refuses to copy'),
    calendar: status('after the calendar file is saved'),
  }),
  calendar: z.strictObject({
    title: line(100, ['service']).describe('Calendar entry. Say that it is not confirmed.'),
    note: paragraph(300).describe('Notes of the calendar entry, above the request.'),
  }),
  firstAid: z.strictObject(byAppliance(firstAid)).describe('First aid, by appliance.'),
  gas: paragraph(300).describe('What to do about a smell of gas: leave, then call from outside.'),
  delivery: delivery.optional().describe('Texts used instead if the site sends requests itself.'),
});

/** Without `delivery` if the build sends no requests. */
export type RequestTexts = z.infer<typeof requestSchema>;
