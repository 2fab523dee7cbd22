import { z } from 'zod';
import { routeIds, type RouteId } from '@/lib/site/routes';
import { day, firstOf, line, sentences, title } from './text';

const page = z.strictObject({
  title: title.describe('In browser and search results. If it is too long, what follows | is left out.'),
  description: sentences(160).describe('The two lines under the title in search results.'),
  shareTitle: line(70).describe('Text on the picture shown when someone shares the page.'),
  updated: day.describe('When the text last changed: 2026-11-21. Change it only then.'),
});

const pages = Object.fromEntries(routeIds.map((id) => [id, page]));

export const pagesSchema = z.strictObject({
  ...(pages as Record<RouteId, typeof page>), // fromEntries forgets the keys
  home: page.extend({ title: firstOf(title), shareTitle: firstOf(line(70)) }),
});
