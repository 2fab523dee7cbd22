import { z } from 'zod';
import { emptyIfNone, paragraph, sentences } from './text';

export const checkoutSchema = z.strictObject({
  intro: paragraph(240).describe('The text under the heading of step 1.'),
  priceNote: sentences(420).describe('What a price covers and what can change it. State law requires this.'),
  totalNote: sentences(300).describe('The text under the total. Say that the total is an estimate.'),
  warranty: paragraph(240).describe('The warranty on the repair.'),
  discount: paragraph(240)
    .default('')
    .describe(`The discount on a first repair, shown below the total. It isn’t subtracted. ${emptyIfNone}`),
  cancellation: paragraph(240).describe('How late customers can still cancel an appointment.'),
  cardFields: z.boolean().describe('Choose yes to show card fields on the booking pages.'),
});

export type CheckoutTexts = z.infer<typeof checkoutSchema>;
