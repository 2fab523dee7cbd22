import type { MetadataRoute } from 'next';
import { routeIds } from '@/lib/content/pages';
import { siteContent } from '@/lib/content/site-content';
import { absoluteUrl, routePaths } from '@/lib/seo/routes';

export const dynamic = 'force-static';

/** The six routes, each with the date its content last changed (not the build date). */
export default function sitemap(): MetadataRoute.Sitemap {
  const { business, pages } = siteContent();
  return routeIds.map((route) => ({
    url: absoluteUrl(business, routePaths[route]),
    lastModified: pages[route].updated,
  }));
}
