import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content/load';
import { pageHref } from '@/lib/site/links';

export const dynamic = 'force-static';

/** Phones use this when a visitor adds the site to the home screen. It opens in the browser, not as an app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: siteContent().business.name,
    start_url: pageHref('/'),
    display: 'browser',
    icons: [
      { src: pageHref('/icon.png'), sizes: '192x192', type: 'image/png' },
      { src: pageHref('/apple-icon.png'), sizes: '180x180', type: 'image/png' },
    ],
  };
}
