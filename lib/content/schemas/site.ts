import { z } from 'zod';
import { line, sentences } from './text';

/** content/site.json: the texts shown on every page. */
export const siteSchema = z.strictObject({
  tagline: line(80).describe("One line about the business, for search engines and a phone's home screen."),
  announcement: z.strictObject({
    offer: sentences(60)
      .default('')
      .describe("After the visitor's city and a colon: what new customers get."),
    notServed: line(90, ['city']).describe('For visitors from where you don’t go.'),
  }),
  footer: z.strictObject({
    emergency: line(120).default('').describe('About emergencies, if you answer outside the hours.'),
    rights: line(120).describe('Last line on the page.'),
  }),
});
