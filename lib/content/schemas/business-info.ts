import { z } from 'zod';
import { line, paragraph } from './text';

export const businessInfoSchema = z.strictObject({
  heading: line(80).describe('Page heading.'),
  lead: paragraph(300).describe('Text under the heading.'),
  licenseNote: paragraph(300).describe('Text under the license and insurance.'),
  appliancesIntro: paragraph(300).describe('Text under that heading. The list itself is in services.json.'),
  brandsIntro: paragraph(300).describe('Text under that heading. The list itself is in business.json.'),
  estimates: paragraph(800).default('').describe('The notice that the law has repairers display, if any.'),
  warrantyHeading: line(60).describe('Heading above the warranty.'),
  warranty: z.array(paragraph(500)).min(1).describe('The warranty. One paragraph per entry.'),
});
