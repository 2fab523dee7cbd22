import { z } from 'zod';
import { line, sentences } from './text';

export const siteSchema = z.strictObject({
  tagline: line(80).describe("One line about the business, for search engines and a phone's home screen."),
  offer: sentences(60)
    .default('')
    .describe("In the banner, after the visitor's city and a colon: what new customers get."),
});
