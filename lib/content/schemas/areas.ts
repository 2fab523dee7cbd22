import { z } from 'zod';
import { line, withUnique, zipCode } from './text';

const areaSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'must be lowercase letters and hyphens, such as "linden-hills"')
    .meta({ title: 'Name for the map', description: 'Small letters and hyphens, such as linden-hills.' }),
  // The list has two columns on a phone.
  name: line(26).describe('Name of the neighborhood or town, in the list.'),
  city: line(40).describe('City it belongs to; for a town its own name again.'),
  zips: z
    .array(zipCode)
    .min(1)
    .meta({ title: 'ZIP codes', description: 'Where we say yes: five digits each.' }),
  latitude: z.number().min(40).max(50).optional().describe('Of its center, for the map: 44.923.'),
  longitude: z.number().min(-105).max(-86).optional().describe('Of its center, for the map: -93.318.'),
});

export const areasSchema = z.strictObject({
  areas: z
    .array(areaSchema)
    .min(1)
    .max(24)
    .check(withUnique('id'), withUnique('name'))
    .describe('One to twenty-four neighborhoods or towns that you really serve. {areaCount} {cities}'),
});
