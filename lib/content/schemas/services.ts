import { z } from 'zod';
import { line, paragraph, withUnique } from './text';

export const serviceIds = [
  'refrigerator',
  'washer-dryer',
  'dishwasher',
  'oven-range',
  'microwave',
  'small-appliances',
] as const;

export const serviceSchema = z.strictObject({
  id: z.enum(serviceIds).meta({
    title: 'ID for links (never change it)',
    description: 'Ads link to /checkout?service=dishwasher. For another service, ask a developer.',
  }),
  name: line(40).describe('Name on the card and in the booking pages.'),
  price: z.int().positive().describe('In whole dollars, digits only: 89 or 90, not $89 and not 89.50.'),
  category: line(40).describe('Small line below the name on the card.'),
  popular: z.boolean().default(false).describe('true shows the Popular badge on the card.'),
  description: paragraph(160).describe('What usually goes wrong. Shown on the card.'),
});

/** content/services.json: the services, in display order. */
export const servicesSchema = z.strictObject({
  services: z
    .array(serviceSchema)
    .min(2)
    .max(serviceIds.length)
    .check(withUnique('id'))
    .describe('At least two services, in display order. For a new one, ask a developer.'),
});

export type Service = z.infer<typeof serviceSchema>;
export type ServiceId = Service['id'];
