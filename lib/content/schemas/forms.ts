import { z } from 'zod';
import type { SiteContent } from '@/lib/content/load/load-content';
import { line, paragraph, sentences } from './text';

export const formsSchema = z.strictObject({
  quote: z.strictObject({
    heading: line(60).describe('Heading of the quote form that opens on top of the page.'),
    intro: paragraph(240).describe('Text under that heading: what "free" means here.'),
  }),
  noContact: paragraph(200).describe('Shown in a finished request without phone number and email address.'),
  failed: paragraph(200).describe('Shown when that part fails to load. The answers are kept.'),
  nothingSent: paragraph(400).optional().describe('Next to the button of each form: what is sent.'),
  withoutScript: sentences(240).describe('Shown in place of the button when JavaScript is off.'),
});

/** The texts as pages get them. */
export type FormTexts = SiteContent['forms'];
