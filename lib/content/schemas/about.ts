import { z } from 'zod';
import { line, paragraph } from './text';

const stat = z.strictObject({
  figure: line(16).meta({ title: 'Number', description: 'In large type, such as {customers}.' }),
  label: line(60).describe('What the number counts.'),
});

const value = z.strictObject({
  name: line(40).describe('Name of the value.'),
  text: paragraph(300).describe('What customers can expect from us.'),
});

const certification = z.strictObject({
  name: line(80).describe('Name of the certification.'),
  text: paragraph(240).describe('Who issued it, its number and what it covers.'),
});

export const aboutSchema = z.strictObject({
  heading: line(80).describe('Page heading.'),
  lead: paragraph(300).describe('Text under the heading.'),
  stats: z.array(stat).min(1).max(6).meta({ title: 'Numbers', description: 'Up to six.' }),
  story: z.array(paragraph(900)).min(1).describe('How the business began. One paragraph per entry.'),
  mission: paragraph(600).describe('The mission in one or two sentences.'),
  values: z.array(value).min(3).describe('At least three values.'),
  certifications: z
    .array(certification)
    .default([])
    .describe('Only what your technicians hold; none is fine.'),
  closing: z.strictObject({
    heading: line(80).describe('Heading at the end of the page.'),
    text: paragraph(240).describe('Text under it. What is free needs its condition, right there.'),
  }),
});
