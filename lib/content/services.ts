import { z } from 'zod';
import { line, paragraph } from './text';

export const serviceIds = [
  'refrigerator',
  'washer-dryer',
  'dishwasher',
  'oven-range',
  'microwave',
  'small-appliances',
] as const;

export const serviceSchema = z.strictObject({
  id: z
    .enum(serviceIds)
    .describe('Short name in links such as /checkout?service=dishwasher. Never change it: ads link to it.'),
  name: line(40).describe('Name on the card and in the booking pages.'),
  price: z
    .int('must be a whole number of dollars such as 89, without "$" or quotation marks')
    .positive('must be more than 0')
    .describe('Service call fee in whole dollars: 89, not "$89" and not 89.50.'),
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
    .describe('Two to six services, in the order in which they are shown.'),
});

export type Service = z.infer<typeof serviceSchema>;
export type ServiceId = Service['id'];
