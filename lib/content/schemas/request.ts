import { z } from 'zod';
import type { SiteContent } from '@/lib/content/load/load-content';
import { line, paragraph, sentences } from './text';

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
  gas: paragraph(300).describe('What to do about a smell of gas: leave, then call from outside.'),
  delivery: delivery.optional().describe('Texts used instead if the site sends requests itself.'),
});

/** The texts as pages get them: with first aid, and without `delivery` if the build sends no requests. */
export type RequestTexts = SiteContent['request'];
