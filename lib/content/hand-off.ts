import { z } from 'zod';
import { line, paragraph } from './text';

const button = (does: string) => line(40).describe(`Button that ${does}.`);

const place = (appliance: string) =>
  paragraph(200).describe(`Where the label with model and serial number is found on ${appliance}.`);

const said = (when: string) => paragraph(240).describe(`Said ${when}. It must be true whatever happened.`);

const steps = (of: string) =>
  z.array(paragraph(240)).min(2).max(5).describe(`What happens after ${of} was handed over, step by step.`);

/** content/hand-off.json: the texts shown when a booking, quote or message is ready to send. */
export const handOffSchema = z.strictObject({
  heading: line(60).describe('Heading when a request is ready.'),
  notSent: line(60).describe('First words under that heading: that nothing has been sent.'),
  intro: paragraph(240).describe('After them: that the visitor chooses how the request reaches us.'),
  reference: line(30).describe('Name of the reference number.'),
  readOut: line(160, ['reference']).describe(
    'How to say the reference on the phone. {reference} shows its characters one by one.',
  ),
  waysHeading: line(60).describe('Heading above the ways to hand over.'),
  ways: z.strictObject({
    call: button('calls us'),
    text: button('opens a text message'),
    email: button('opens an email'),
    copy: button('copies the request'),
    share: button('shares the request with another app'),
    print: button('prints the request'),
    calendar: button('saves the visit as a calendar file'),
  }),
  said: z.strictObject({
    call: said('after Call was tapped'),
    text: said('after the text message was tapped'),
    email: said('after the email was tapped'),
    copied: said('when the request was copied'),
    copyRefused: said('when the browser refused to copy'),
    shared: said('after the request was shared'),
    shareFailed: said('when sharing failed'),
    calendar: said('after the calendar file was made'),
  }),
  asText: line(60).describe('Label of the field with the request as text, where copying was refused.'),
  subject: line(80, ['name', 'reference']).describe('Subject of the email. {name} is what the request is.'),
  shortened: line(30).describe('Stands where a long text had to be cut to fit into a message.'),
  calendar: z.strictObject({
    title: line(100, ['service']).describe('Name of the entry in the calendar: the visit is not confirmed.'),
    note: paragraph(300).describe('In the notes of that entry, above the request.'),
    noneUrgent: paragraph(160).describe('Why there is no calendar file for an emergency.'),
    noneWithoutDay: paragraph(160).describe('Why there is no calendar file when no day was chosen.'),
  }),
  nextHeading: line(60).describe('Heading above what happens next.'),
  next: z.strictObject({
    booking: steps('a booking'),
    quote: steps('a request for a quote'),
    contact: steps('a message'),
  }),
  prepareHeading: line(60).describe('Heading above how to prepare.'),
  prepare: paragraph(240).describe('Under that heading: what model and serial number are good for.'),
  places: z.strictObject({
    refrigerator: place('a refrigerator'),
    'washer-dryer': place('washers and dryers'),
    washer: place('a washing machine'),
    dryer: place('a dryer'),
    dishwasher: place('a dishwasher'),
    'oven-range': place('an oven, stove or range'),
    microwave: place('a microwave'),
    'small-appliances': place('a small appliance'),
    other: place('an appliance that is not in this list, or where none was chosen'),
  }),
  tips: z.array(paragraph(160)).max(4).describe('More tips for the time before the visit.'),
  gasHeading: line(60).describe('Heading of the safety note.'),
  gas: paragraph(300).describe('What to do when it smells of gas: leave, then call from outside.'),
});

export type HandOffWords = z.infer<typeof handOffSchema>;
