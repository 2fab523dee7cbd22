import { z } from 'zod';
import { line, paragraph, sampled, sentences } from './text';

const button = (does: string) => line(40).describe(`Button that ${does}.`);

const labelHint = (appliance: string) =>
  paragraph(200).describe(`Where to find the label with model and serial number on ${appliance}.`);

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

const way = (app: string, values: readonly string[] = []) =>
  z.strictObject({
    label: line(20).describe(`To choose ${app}.`),
    does: line(80).describe(`What ${app} does, in a few words.`),
    left: line(60).describe('Heading once the app has opened: what is left to do.'),
    then: paragraph(160, values).describe('Text under it. The page can’t tell whether it was sent.'),
    done: button('says that the visitor has done it'),
    stamp: sentences(160, ['when']).describe('On the ticket then: the day and time, as the visitor’s word.'),
  });

const step = z
  .strictObject({ text: sentences(240).describe('One step, in one or more sentences.') })
  .transform(({ text }) => text);

const steps = (of: string) => z.array(step).min(2).max(5).describe(`What happens after ${of}, step by step.`);

const stage = (when: string) =>
  z.strictObject({
    heading: line(60).describe(`Heading ${when}.`),
    first: line(120).describe('First sentence under it.'),
    then: paragraph(300).describe('Text after it.'),
  });

const next = z.strictObject({
  booking: steps('a booking'),
  quote: steps('a request for a quote'),
  contact: steps('a message'),
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
  keepHeading: line(60).describe('Heading above Copy, Print and the calendar file after sending.'),
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
    call: way('a call', ['reference']),
  }),
  nothingOpened: button('asks for help when no app has opened'),
  help: sentences(240).describe('That help. Name our phone number and email address.'),
  code: line(120).describe('Above a code that opens the text message on a phone.'),
  codeName: line(80).describe('What that code is, for screen readers.'),
  thanks: line(60).describe('Heading once the visitor says to have sent the request. We don’t know that.'),
  answered: line(30, ['day', 'time']).describe('In place of {replyTime} where we know the hour.'),
  answeredUrgent: line(60).describe('The same where only a call helps.'),
  optionsHeading: line(60).describe('Heading above the other ways to send or keep the request.'),
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
  photo: paragraph(160).optional().describe('Below the ways to send it: a photo helps.'),
  asText: line(60).describe('Label for the request as text, shown when the browser refuses to copy.'),
  subject: line(80, ['name', 'reference']).describe('Subject of the email. {name} is the kind of request.'),
  shortened: line(30).describe('Shown where a long text is cut to fit into a message.'),
  calendar: z.strictObject({
    title: line(100, ['service']).describe('Calendar entry. Say that it is not confirmed.'),
    note: paragraph(300).describe('Notes of the calendar entry, above the request.'),
  }),
  nextHeading: line(60).describe('Heading above what happens next.'),
  next,
  prepareHeading: line(60).describe('Heading above how to prepare.'),
  prepare: paragraph(240).describe('Text under that heading: why we ask for the model and serial number.'),
  labelHints: z.strictObject({ ...byAppliance(labelHint), other: labelHint('any other appliance') }),
  firstAidHeading: line(60).describe('Heading above what to do until the technician comes.'),
  firstAid: sampled(z.strictObject(byAppliance(firstAid))).describe('First aid, by appliance.'),
  tips: z.array(paragraph(160)).max(4).default([]).describe('More tips for before the visit.'),
  gasHeading: line(60).describe('Heading of the note about gas.'),
  gas: paragraph(300).describe('What to do about a smell of gas: leave, then call from outside.'),
  delivery: delivery.optional().describe('Texts used instead if the site sends requests itself.'),
});

/** Without `delivery` if the build sends no requests. */
export type RequestTexts = z.infer<typeof requestSchema>;
