import { z } from 'zod';
import { emptyIfNone, line, sentences } from './text';

export const siteSchema = z.strictObject({
  tagline: line(80).describe('One line about the business, for search engines and a phone’s home screen.'),
  offer: sentences(60, 0)
    .default('')
    .describe(`The offer for new customers, shown in the banner as its own sentence. ${emptyIfNone}`),
});
