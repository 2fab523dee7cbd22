import { z } from 'zod';

/** content/brand.json: what makes the site look like the business's own. */
export const brandSchema = z.strictObject({
  mark: z
    .string()
    .regex(/^[\w-]+\.(svg|png)$/, 'must be the name of an .svg or .png file in content/')
    .describe('The logo: an SVG or PNG file in content/, such as mark.svg. Any size and shape.'),
});
