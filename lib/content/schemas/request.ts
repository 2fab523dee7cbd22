import { z } from 'zod';
import { line, paragraph, sampled, sentences } from './text';

const button = (does: string) => line(40).describe(`Button that ${does}.`);

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

const way = (app: string) =>
  z.strictObject({
    label: line(20).describe(`To choose ${app}.`),
    does: line(80).describe(`What ${app} does, in a few words.`),
  });

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
  retry: line(40).describe('Button that sends the request again.'),
});

/** content/request.json: the texts shown when a booking, quote or message is ready to send. */
export const requestSchema = z.strictObject({
  heading: line(60).describe('Heading above a request that is ready to send.'),
  intro: sentences(240).describe('Text under it. Say that we get the request when the visitor sends it.'),
  reference: line(30).describe('Label for the reference number.'),
  how: line(60).describe('Above the ways in which we can get the request.'),
  ways: z.strictObject({
    text: way('a text message'),
    email: way('an email'),
    call: way('a call'),
  }),
  help: sentences(240).describe('That help. Name our phone number and email address.'),
  options: z.strictObject({
    call: button('calls us'),
    text: button('opens a text message'),
    email: button('opens an email'),
    copy: button('copies the request'),
    print: button('prints the request'),
    calendar: button('saves the visit as a calendar file'),
  }),
  statusMessages: z.strictObject({
    copied: status('after the request is copied'),
    copyRefused: status('when the browser refuses to copy'),
    calendar: status('after the calendar file is saved'),
  }),
  asText: line(60).describe('Label for the request as text, shown when the browser refuses to copy.'),
  subject: line(80, ['name', 'reference']).describe('Subject of the email. {name} is the kind of request.'),
  shortened: line(30).describe('Shown where a long text is cut to fit into a message.'),
  calendar: z.strictObject({
    title: line(100, ['service']).describe('Calendar entry. Say that it is not confirmed.'),
    note: paragraph(300).describe('Notes of the calendar entry, above the request.'),
  }),
  firstAid: sampled(z.strictObject(byAppliance(firstAid))).describe('First aid, by appliance.'),
  gas: paragraph(300).describe('What to do about a smell of gas: leave, then call from outside.'),
  delivery: delivery.optional().describe('Texts used instead if the site sends requests itself.'),
});

/** Without `delivery` if the build sends no requests. */
export type RequestTexts = z.infer<typeof requestSchema>;
