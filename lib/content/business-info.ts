import { z } from 'zod';
import { line, paragraph } from './text';

/** content/business-info.json: the Business info page. Its facts come from business.json. */
export const businessInfoSchema = z.strictObject({
  $schema: z.string().optional(),
  heading: line(80),
  lead: paragraph(300),
  contactHeading: line(60),
  labels: z.strictObject({
    name: line(30),
    phone: line(30),
    email: line(30),
    address: line(30),
    hours: line(30),
    licence: line(30),
    insurance: line(30),
    emergency: line(30),
  }),
  emergency: line(120),
  licenceHeading: line(60),
  licenceNote: paragraph(300),
  appliancesHeading: line(60),
  appliancesIntro: paragraph(300),
  brandsHeading: line(60),
  brandsIntro: paragraph(300),
  warrantyHeading: line(60),
  warranty: z.array(paragraph(500)).min(1),
});

export type BusinessInfoWords = z.infer<typeof businessInfoSchema>;
