import { z } from 'zod';
import { line, paragraph } from './text';

const testimonial = z.strictObject({
  name: line(40).describe("Customer's name, as the customer agreed to show it."),
  location: line(60).describe("Customer's neighborhood and city."),
  rating: z.int().min(1).max(5).describe('Stars exactly as given. Leave out a review with half stars.'),
  text: paragraph(400).describe('The words of the customer, unchanged; … for what is left out.'),
});

export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(testimonial)
    .default([])
    .describe('In display order. Only what customers really said; none is fine.'),
});
