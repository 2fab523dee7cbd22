import { z } from 'zod';
import { line, paragraph } from './text';

/** content/testimonials.json. A sample is shown as a sample: an invented review is never passed off as real. */
export const testimonialsSchema = z.strictObject({
  $schema: z.string().optional(),
  testimonials: z
    .array(
      z.strictObject({
        name: line(40),
        location: line(60),
        rating: z.int().min(1).max(5),
        text: paragraph(400),
        sample: z.boolean().default(false),
      }),
    )
    .min(1),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['testimonials'][number];
