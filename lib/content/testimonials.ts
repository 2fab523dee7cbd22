import { z } from 'zod';
import { line, paragraph, sampleMark } from './text';

/** content/testimonials.json. The page labels samples: none is passed off as a real review. */
export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        name: line(40).describe("Customer's name, as the customer agreed to show it."),
        location: line(60).describe("Customer's neighborhood and city."),
        rating: z.int().min(1).max(5).describe('Number of stars from the customer, 1 to 5.'),
        text: paragraph(400).describe('The words of the customer, unchanged; … for what is left out.'),
        sample: sampleMark().default(false),
      }),
    )
    .min(1)
    .describe('Reviews, in the order in which they are shown. Only what customers really said.'),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['testimonials'][number];
