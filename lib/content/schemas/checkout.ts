import { z } from 'zod';
import { line, paragraph, sentences } from './text';

const card = z.strictObject({
  show: z.boolean().describe('Change to false to remove the card fields from the booking pages.'),
  heading: line(60).describe('Line that opens the card fields. Say that they are not needed.'),
  note: paragraph(300).describe('That the fields are optional, and nothing in them is sent or kept.'),
});

const check = z.strictObject({
  heading: line(60).describe('Heading of step 3.'),
  discount: paragraph(240)
    .default('')
    .describe('Below the total: the first-repair discount. It isn’t subtracted.'),
  cancellation: paragraph(240).describe('How late customers can cancel an appointment.'),
  warranty: paragraph(240).describe('The warranty on the repair.'),
  card,
});

/** content/checkout.json: the headlines and promises of the booking wizard. */
export const checkoutSchema = z.strictObject({
  chooseService: z.strictObject({
    heading: line(60).describe('Heading of step 1.'),
    intro: paragraph(240).describe('Text under that heading.'),
    priceHeading: line(60).describe('Heading above the note on prices.'),
    priceNote: sentences(420).describe('What a price covers and what can change it. Required by state law.'),
  }),
  information: z.strictObject({
    heading: line(60).describe('Heading of step 2, also shown in the browser tab.'),
  }),
  check: check.meta({ title: 'Step 3: review' }),
  price: z.strictObject({
    heading: line(60).describe('Heading above the service, fee, tax and total.'),
    note: sentences(300).describe('Text under the total. Say that it is an estimate.'),
  }),
  withoutScript: paragraph(300).describe('Shown above the services when JavaScript is off.'),
});

export type CheckoutTexts = z.infer<typeof checkoutSchema>;
