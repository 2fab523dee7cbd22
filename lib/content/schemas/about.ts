import { z } from 'zod';
import { emptyIfNoEntries, line, paragraph } from './text';

const stat = z.strictObject({
  figure: line(16).meta({ title: 'Number', description: 'Shown in large type. For example, {customers}.' }),
  label: line(60).describe('What the number counts. For example, customers served.'),
});

const value = z.strictObject({
  name: line(40).describe('The name of the value.'),
  text: paragraph(300).describe('What customers can expect from you.'),
});

const certification = z.strictObject({
  name: line(80).describe('The name of the certification.'),
  text: paragraph(240).describe('Who issued it, its number, and what it covers.'),
});

export const aboutSchema = z.strictObject({
  heading: line(80).describe('The heading of the page.'),
  lead: paragraph(300).describe('The text under the heading.'),
  stats: z.array(stat).min(1).max(6).meta({ title: 'Numbers', description: 'One to six numbers.' }),
  story: z.array(paragraph(900)).min(1).describe('How the business began. Write one paragraph per entry.'),
  mission: paragraph(600).describe('Your mission, in one or two sentences.'),
  values: z.array(value).min(3).describe('Your values. You need at least three.'),
  certifications: z
    .array(certification)
    .default([])
    .describe(`Add only certifications that your technicians have. ${emptyIfNoEntries}`),
  closing: z.strictObject({
    heading: line(80).describe('The heading at the end of the page.'),
    text: paragraph(240).describe(
      'The text under it. If something is free, say under what condition, in the same text.',
    ),
  }),
});
