import { z } from 'zod';
import { line, paragraph, sampled } from './text';

/** content/about.json: the About page. */
export const aboutSchema = z.strictObject({
  $schema: z.string().optional(),
  heading: line(80),
  lead: paragraph(300),
  statsHeading: line(60),
  stats: z
    .array(z.strictObject({ figure: line(16), label: line(60) }))
    .min(3)
    .max(6),
  storyHeading: line(60),
  story: sampled(z.array(paragraph(900)).min(1)),
  missionHeading: line(60),
  mission: paragraph(600),
  valuesHeading: line(60),
  values: z.array(z.strictObject({ name: line(40), text: paragraph(300) })).min(3),
  certificationsHeading: line(60),
  certifications: sampled(z.array(z.strictObject({ name: line(80), text: paragraph(240) })).min(1)),
  closing: z.strictObject({
    heading: line(80),
    text: paragraph(240),
    scheduleOnline: line(30),
    freeQuote: line(30),
  }),
});

export type AboutWords = z.infer<typeof aboutSchema>;
