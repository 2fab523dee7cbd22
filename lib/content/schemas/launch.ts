import { z } from 'zod';
import { confirmable } from '@/lib/content/samples';

export const launchSchema = z.strictObject({
  confirmed: z
    .array(z.enum(confirmable))
    .default([])
    .describe('Check off what you’ve read that’s already true of your business. A preview lists the rest.'),
});
