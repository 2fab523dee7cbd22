import { z } from 'zod';
import { place } from './shapes';
import { emptyIfNone, trimmed, withUnique, zipCode } from './text';

const areaSchema = z.strictObject({
  id: trimmed
    .regex(/^[a-z]+(-[a-z]+)*$/, 'must be only lowercase letters and hyphens, such as "linden-hills"')
    .meta({
      title: 'Name for the map',
      description: 'Write lowercase letters and hyphens. For example, linden-hills.',
    }),
  // The limit keeps the list in two columns on a phone.
  name: place(26).describe('The name of the neighborhood or town, as the list shows it.'),
  city: place(40).describe('The city it’s in. For a town, repeat the town’s name.'),
  zips: z
    .array(zipCode)
    .min(1)
    .meta({ title: 'ZIP codes', description: 'The ZIP codes you serve there, five digits each.' }),
  latitude: z
    .number()
    .min(40)
    .max(50)
    .optional()
    .describe(`Where its center is on the map. For example, 44.923. ${emptyIfNone}`),
  longitude: z
    .number()
    .min(-105)
    .max(-86)
    .optional()
    .describe(`Where its center is on the map. Include the minus sign. For example, -93.318. ${emptyIfNone}`),
});

export const areasSchema = z.strictObject({
  areas: z
    .array(areaSchema)
    .min(1)
    .max(24)
    .check(withUnique('id'), withUnique('name'))
    .describe(
      `One to 24 neighborhoods or towns that you really serve. To use their number or their cities in a text, write {areaCount} or {cities}.`,
    ),
});
