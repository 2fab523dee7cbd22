import { z } from 'zod';
import { line, paragraph, sampled, sampleMark } from './text';

/** content/about.json: the About page. */
export const aboutSchema = z.strictObject({
  heading: line(80).describe('Heading of the page.'),
  lead: paragraph(300).describe('Under the heading.'),
  statsHeading: line(60).describe('Heading above the figures.'),
  stats: z
    .array(
      z.strictObject({
        figure: line(16).describe('A figure in large type: "{customers}".'),
        label: line(60).describe('What the figure counts.'),
      }),
    )
    .min(3)
    .max(6)
    .describe('Three to six figures.'),
  storyHeading: line(60).describe('Heading above the story.'),
  story: sampled(z.array(paragraph(900)).min(1)).describe('How the business began, one entry a paragraph.'),
  missionHeading: line(60).describe('Heading above the mission.'),
  mission: paragraph(600).describe('The mission in one or two sentences.'),
  missionSample: sampleMark().optional(),
  valuesHeading: line(60).describe('Heading above the values.'),
  values: z
    .array(
      z.strictObject({
        name: line(40).describe('Name of one value.'),
        text: paragraph(300).describe('What customers can hold us to.'),
      }),
    )
    .min(3)
    .describe('Three values or more.'),
  valuesSample: sampleMark().optional(),
  certificationsHeading: line(60).describe('Heading above the certifications.'),
  certifications: sampled(
    z
      .array(
        z.strictObject({
          name: line(80).describe('Name of one certification.'),
          text: paragraph(240).describe('Who issued it, its number, what it allows.'),
        }),
      )
      .min(1),
  ).describe('Only certifications that technicians really hold.'),
  closing: z.strictObject({
    heading: line(80).describe('Heading at the end of the page.'),
    text: paragraph(240).describe('Under it. "Free" says its condition at once.'),
    scheduleOnline: line(30).describe('Button that leads to the booking pages.'),
    freeQuote: line(30).describe('Button that leads to the quote form.'),
  }),
});

export type AboutWords = z.infer<typeof aboutSchema>;
