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
    .describe('Short name in links such as /checkout?service=dishwasher. Links in campaigns depend on it.'),
  name: line(40).describe('Name on the card and in the booking pages.'),
  price: z
    .int('must be a whole number of dollars such as 89, without "$" and without quotation marks')
    .positive('must be more than 0')
    .describe('Service call fee in whole dollars: 89, not "$89" and not 89.50.'),
  category: line(40).describe('Small line above the name on the card.'),
  popular: z.boolean().default(false).describe('true shows the Popular tag on the card.'),
  description: paragraph(160).describe('What usually fails, on the card.'),
});

/** content/services.json: what is repaired, in the order in which it is shown. */
export const servicesSchema = z.strictObject({
  services: z
    .array(serviceSchema)
    .min(2)
    .max(serviceIds.length)
    .describe('The services, in the order in which they are shown: two to six.'),
});

export type Service = z.infer<typeof serviceSchema>;
export type ServiceId = Service['id'];
