import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content/load';
import { absoluteUrl, routeIds, routePaths } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Lists every page with the day on which its text last changed. A build can't know that day. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { business, pages } = siteContent();
  return routeIds.map((id) => ({
    url: absoluteUrl(business, routePaths[id]),
    lastModified: pages[id].updated,
  }));
}
