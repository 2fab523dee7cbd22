import { z } from 'zod';
import type { SiteContent } from '@/lib/content/load/load-content';
import { applianceTypes, inquiryFields } from '@/lib/forms/inquiry-fields';
import { fieldsFor, labelsOf, line, paragraph, sentences } from './text';

const appliances = z.strictObject(
  fieldsFor(applianceTypes, (type) => line(40).describe(`Choice for the appliance "${type}".`)),
);

export const formsSchema = z.strictObject({
  labels: labelsOf({ ...inquiryFields.contact, ...inquiryFields.quote }),
  phoneHint: line(120).describe('Shown when a phone number does not have ten digits.'),
  chooseAppliance: line(40).describe('Shown in the list of appliances until one is chosen.'),
  applianceTypes: z.strictObject({
    quote: appliances.describe('The choices in the quote forms.'),
    contact: appliances.describe('The choices in the contact form.'),
  }),
  quote: z.strictObject({
    heading: line(60).describe('Heading of the quote form that opens on top of the page.'),
    intro: paragraph(240).describe('Text under that heading: what "free" means here.'),
    button: line(30).describe('Button at the end of the quote form.'),
    close: line(30).describe('Button that closes the quote form.'),
    summaryTitle: line(60).describe('First line of the request when it is copied, emailed or printed.'),
  }),
  contact: z.strictObject({
    button: line(30).describe('Button at the end of the contact form.'),
    summaryTitle: line(60).describe('First line of the message when it is copied, emailed or printed.'),
  }),
  notGiven: line(30).describe('Shown in the finished request where an answer is missing.'),
  empty: line(80).describe('Shown when someone submits an empty form.'),
  noContact: paragraph(200).describe('Shown in a finished request without phone number and email address.'),
  waiting: line(80).describe('Shown while the last part of the form is loading.'),
  failed: paragraph(200).describe('Shown when that part fails to load. The answers are kept.'),
  change: line(40).describe('Button back from the finished request to the answers.'),
  nothingSent: paragraph(400).optional().describe('Next to the button of each form: what is sent.'),
  withoutScript: sentences(240).describe('Shown in place of the button when JavaScript is off.'),
});

/** The texts as pages get them: with the choices that the business offers. */
export type FormTexts = SiteContent['forms'];
