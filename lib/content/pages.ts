import { z } from 'zod';
import { line, paragraph, sampleMark, title } from './text';

export const routeIds = ['home', 'about', 'businessInfo', 'privacy', 'terms', 'checkout'] as const;

const page = z.strictObject({
  title: title().describe(
    'What the browser\'s tab and the first line of a search result say. A long name after " | " is left out.',
  ),
  description: paragraph(160).describe('The two lines under a search result.'),
  name: line(30).describe('Name of the page in the trail of a search result: Home > About.'),
  shareTitle: line(70).describe('Words on the picture that is shown when somebody shares the page.'),
  updated: z.iso
    .date()
    .describe("The day on which the page's words last changed: 2026-11-21. Change it only when they did."),
  sample: sampleMark()
    .describe('Privacy and terms: true while the text is a draft that a lawyer should still read.')
    .optional(),
});

/** content/pages.json: what search engines and shared links say of each route. */
export const pagesSchema = z.strictObject({
  home: page,
  about: page,
  businessInfo: page,
  privacy: page,
  terms: page,
  checkout: page,
});

export type RouteId = (typeof routeIds)[number];
