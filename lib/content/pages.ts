import { z } from 'zod';
import { line, paragraph } from './text';

export const routeIds = ['home', 'about', 'businessInfo', 'privacy', 'terms', 'checkout'] as const;

const page = z.strictObject({
  /** What a search result and the browser's tab say. */
  title: line(65),
  /** The two lines under a search result. */
  description: paragraph(160),
  /** The name in the trail of a search result ("Home > About"). */
  name: line(30),
  /** The words on the picture that is shown when somebody shares the page. */
  shareTitle: line(70),
  /** The day on which the page's words last changed: 2026-11-21. Change it only when they did. */
  updated: z.iso.date(),
});

/** content/pages.json: what search engines and shared links say of each route. */
export const pagesSchema = z.strictObject({
  $schema: z.string().optional(),
  home: page,
  about: page,
  businessInfo: page,
  privacy: page,
  terms: page,
  checkout: page,
});

export type RouteId = (typeof routeIds)[number];
export type PageWords = z.infer<typeof page>;
