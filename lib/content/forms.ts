import { z } from 'zod';
import { line, paragraph } from './text';

const label = line(40);

/** content/forms.json: labels and words of the quote forms and the contact form. */
export const formsSchema = z.strictObject({
  $schema: z.string().optional(),
  labels: z.strictObject({
    name: label,
    firstName: label,
    lastName: label,
    phone: label,
    email: label,
    applianceType: label,
    problemDescription: label,
    preferredServiceDate: label,
  }),
  phoneHint: line(120),
  chooseAppliance: line(40),
  applianceTypes: z.strictObject({
    quote: z.array(line(40)).length(7),
    contact: z.array(line(40)).length(7),
  }),
  quote: z.strictObject({ heading: line(60), intro: paragraph(240), button: line(30), close: line(30) }),
  contact: z.strictObject({ button: line(30) }),
  /** Nothing leaves the page by itself: said beside every button that ends a form. */
  nothingSent: paragraph(240),
  withoutScript: paragraph(240),
});

export type FormWords = z.infer<typeof formsSchema>;
