import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content/site-content';
import { absoluteUrl } from '@/lib/seo/routes';

export const dynamic = 'force-static';

/** Allows every crawler on every page. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl(siteContent().business, '/sitemap.xml'),
  };
}
