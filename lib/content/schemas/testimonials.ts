import { z } from 'zod';
import { emptyIfNoEntries, line, paragraph, withUnique } from './text';

const testimonial = z.strictObject({
  name: line(40).describe('The customer’s name, the way they agreed to have it shown.'),
  location: line(60).describe('The customer’s neighborhood and city.'),
  rating: z
    .int()
    .min(1)
    .max(5)
    .describe('The stars, exactly as the customer gave them. Leave out a review with half stars.'),
  text: paragraph(400).describe('The customer’s words, unchanged. Write … for anything you leave out.'),
});

export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(testimonial)
    .check(withUnique('text'))
    .default([])
    .describe(
      `Reviews, in the order they’re shown. Add only what customers really said. ${emptyIfNoEntries}`,
    ),
});
