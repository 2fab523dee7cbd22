import { z } from 'zod';
import { paragraph, sentences } from './text';

export const checkoutSchema = z.strictObject({
  intro: paragraph(240).describe('Text under the heading of step 1.'),
  priceNote: sentences(420).describe('What a price covers and what can change it. Required by state law.'),
  totalNote: sentences(300).describe('Text under the total. Say that it is an estimate.'),
  warranty: paragraph(240).describe('The warranty on the repair.'),
  discount: paragraph(240)
    .default('')
    .describe('Below the total: the first-repair discount. It isn’t subtracted.'),
  cancellation: paragraph(240).describe('How late customers can cancel an appointment.'),
  cardFields: z.boolean().describe('Whether the booking pages show the card fields.'),
});

export type CheckoutTexts = z.infer<typeof checkoutSchema>;
