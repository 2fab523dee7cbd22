import { z } from 'zod';

/** One line of visible text. `max` is in characters: what still fits where it stands. */
export const line = (max = 120) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/, 'must stand on one line');

/** A short paragraph. */
export const paragraph = (max = 600) => z.string().trim().min(1).max(max);

/** Address of a place on the site: a path such as "/about" or an anchor such as "/#areas". */
export const path = () => z.string().regex(/^\/[a-z0-9/-]*(#[a-z-]+)?$/, 'must be a path such as "/about"');

/**
 * A fact that may still be a sample. `"sample": true` says that it was made up for the preview and must
 * be replaced before launch; set it to false (or delete the line) when the real fact stands there.
 */
export const sampled = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, sample: z.boolean().default(false) });

/** A heading that may end with the visitor's city, which then stands on a line of its own. */
export const cityHeading = (max = 80) =>
  line(max).refine((text) => !text.includes('{city}') || text.endsWith(' {city}'), {
    message: 'may have {city} only as its last word',
  });
