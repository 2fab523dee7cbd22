import { z } from 'zod';
import { routeIds, type RouteId } from '@/lib/site/routes';
import { day, firstAvailable, isShortTitle, line, sentences, title, wholeTitle } from './text';

const pageTitle =
  'The title in the browser and in search results. If it’s too long, we name fewer cities in it, or leave out the part after |.';
const shareTitle = 'The text on the picture that’s shown when someone shares the page.';

const page = z.strictObject({
  title: title.describe(pageTitle),
  description: sentences(160).describe('The two lines under the title in search results.'),
  shareTitle: line(70).describe(shareTitle),
  updated: day.describe(
    'The date the text last changed. For example, 2026-11-21. Update it only when you change the text.',
  ),
});

const pages = Object.fromEntries(routeIds.map((id) => [id, page]));

export const pagesSchema = z.strictObject({
  ...(pages as Record<RouteId, typeof page>), // fromEntries forgets the keys
  home: page.extend({
    title: firstAvailable(wholeTitle, pageTitle, isShortTitle).pipe(title),
    shareTitle: firstAvailable(line(70), shareTitle),
  }),
});
