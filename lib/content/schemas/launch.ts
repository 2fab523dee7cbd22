import { z } from 'zod';
import { confirmable } from '@/lib/content/samples';

export const launchSchema = z.strictObject({
  confirmed: z
    .array(z.enum(confirmable))
    .default([])
    .describe(
      'What you have read and is true of your business as it is. The ribbon of a preview lists the rest.',
    ),
});
