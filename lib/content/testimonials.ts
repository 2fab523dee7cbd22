import { z } from 'zod';
import { line, paragraph, sampleMark } from './text';

/** content/testimonials.json. A sample is shown as a sample: an invented review is never passed off as real. */
export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        name: line(40).describe('Name of the customer, as the customer agreed to be named.'),
        location: line(60).describe('Neighborhood and city of the customer.'),
        rating: z.int().min(1).max(5).describe('Stars that the customer gave, 1 to 5.'),
        text: paragraph(400).describe('What the customer wrote, unchanged; … where you leave something out.'),
        sample: sampleMark().default(false),
      }),
    )
    .min(1)
    .describe('Quotations in the order in which they are shown. Only what a customer really said.'),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['testimonials'][number];
