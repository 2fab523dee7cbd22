import { z } from 'zod';
import { line, paragraph } from './text';

/** content/checkout.json: the words of the booking wizard. */
export const checkoutSchema = z.strictObject({
  $schema: z.string().optional(),
  chooseService: z.strictObject({
    heading: line(60),
    intro: paragraph(240),
    startingAt: line(20),
    popular: line(20),
    priceNote: paragraph(300),
  }),
  progress: line(30),
  withoutScript: paragraph(300),
});

export type CheckoutWords = z.infer<typeof checkoutSchema>;
