import { z } from 'zod';
import { line, paragraph } from './text';

/** content/business-info.json: the Business info page. Its facts come from business.json. */
export const businessInfoSchema = z.strictObject({
  heading: line(80).describe('Heading of the page.'),
  lead: paragraph(300).describe('Under the heading.'),
  contactHeading: line(60).describe('Heading above phone, address and hours.'),
  labels: z.strictObject({
    name: line(30).describe('Label of the name of the business.'),
    phone: line(30).describe('Label of the phone number.'),
    email: line(30).describe('Label of the email address.'),
    address: line(30).describe('Label of the street address.'),
    hours: line(30).describe('Label of the hours.'),
    license: line(30).describe('Label of the license.'),
    insurance: line(30).describe('Label of the insurance.'),
    emergency: line(30).describe('Label of the line about emergencies.'),
  }),
  saveContact: line(30).describe('Link that saves the business to the contacts of a phone.'),
  emergency: line(120).describe('What to do in an emergency.'),
  licenseHeading: line(60).describe('Heading above license and insurance.'),
  licenseNote: paragraph(300).describe('Under license and insurance.'),
  appliancesHeading: line(60).describe('Heading above the list of appliances.'),
  appliancesIntro: paragraph(300).describe('Under that heading. The list itself is in business.json.'),
  brandsHeading: line(60).describe('Heading above the list of brands.'),
  brandsIntro: paragraph(300).describe('Under that heading. The list itself is in business.json.'),
  warrantyHeading: line(60).describe('Heading above the warranty.'),
  warranty: z.array(paragraph(500)).min(1).describe('The warranty, one entry a paragraph.'),
});

export type BusinessInfoWords = z.infer<typeof businessInfoSchema>;
