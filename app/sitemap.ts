import type { MetadataRoute } from 'next';
import { routeIds } from '@/lib/content/pages';
import { siteContent } from '@/lib/content/site-content';
import { absoluteUrl, routePaths } from '@/lib/seo/routes';

export const dynamic = 'force-static';

/** The six routes, each with the day its words last changed; a build date would be a lie. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { business, pages } = siteContent();
  return routeIds.map((route) => ({
    url: absoluteUrl(business, routePaths[route]),
    lastModified: pages[route].updated,
  }));
}
