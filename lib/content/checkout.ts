import { z } from 'zod';
import { line, paragraph } from './text';

/** content/checkout.json: the words of the booking wizard. */
export const checkoutSchema = z.strictObject({
  $schema: z.string().optional(),
  chooseService: z.strictObject({
    heading: line(60).describe('Heading of the first step.'),
    intro: paragraph(240).describe('Under that heading.'),
    startingAt: line(20).describe('Stands before a price.'),
    popular: line(20).describe('Tag on popular services.'),
    priceNote: paragraph(300).describe(
      'What a price covers and what can change it. Minnesota law asks for it.',
    ),
  }),
  progress: line(30, ['step', 'count']).describe('Where the visitor is: {step} of {count}.'),
  withoutScript: paragraph(300).describe('Under the services, in a browser without JavaScript.'),
});

export type CheckoutWords = z.infer<typeof checkoutSchema>;
