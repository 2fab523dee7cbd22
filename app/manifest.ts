import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content/load';
import { siteColors } from '@/lib/site/color-tokens';
import { pageHref } from '@/lib/site/links';

export const dynamic = 'force-static';

/** For a phone's home screen. Opens in the browser: this is a site, not an app. */
export default function manifest(): MetadataRoute.Manifest {
  const { business, site } = siteContent();
  const color = siteColors();
  return {
    name: business.name,
    description: site.tagline,
    lang: 'en-US',
    start_url: pageHref('/'),
    scope: pageHref('/'),
    display: 'browser',
    background_color: color('paper', 'light'),
    theme_color: color('paper', 'light'),
    icons: [
      { src: pageHref('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: pageHref('/apple-icon.png'), sizes: '180x180', type: 'image/png' },
    ],
  };
}
