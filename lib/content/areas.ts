import { z } from 'zod';
import { line } from './text';

export const areaSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be small letters and hyphens such as "linden-hills"'),
  name: line(40),
  city: line(40),
  zips: z.array(z.string().regex(/^\d{5}$/, 'must be five digits')).min(1),
  latitude: z.number().min(43).max(50),
  longitude: z.number().min(-98).max(-89),
});

/** content/areas.json: the 16 neighborhoods (the product's specification, section 3). */
export const areasSchema = z.strictObject({
  $schema: z.string().optional(),
  sample: z.boolean().default(false),
  areas: z.array(areaSchema).length(16),
});

export type Area = z.infer<typeof areaSchema>;
