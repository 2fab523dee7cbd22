import { z } from 'zod';
import { line, paragraph } from './text';

const label = (field: string) => line(40).describe(`Label of the field for ${field}.`);

/** content/forms.json: labels and words of the quote forms and the contact form. */
export const formsSchema = z.strictObject({
  labels: z.strictObject({
    name: label('the name'),
    firstName: label('the first name'),
    lastName: label('the last name'),
    phone: label('the phone number'),
    email: label('the email address'),
    applianceType: label('the appliance'),
    problemDescription: label('the problem'),
    preferredServiceDate: label('the preferred day'),
  }),
  phoneHint: line(120).describe('Under a phone number that does not have ten digits.'),
  chooseAppliance: line(40).describe('First line of the list of appliances, before one is chosen.'),
  applianceTypes: z.strictObject({
    quote: z
      .array(line(40))
      .length(7)
      .describe(
        'The seven choices of the quote forms: refrigerator, washer, dryer, dishwasher, oven, microwave and the rest, in this order.',
      ),
    contact: z.array(line(40)).length(7).describe('The same of the contact form, in the same order.'),
  }),
  quote: z.strictObject({
    heading: line(60).describe('Heading of the quote form that opens over the page.'),
    intro: paragraph(240).describe('Under that heading: what "free" means here.'),
    button: line(30).describe('Button that ends the quote form.'),
    close: line(30).describe('Button that closes the quote form.'),
    summaryTitle: line(60).describe('First line of the request when it is copied, mailed or printed.'),
  }),
  contact: z.strictObject({
    button: line(30).describe('Button that ends the contact form.'),
    summaryTitle: line(60).describe('First line of the message when it is copied, mailed or printed.'),
  }),
  notGiven: line(30).describe('Stands in the finished request where an answer is missing.'),
  empty: line(80).describe('When a form was sent with nothing filled in.'),
  noContact: paragraph(200).describe('In the finished request, when neither phone nor email was given.'),
  waiting: line(80).describe('While the last part of the form is still loading.'),
  failed: paragraph(200).describe('When that part did not load. The answers are kept.'),
  change: line(40).describe('Button that leads from the finished request back to the answers.'),
  nothingSent: paragraph(400).describe('Beside the button of each form: what is sent, and that it books nothing.'),
  withoutScript: paragraph(240).describe('Instead of the button, in a browser without JavaScript.'),
});

export type FormWords = z.infer<typeof formsSchema>;
