import { z } from 'zod';
import { emptyIfNone, line, paragraph } from './text';

export const businessInfoSchema = z.strictObject({
  heading: line(80).describe('The heading of the page.'),
  lead: paragraph(300).describe('The text under the heading.'),
  licenseNote: paragraph(300).describe('The text under the license and insurance.'),
  appliancesIntro: paragraph(300).describe(
    'The text above the appliances. The list itself is in the form Services and prices.',
  ),
  brandsIntro: paragraph(300).describe(
    'The text above the brands. The list itself is in the form Business: the shop.',
  ),
  estimates: paragraph(800)
    .default('')
    .describe(`The notice that your state requires you to display. ${emptyIfNone}`),
  warrantyHeading: line(60).describe('The heading above the warranty.'),
  warranty: z.array(paragraph(500)).min(1).describe('The warranty. Write one paragraph per entry.'),
});
