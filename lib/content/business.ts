import { z } from 'zod';
import { line, sampled } from './text';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "07:00" or "21:00"');

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Hours of one or more days, in the business's own time zone (America/Chicago). */
export const openingHoursSchema = z
  .strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: time, closes: time })
  .refine((entry) => entry.opens < entry.closes, {
    path: ['closes'],
    message: 'must be later than "opens"',
  });

/** content/business.json: who the business is, and the facts that the words refer to as {placeholders}. */
export const businessSchema = z.strictObject({
  $schema: z.string().optional(),
  name: sampled(line(60)),
  siteAddress: sampled(
    z.url({ protocol: /^https$/, message: 'must be an address that starts with https://' }),
  ),
  phone: sampled(z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written like (612) 555-0142')),
  email: sampled(z.email()),
  address: sampled(
    z.strictObject({
      street: line(80),
      city: line(60),
      state: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters such as "MN"'),
      zipCode: z.string().regex(/^\d{5}$/, 'must be five digits'),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  ),
  licence: sampled(line(160)),
  insurance: sampled(line(200)),
  /** Seven days, each once. */
  hours: z.array(openingHoursSchema).min(1),
  claims: z.strictObject({
    yearsInBusiness: z.int().positive(),
    customers: z.int().positive(),
    warrantyDays: z.int().positive(),
    consultationMinutes: z.int().positive(),
    firstRepairDiscount: z.int().positive(),
    rating: z.number().min(1).max(5),
    reviews: z.int().positive(),
    cancellationHours: z.int().positive(),
  }),
  appliances: z.array(line(60)).min(1),
  brands: z.array(line(40)).min(1),
  statesServed: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters such as "MN"')).min(1),
});

export type Business = z.infer<typeof businessSchema>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;
