import { readdirSync } from 'node:fs';
import type { MetadataRoute } from 'next';
import { routeIds } from '@/lib/content/schemas/pages';
import { siteContent } from '@/lib/content/load';
import { absoluteUrl, routePaths } from '@/lib/seo/routes';

export const dynamic = 'force-static';

/** Every page in app/. Those in content/ say when their text last changed, which the build can't know. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { business, pages } = siteContent();
  const dates = new Map(routeIds.map((id) => [routePaths[id], pages[id].updated]));
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => `/${file.split(/[\\/]/).slice(0, -1).join('/')}`)
    .sort()
    .map((path) => {
      const updated = dates.get(path);
      return { url: absoluteUrl(business, path), ...(updated && { lastModified: updated }) };
    });
}
