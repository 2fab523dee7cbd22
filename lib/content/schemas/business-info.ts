import { z } from 'zod';
import { fieldsFor, line, paragraph, sampleMark, sentences } from './text';

const facts = ['name', 'phone', 'email', 'address', 'hours', 'license', 'insurance', 'emergency'] as const;

/** content/business-info.json: the Business info page. Its facts come from business.json. */
export const businessInfoSchema = z.strictObject({
  heading: line(80).describe('Page heading.'),
  lead: paragraph(300).describe('Text under the heading.'),
  contactHeading: line(60).describe('Heading above the phone number, address and hours.'),
  labels: z.strictObject(fieldsFor(facts, (fact) => line(30).describe(`Label for the ${fact}.`))),
  emergency: sentences(120).default('').describe('For emergencies, if you answer outside your hours.'),
  licenseHeading: line(60).describe('Heading above the license and insurance.'),
  licenseNote: paragraph(300).describe('Text under the license and insurance.'),
  licenseNoteSample: sampleMark,
  appliancesHeading: line(60).describe('Heading above the list of appliances.'),
  appliancesIntro: paragraph(300).describe('Text under that heading. The list itself is in services.json.'),
  brandsHeading: line(60).describe('Heading above the list of brands.'),
  brandsIntro: paragraph(300).describe('Text under that heading. The list itself is in business.json.'),
  brandsIntroSample: sampleMark,
  warrantyHeading: line(60).describe('Heading above the warranty.'),
  warranty: z.array(paragraph(500)).min(1).describe('The warranty. One paragraph per entry.'),
  warrantySample: sampleMark,
});
