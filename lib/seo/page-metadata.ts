import type { SiteContent } from '@/lib/content/load';
import { absoluteUrl, routePaths, type RouteId } from '@/lib/site/routes';

/** The size of a share picture in pixels. Social networks show this shape (1.91:1) without cropping it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a page's share picture, and of its drawing if there is one: "business-info". */
export const shareName = (route: RouteId) => routePaths[route].slice(1) || 'home';

export const sharePicture = (route: RouteId) => `/share/${shareName(route)}.png`;

/** The texts of a page for search engines and shared links, from content/pages.json. */
export function pageMetadata(route: RouteId, { business, pages }: Pick<SiteContent, 'business' | 'pages'>) {
  const { title, description, shareTitle } = pages[route];
  const address = absoluteUrl(business, routePaths[route]);
  const siteName = business.name;
  const picture = {
    url: absoluteUrl(business, sharePicture(route)),
    ...shareSize,
    alt: `${shareTitle} – ${siteName}`,
  };
  return {
    title,
    description,
    // The canonical URL has no query, so /checkout?service=… counts as /checkout.
    alternates: { canonical: address },
    openGraph: {
      type: 'website' as const,
      url: address,
      siteName,
      title,
      description,
      images: [picture],
    },
    // Next fills in title, description and picture from openGraph.
    twitter: { card: 'summary_large_image' as const },
  };
}
