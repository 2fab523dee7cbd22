import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content/load';
import { absoluteUrl } from '@/lib/site/routes';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl(siteContent().business, '/sitemap.xml'),
  };
}
