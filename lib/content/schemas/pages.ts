import { z } from 'zod';
import { fieldsFor, firstOf, line, sentences, title } from './text';

const page = z.strictObject({
  title: title().describe('Title in browser and search results. If too long, it ends at " | ".'),
  description: sentences(160).describe('The two lines under the title in search results.'),
  shareTitle: line(70).describe('Text on the picture shown when someone shares the page.'),
  updated: z.iso
    .date('must be a day such as "2026-11-21"')
    .describe('When the text last changed: 2026-11-21. Change it only then.'),
});

export const routeIds = ['home', 'about', 'businessInfo', 'privacy', 'terms', 'checkout'] as const;

export const pagesSchema = z.strictObject({
  ...fieldsFor(routeIds, () => page),
  home: page.extend({ title: firstOf(title()), shareTitle: firstOf(line(70)) }),
});

export type RouteId = (typeof routeIds)[number];
