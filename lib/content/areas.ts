import { z } from 'zod';
import { line, sampleMark } from './text';

export const areaSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'must be lowercase letters and hyphens, such as "linden-hills"')
    .describe('Short name for the map: lowercase letters and hyphens, such as "linden-hills".'),
  // Longer names would overlap on the map.
  name: line(26).describe('Name of the neighborhood, in the list and on the map.'),
  city: line(40).describe('City it belongs to.'),
  zips: z
    .array(z.string().regex(/^\d{5}$/, 'must be five digits in quotation marks, such as "55410"'))
    .min(1)
    .describe('ZIP codes that count as this neighborhood in the availability check.'),
  latitude: z.number().min(43).max(50).describe('Latitude of its center, for the map, such as 44.923.'),
  longitude: z.number().min(-98).max(-89).describe('Longitude of its center, for the map, such as -93.318.'),
});

/** content/areas.json: the 16 neighborhoods (the product's specification, section 3). */
export const areasSchema = z.strictObject({
  sample: sampleMark().default(false),
  areas: z
    .array(areaSchema)
    .length(16)
    .describe('The 16 neighborhoods. The map and the texts are made for exactly 16.'),
});

export type Area = z.infer<typeof areaSchema>;
