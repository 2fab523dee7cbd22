import type { RouteId } from '@/lib/content/pages';
import type { SiteContent } from '@/lib/content/site-content';
import { absoluteUrl, routePaths, sharePicturePath, shareSize } from './routes';

/** Title, description, canonical address and share card of a route, from content/pages.json. */
export function pageMetadata({ pages, business }: Pick<SiteContent, 'pages' | 'business'>, route: RouteId) {
  const { title, description, shareTitle } = pages[route];
  const address = absoluteUrl(business, routePaths[route]);
  const siteName = business.name.value;
  const picture = absoluteUrl(business, sharePicturePath(route));
  const alt = `${shareTitle} – ${siteName}`;
  return {
    title,
    description,
    // The canonical URL has no query, so /checkout?service=… counts as /checkout.
    alternates: { canonical: address },
    openGraph: {
      type: 'website' as const,
      url: address,
      siteName,
      locale: 'en_US',
      title,
      description,
      images: [{ url: picture, ...shareSize, type: 'image/png', alt }],
    },
    // Next fills in title, description and picture from openGraph.
    twitter: { card: 'summary_large_image' as const },
  };
}
