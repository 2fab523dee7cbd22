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
  id: z.enum(serviceIds),
  name: line(40),
  /** Whole dollars: 89, not "$89" and not 89.50. */
  price: z
    .int('must be a whole number of dollars such as 89, without "$" and without quotation marks')
    .positive(),
  category: line(40),
  popular: z.boolean().default(false),
  description: paragraph(160),
  /** The option that the quote form preselects for this service. */
  appliance: line(40),
});

/** content/services.json: what is repaired, in the order in which it is shown. */
export const servicesSchema = z.strictObject({
  $schema: z.string().optional(),
  services: z.array(serviceSchema).length(serviceIds.length),
});

export type Service = z.infer<typeof serviceSchema>;
export type ServiceId = Service['id'];
